"""The crew's plan in words, with what makes its figures."""
