"""Parts of messages: buttons, selects, containers, text limits, escaping, attachments."""
