"""What people see of the bot: messages and their controls, and what presses and commands do."""
