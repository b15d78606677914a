"""No files import each other in a circle, imports for type checking included."""

from __future__ import annotations

import grimp

PACKAGES = ("bot", "render", "rules")


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph(*PACKAGES, exclude_type_checking_imports=False, cache_dir=None)
    imports = {file: graph.find_modules_directly_imported_by(file) for file in graph.modules}
    assert len(imports) > 200
    assert circles(imports) == []


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [{"a", "b", "c"}]


def circles(imports: dict[str, set[str]]) -> list[set[str]]:
    """The sets of files that can't be put into an order in which each follows what it imports."""
    left = {file: set(imported) for file, imported in imports.items()}
    while free := {file for file, imported in left.items() if not imported & left.keys()}:
        left = {file: imported for file, imported in left.items() if file not in free}
    while free := left.keys() - {one for imported in left.values() for one in imported}:
        left = {file: imported for file, imported in left.items() if file not in free}
    return [set(left)] if left else []
