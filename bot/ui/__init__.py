"""The user interface: messages and their controls, and handlers of presses and commands."""
