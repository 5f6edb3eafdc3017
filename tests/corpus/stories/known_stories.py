"""Stories as learn_net.py learns from them: their ways, and batches of them."""

from collections import Counter, defaultdict

import numpy as np
import torch

from story_net import ABOUT_AT, BETWEEN, FLAGS, MOVES, NUMBERS, PAIRS
from story_ways import is_whole

WRITERS_WHO_USE_A_WORD = 3
TIMES_IN_MADE_STORIES = 30
WAYS_LEARNT = 3
UNKNOWN = 1
PAIR_AT = {pair: i for i, pair in enumerate(PAIRS)}


class Known:
    """A story with its ways, as tensors but for what chance changes in each round."""

    def __init__(self, story, ways, calculations, vocabulary, chance):
        self.story = story
        seen = story["words"]
        names = [each["word"] for each in seen]
        self.words = np.array([vocabulary.get(each, UNKNOWN) for each in names])
        self.about = np.array([ABOUT_AT.get(each, 0) for each in names])
        self.verbs = np.array([each["verbClass"] for each in seen])
        self.flags = np.array([each["flags"] for each in seen], np.float32)
        self.things = np.array([each["thing"] for each in seen])
        self.counts = np.array([len(each["letters"]) for each in seen])
        self.letters = np.array([one for each in seen for one in each["letters"]], np.int64)
        # What names something is told by its place in the story more than by itself.
        is_small = np.array([each["isSmall"] for each in seen])
        is_word = np.array([not each.startswith("<") for each in names])
        self.forgotten = np.where(is_word, np.where((self.verbs == 0) & ~is_small, 0.3, 0.06), 0.0)
        picked = chance.sample(ways, min(WAYS_LEARNT, len(ways))) if ways else [[]]
        self.paths = [self.path(way, ways, calculations) for way in picked]

    def path(self, way, ways, calculations):
        """Each step of a way: what may be reckoned, how the pairs stand to each other, what is right, what is done."""
        told = self.story["numbers"]
        values = [each["value"] for each in told]
        slot = lambda i: i if i < len(told) else NUMBERS + i - len(told)
        steps = []
        for made, (i, j, which) in enumerate(way):
            allowed, between, *_ = self.step(values, calculations)
            right = np.zeros_like(allowed)
            for other in ways:
                if [*map(tuple, other[:made])] == [*map(tuple, way[:made])]:
                    a, b, sign = other[made]
                    right[PAIR_AT[slot(a), slot(b)], sign] = True
            steps.append((allowed, between, right & allowed, PAIR_AT[slot(i), slot(j)], which))
            values = [*values, calculations.of(which, values[i], values[j])]
        return steps if len(way) == MOVES else [*steps, self.step(values, calculations)]

    def step(self, values, calculations):
        """What may be reckoned from `values`, and how they stand to each other; nothing of it is done."""
        told = self.story["numbers"]
        slot = lambda i: i if i < len(told) else NUMBERS + i - len(told)
        constant = lambda i: i < len(told) and told[i]["isConstant"]
        every = range(len(calculations.listed))
        allowed = np.zeros((len(PAIRS), len(every)), bool)
        between = np.zeros((len(PAIRS), BETWEEN), np.float32)
        for j, other in enumerate(values):
            for i, one in enumerate(values[:j]):
                pair = PAIR_AT[slot(i), slot(j)]
                between[pair] = self.between(values, i, j)
                allowed[pair] = [calculations.allows(each, one, other, constant(i), constant(j)) for each in every]
        return allowed, between, None, 0, 0

    def between(self, values, i, j):
        """The same as between() of src/maths/stories/net/seen-words.ts."""
        story = self.story
        count = len(story["numbers"])
        a, b = values[i], values[j]
        thing = story["counted"][i] if i < count else ""
        other = story["counted"][j] if j < count else ""
        told = i < count and j < count
        sentence = [story["sentences"][each["at"]] for each in story["numbers"]]
        money = story["isMoney"]
        return [
            a > b + 1e-9,
            abs(a - b) < 1e-9,
            b > 0 and is_whole(a / b),
            a > 0 and is_whole(b / a),
            is_whole(a) and is_whole(b),
            thing != "" and thing == other,
            thing != "" and thing == story["asked"],
            other != "" and other == story["asked"],
            i >= count,
            j >= count,
            j >= count and j == len(values) - 1,
            told and sentence[i] == sentence[j],
            told and money[i] == money[j],
            told and money[i] and money[j],
        ]


def vocabulary_of(stories):
    writers, made = defaultdict(set), Counter()
    for story in stories:
        for word in (each["word"] for each in story["words"]):
            if story["voice"] == "made":
                made[word] += 1
            else:
                writers[word].add(story["voice"])
    known = {
        word
        for word in writers.keys() | made.keys()
        if len(writers.get(word, ())) >= WRITERS_WHO_USE_A_WORD or made[word] >= TIMES_IN_MADE_STORIES
    }
    return {word: i for i, word in enumerate(["", "<unknown>", *sorted(known)])}


def together(stories, chance):
    """Stories as one batch; with `chance`, some words are forgotten and things change their numbers."""
    lengths = [len(each.words) for each in stories]
    shape = (len(stories), max(lengths))
    words, verbs, things, counts, about = (np.zeros(shape, np.int64) for _ in range(5))
    flags = np.zeros((*shape, FLAGS), np.float32)
    places = np.zeros((len(stories), NUMBERS), np.int64)
    told = np.zeros((len(stories), NUMBERS), np.float32)
    letters = []
    for at, each in enumerate(stories):
        length = lengths[at]
        now = [each.words, each.verbs, each.things, each.counts, each.about]
        spelt = each.letters
        if chance is not None:
            now[0] = np.where(chance.random(length) < each.forgotten, UNKNOWN, each.words)
            keeps = ~((now[0] == UNKNOWN) & (chance.random(length) < 0.4))
            spelt = spelt[np.repeat(keeps, each.counts)]
            now[1] = np.where(chance.random(length) < 0.03, 0, each.verbs)
            now[2] = np.concatenate([[0], 1 + chance.permutation(15)])[each.things]
            now[3] = each.counts * keeps
            now[4] = np.where((now[0] == UNKNOWN) & (chance.random(length) < 0.25), 0, each.about)
        for all_of, own in zip((words, verbs, things, counts, about), now):
            all_of[at, :length] = own
        flags[at, :length] = each.flags
        letters.append(spelt)
        for i, number in enumerate(each.story["numbers"]):
            places[at, i] = number["at"]
            told[at, i] = not number["isConstant"]
    spelt = np.concatenate(letters)
    starts = np.concatenate([[0], np.cumsum(counts.reshape(-1))[:-1]])
    tensors = {"words": words, "verbs": verbs, "things": things, "flags": flags, "places": places, "about": about}
    story = {name: torch.from_numpy(each) for name, each in tensors.items()}
    story |= {"letters": torch.from_numpy(spelt), "letters_from": torch.from_numpy(starts)}
    return story | {"lengths": torch.tensor(lengths)}, torch.from_numpy(told)
