"""Values of open tables, leagues, results and the pages of people and servers."""
