"""What is written in lines of sums, by chance: no outcome is right, so that no sum is learnt, only how it is written."""

import random

WORDS = (
    'the What is Calculate Solve Find Work out How many of and a are left there in each apples boxes km cm mm kg m l h '
    'hours minutes pens books altogether change pays has gives to Tom Emma train speed average perimeter area width long '
    'length rectangle Round nearest hundred Simplify percentage Write as mean Remainder remainder rem answer Answer total '
    'costs x y n a b quick brown fox jumps over lazy dog zoo six seven eggs farmer bus yellow green blue question Show your'
)


class Sums:
    """Makes up lines."""

    def __init__(self, seed):
        self.words = WORDS.split()
        self.chance = random.Random(seed)

    def number(self):
        chance = self.chance
        length = chance.choice([1, 1, 2, 2, 3, 3, 3, 4, 4, 5])
        text = ''.join(chance.choice('0123456789') for _ in range(length))
        way = chance.random()
        if way < 0.08:
            text += '.' + ''.join(chance.choice('0123456789') for _ in range(chance.choice([1, 2])))
        elif way < 0.11:
            text += ',' + ''.join(chance.choice('0123456789') for _ in range(3))
        elif way < 0.15:
            text += '/' + ''.join(chance.choice('0123456789') for _ in range(chance.choice([1, 1, 2])))
        elif way < 0.165:
            text += '%'
        elif way < 0.18:
            text = chance.choice('£$') + text
        return text

    def sum(self):
        chance = self.chance
        terms = chance.choice([1, 2, 2, 2, 2, 2, 3, 3])
        parts = [self.number()]
        for _ in range(terms - 1):
            parts += [chance.choice('++--××÷÷'), self.number()]
        if terms > 2 and chance.random() < 0.3:
            at = chance.choice([0, 2])
            parts[at] = '(' + parts[at]
            parts[at + 2] += ')'
        if chance.random() < 0.8:
            parts += ['=', self.number()]
        elif chance.random() < 0.2:
            parts.insert(0, '=')
        if chance.random() < 0.05:
            parts.insert(0, chance.choice('123456789') + chance.choice('.):'))
        return parts

    def text(self):
        """What stands in a line, in pieces between which there is a space."""
        chance = self.chance
        parts = self.sum()
        way = chance.random()
        if way < 0.25:
            return parts
        if way < 0.34 or way > 0.95:
            for _ in range(chance.choice([1, 1, 2, 3])):
                parts.insert(chance.randrange(len(parts) + 1), chance.choice(self.words))
        elif way < 0.41:
            return [chance.choice(self.words) for _ in range(chance.randrange(2, 6))] + [self.number() + chance.choice(['', '.', '?'])]
        elif way < 0.46:
            parts = [each + chance.choice(['', chance.choice('xyabcn')]) for each in parts]
        return parts
