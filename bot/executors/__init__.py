"""Where work is done that would keep the event loop waiting: processes and threads of the bot."""
