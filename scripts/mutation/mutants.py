"""Mutants: small changes to the conditions and constants of a module."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
NEGATING = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
CODED = "Rejected"  # the exception whose first argument is a stable code


@dataclass(frozen=True)
class Slot:
    """A place in the tree that holds a node."""

    parent: ast.AST
    name: str
    index: int | None = None

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.index] = node


@dataclass(frozen=True)
class Mutant:
    """One change of one module; `apply` writes it into the module's tree, irreversibly."""

    file: str
    where: str
    number: int
    line: str
    change: str
    lines: frozenset[int]
    slot: Slot = field(repr=False)
    node: ast.AST = field(repr=False)

    @property
    def key(self) -> tuple[str, str, str, str]:
        """A unique key that does not depend on line numbers."""
        return self.file, self.where, self.line, self.change

    def apply(self) -> None:
        self.slot.put(self.node)


@dataclass(frozen=True)
class Module:
    """A module to mutate: path, import name, tree and mutants."""

    path: Path
    file: str
    name: str
    lines: list[str]
    tree: ast.Module
    mutants: list[Mutant]


def load(path: Path, source: Path) -> Module:
    """Read the module at `path`, which belongs to the package in the folder `source`."""
    root = source
    while (root / "__init__.py").exists():
        root = root.parent
    parts = path.relative_to(root).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    text = path.read_text("utf-8")
    tree = ast.parse(text, str(path))
    finder = _Finder(path.relative_to(source).as_posix(), text.splitlines())
    finder.search(tree)
    return Module(path, finder.file, name, finder.lines, tree, finder.found)


class _Finder:
    """Collects the mutants of a tree, with their statement and function."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self.file = file
        self.lines = lines
        self.found: list[Mutant] = []
        self._seen: Counter[tuple[str, str, str]] = Counter()
        self._scopes: list[str] = []
        self._answers_bool = [False]
        self._statement = range(0)

    def search(self, node: ast.AST) -> None:
        for slot, child in _children(node):
            if _left_alone(child):
                continue
            outer = self._statement
            if isinstance(child, ast.stmt):
                self._statement = _header(child)
            for changed in _changes(slot, child, self._answers_bool[-1]):
                self._add(slot, child, changed)
            self._descend(child)
            self._statement = outer

    def _descend(self, node: ast.AST) -> None:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self.search(node)
            return
        returns = None if isinstance(node, ast.ClassDef) else node.returns
        self._scopes.append(node.name)
        self._answers_bool.append(isinstance(returns, ast.Name) and returns.id == "bool")
        self.search(node)
        self._answers_bool.pop()
        self._scopes.pop()

    def _add(self, slot: Slot, before: ast.AST, after: ast.AST) -> None:
        assert isinstance(before, ast.expr | ast.stmt)
        where, line = ".".join(self._scopes), self.lines[before.lineno - 1].strip()
        change = f"{ast.unparse(before)} → {ast.unparse(after)}"
        self._seen[where, line, change] += 1
        nth = self._seen[where, line, change]
        mutant = Mutant(
            file=self.file,
            where=where,
            number=before.lineno,
            line=line,
            change=change if nth == 1 else f"{change} (#{nth})",
            lines=frozenset([*self._statement, before.lineno]),
            slot=slot,
            node=ast.fix_missing_locations(ast.copy_location(after, before)),
        )
        self.found.append(mutant)


def _children(node: ast.AST) -> Iterator[tuple[Slot, ast.AST]]:
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns"}:
            continue
        if isinstance(value, ast.AST):
            yield Slot(node, name), value
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield Slot(node, name, index), item


def _left_alone(node: ast.AST) -> bool:
    """Nodes without behaviour: types, export lists, unreachable code."""
    match node:
        case ast.Assert():
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return True
        case ast.FunctionDef(decorator_list=marks) if "overload" in map(ast.unparse, marks):
            return True
        case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
            return True
        case ast.Assign(targets=[ast.Name(name)], value=value):
            is_dunder = name.startswith("__") and name.endswith("__")
            return is_dunder or (name[:1].isupper() and not name.isupper() and _is_type(value))
        case _:
            return False


def _is_type(node: ast.expr) -> bool:
    match node:
        case ast.Subscript() | ast.BinOp(op=ast.BitOr()):
            return True
        case _:
            return False


def _header(node: ast.stmt) -> range:
    """The lines of a statement without those of the statements inside it."""
    inner = (child for child in ast.walk(node) if isinstance(child, ast.stmt) and child is not node)
    first = next(inner, None)
    end = max(node.lineno, first.lineno - 1) if first else node.end_lineno or node.lineno
    marks = getattr(node, "decorator_list", [])
    return range(min(mark.lineno for mark in [node, *marks]), end + 1)


def _changes(slot: Slot, node: ast.AST, answers_bool: bool) -> Iterator[ast.AST]:
    """The replacements for `node`."""
    yield from _swapped(node)
    yield from _forced(slot, node)
    yield from _negated(slot, node, answers_bool)
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)) if _is_code(slot):
            yield ast.Constant(f"{value}_mutated")


def _swapped(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, ops, comparators):
            for index, op in enumerate(ops):
                swapped = [*ops[:index], COMPARISONS[type(op)](), *ops[index + 1 :]]
                yield ast.Compare(left, swapped, comparators)
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.BinOp(left, ast.Add(), right):
            yield ast.BinOp(left, ast.Sub(), right)
        case ast.BinOp(left, ast.Sub(), right):
            yield ast.BinOp(left, ast.Add(), right)
        case ast.AugAssign(target, ast.Add(), value):
            yield ast.AugAssign(target, ast.Sub(), value)
        case ast.AugAssign(target, ast.Sub(), value):
            yield ast.AugAssign(target, ast.Add(), value)


def _forced(slot: Slot, node: ast.AST) -> Iterator[ast.AST]:
    """A condition replaced by True or False; never an endless loop."""
    if isinstance(node, ast.Constant):
        return
    match slot:
        case Slot(ast.If() | ast.IfExp(), "test") | Slot(ast.comprehension(), "ifs"):
            yield ast.Constant(True)
            yield ast.Constant(False)
        case Slot(ast.match_case(), "guard"):
            yield ast.Constant(True)
            yield ast.Constant(False)
        case Slot(ast.While(), "test"):
            yield ast.Constant(False)


def _negated(slot: Slot, node: ast.AST, answers_bool: bool) -> Iterator[ast.AST]:
    """`not`, where no other change does the same: a returned boolean, one side of and/or."""
    match node:
        case ast.Constant() | ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(ops=[op]) if isinstance(op, NEGATING):
            return
    match slot.parent, node:
        case ast.Return(), ast.expr() if answers_bool:
            yield ast.UnaryOp(ast.Not(), node)
        case ast.BoolOp(), ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript():
            yield ast.UnaryOp(ast.Not(), node)


def _is_code(slot: Slot) -> bool:
    match slot:
        case Slot(ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)), "args", 0):
            return name == CODED
        case _:
            return False
