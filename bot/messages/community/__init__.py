"""Messages of open tables, leagues, ratings and the pages of people and servers."""
