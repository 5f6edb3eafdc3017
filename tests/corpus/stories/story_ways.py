"""Ways through stories for learn_net.py: which calculations of a story's numbers give what its writer has reckoned."""

import ast
import math
import random

NEARLY = 1e-9
LARGEST = 1e7
MOST_TRIED = 400_000
MOST_WAYS = 30
# In money an answer may stand in pence.
SCALES = (1, 100, 0.01)


def is_whole(value):
    return abs(value - round(value)) < NEARLY


def reckon(sign, a, b):
    """What a sign makes of two numbers; None where something is divided by zero."""
    if sign == "+":
        return a + b
    if sign == "−":
        return a - b
    if sign == "×":
        return a * b
    if b == 0:
        return None
    if sign == "÷":
        return a / b
    if sign == "up":
        return math.ceil(a / b - NEARLY)
    whole = math.floor(a / b + NEARLY)
    return whole if sign == "down" else a - b * whole


class Calculations:
    """The product's calculations, in its order: see src/maths/stories/net/calculations.ts."""

    def __init__(self, listed):
        self.listed = [(each["sign"], each["isBack"]) for each in listed]
        self.plain = [i for i, (sign, _) in enumerate(self.listed) if len(sign) == 1]

    def of(self, which, first, second):
        sign, is_back = self.listed[which]
        return reckon(sign, second, first) if is_back else reckon(sign, first, second)

    def allows(self, which, first, second, first_constant, second_constant):
        """The same as isAllowed of the product."""
        if first_constant and second_constant:
            return False
        sign, is_back = self.listed[which]
        if (first_constant or second_constant) and sign not in "×÷":
            return False
        a, b = (second, first) if is_back else (first, second)
        if sign == "+":
            return True
        if sign == "×":
            return a * b < LARGEST
        if sign == "−":
            return a - b > NEARLY
        if a <= 0 or b <= 0:
            return False
        return sign == "÷" or (is_whole(a) and is_whole(b) and b > 1 and a > b and not is_whole(a / b))


def ways_to(calculations, numbers, constants, target, signs, steps):
    """All ways of so many steps to `target`; each number stands in several worlds, and the way must hold in all."""
    found = []
    tried = 0

    def is_target(values):
        return all(abs(a - b) < 1e-6 * max(1, abs(b)) for a, b in zip(values, target))

    def go(values, are_constant, way, left, unused):
        nonlocal tried
        for i in range(len(values)):
            for j in range(i + 1, len(values)):
                still = unused - {i, j}
                if len(still) > left - 1 or tried > MOST_TRIED:
                    continue
                for which in signs:
                    if not calculations.allows(which, values[i][0], values[j][0], are_constant[i], are_constant[j]):
                        continue
                    tried += 1
                    now = [calculations.of(which, a, b) for a, b in zip(values[i], values[j])]
                    if any(each is None for each in now):
                        continue
                    if left > 1:
                        go(
                            [*values, now],
                            [*are_constant, False],
                            [*way, (i, j, which)],
                            left - 1,
                            still | {len(values)},
                        )
                    elif is_target(now):
                        found.append([*way, (i, j, which)])

    go(list(numbers), list(constants), [], steps, frozenset())
    return found


def shortest(calculations, numbers, constants, target, signs, most):
    for steps in range(1, most + 1):
        found = ways_to(calculations, numbers, constants, target, signs, steps)
        if found:
            return found
    return []


def worked(node, leaves):
    """What a writer's calculation comes to with other numbers for its own."""
    if isinstance(node, ast.BinOp):
        signs = {ast.Add: "+", ast.Sub: "−", ast.Mult: "×", ast.Div: "÷", ast.Mod: "over"}
        return reckon(signs[type(node.op)], worked(node.left, leaves), worked(node.right, leaves))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return getattr(math, node.func.attr)(worked(node.args[0], leaves))
    if id(node) not in leaves:
        raise ValueError(f"A calculation of numbers and signs has no {type(node).__name__}.")
    return leaves[id(node)]


def told_in(calc, values):
    """The writer's calculation, and which number of the story each of its numbers is; None where one is none."""
    tree = ast.parse(calc.replace("Math.", "math."), mode="eval").body
    leaves = sorted(
        (each for each in ast.walk(tree) if isinstance(each, ast.Constant)), key=lambda each: each.col_offset
    )
    places = {}
    for leaf in leaves:
        fitting = [i for i, value in enumerate(values) if abs(value - leaf.value) < NEARLY]
        free = [i for i in fitting if i not in places.values()] or fitting
        if not free:
            return None
        places[id(leaf)] = free[0]
    return (tree, places) if len(leaves) > 1 else None


def meant(calculations, story, values, constants, most):
    """The ways that mean the writer's own calculation; none where its numbers aren't those of the story."""
    told = told_in(story["calc"], values)
    if not told:
        return []
    tree, places = told
    is_rounded = "math" in story["calc"].lower() or "%" in story["calc"]
    worlds = [values] if is_rounded else [values, *other_worlds(values, constants)]
    target = [worked(tree, {leaf: world[i] for leaf, i in places.items()}) for world in worlds]
    if not any(abs(target[0] * scale - story["answer"]) < 0.006 for scale in SCALES):
        return []
    numbers = [list(each) for each in zip(*worlds)]
    signs = range(len(calculations.listed)) if is_rounded else calculations.plain
    return shortest(calculations, numbers, constants, target, signs, most)


def ways_of(calculations, story):
    """The ways through a story that mean what its writer has reckoned; none where that can't be told."""
    if story["answer"] is None:
        return []
    values = [each["value"] for each in story["numbers"]]
    constants = [each["isConstant"] for each in story["numbers"]]
    most = 3 if len(values) <= 5 else 2
    try:
        found = meant(calculations, story, values, constants, most)
    except (SyntaxError, ValueError):
        found = []
    if found:
        return found[:MOST_WAYS]
    alone = [[value] for value in values]
    every = range(len(calculations.listed))
    found = shortest(calculations, alone, constants, [story["answer"]], every, 2)
    # Many ways to one number say nothing of what was meant.
    return found if len(found) <= 6 else []


def other_worlds(values, constants):
    """The same story with other numbers: what comes to the same in all of them is the same calculation."""
    numbers = random.Random(5)
    return [
        [
            value if constant or not is_whole(value) else numbers.randint(3, 9) * 1000 / 7**i + value * 3.7
            for i, (value, constant) in enumerate(zip(values, constants))
        ]
        for _ in range(2)
    ]
