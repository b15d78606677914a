"""An independent Discord on loopback, for tools that run the bot as a process of its own."""
