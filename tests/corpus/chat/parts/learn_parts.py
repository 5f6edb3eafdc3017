"""Teaches the net that tells the parts of a message: see README.md.

    python3 learn_parts.py learn MODEL [WRITER]    teaches it, without the messages of WRITER
    python3 learn_parts.py tell MODEL WRITER       how many of the words of WRITER it tells rightly
    python3 learn_parts.py write WEIGHTS MODEL     writes what was learnt, as the product reads it

Needs Debian's python3-torch and python3-numpy.
"""

import functools
import json
import math
import pathlib
import random
import re
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent / "typing" / "around"), str(HERE.parent.parent / "stories")]
import learn_span  # noqa: E402
import word_vectors  # noqa: E402
from learn_span import FLAGS, LETTER, TIMES_A_WORD, UNKNOWN, batched, flags_of, in_rounds, kept, letters_of, questions, tokens_of, typed, word_of  # noqa: E402

# The same, in the same order, as in src/tutor/parts/labels.ts.
LABELS = "QSAWT"
STATES = ["start", "open", "done"]
ROUNDS, BATCH, RATE = 8, 64, 4e-3
# Of questions of books, stories and typed ones so many are put in the place of others, anew in each round.
BORROWED = 0.3
# What a whole message of a scripted talk is, by its label there.
WHOLE = {"question": "Q", "step": "S", "answer": "S", "wrong": "S", "check": "A", "ask": "A", "talk": "T"}
PART = re.compile(r"\{([QSAWT]) (.*?)\}(?=\s|\{|$)", re.S)


KNOWN, VECTORS = word_vectors.read()
DIRECTIONS = VECTORS.shape[1]


@functools.cache
def vector_of(word):
    """What a word is about, as src/maths/net/word-vectors.ts has it."""
    return VECTORS[KNOWN[word]] if word in KNOWN else np.zeros(DIRECTIONS, np.float32)


class Net(learn_span.Net):
    """As the net of spans is, with what stands on the table told of each token, and a belief in each label."""

    def __init__(self, words, seen=64, recurrent=64, dropped=0.3):
        super().__init__(words, seen, recurrent, dropped)
        self.input = nn.Linear(40 + 24 + FLAGS + len(STATES) + DIRECTIONS, seen)
        self.inside = nn.Linear(2 * recurrent, len(LABELS))


def messages_of(without=None, only=None):
    """Each message as its state and its parts, each a label and a text."""
    for file in sorted(HERE.glob("*.txt")):
        if file.stem == without or only not in (None, file.stem):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            state, _, text = line.partition("\t")
            parts = [(label, part.replace("\\n", "\n")) for label, part in PART.findall(text)]
            if state in STATES and parts:
                yield state, parts


def talked(without=None, only=None):
    """The messages of scripted talks that are of one label, as those of a writer."""
    for file in sorted((HERE.parent / "followed").glob("*.jsonl")):
        if file.stem == without or only not in (None, file.stem):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            state = "start"
            for turn in json.loads(line)["turns"]:
                if "thought" not in turn:
                    yield state, [(WHOLE[turn["is"]], turn["say"])]
                state = "done" if "answer" in (turn["is"], turn.get("thought")) or (state == "done" and turn["is"] != "question") else "open"


def varied(state, parts, asked, parts_of, chance):
    """The same message, at times with another question, or with a part of another one behind it, as some type."""
    parts = [(label, chance.choice(asked) if label == "Q" and chance.random() < BORROWED else text) for label, text in parts]
    if chance.random() < 0.15:
        parts.append(chance.choice(parts_of))
    if len(parts) > 1 and chance.random() < 0.1:
        parts.pop(chance.randrange(len(parts)))
    way = chance.random()
    if way < 0.3:
        parts = [(label, text.lower()) for label, text in parts]
    if way < 0.2:
        parts = [(label, re.sub(r"[.,?!]+(?= |$)", "", text)) for label, text in parts]
    return state, parts


def tokens_with(parts):
    return [(token, LABELS.index(label)) for label, text in parts for token, _, _ in tokens_of(text)]


def batch_of(messages, vocabulary, chance=None):
    told = [tokens_with(parts) for _, parts in messages]
    width = max(map(len, told))
    words = np.zeros((len(told), width), np.int64)
    flags = np.zeros((len(told), width, FLAGS + len(STATES) + DIRECTIONS), np.float32)
    right = np.full((len(told), width), -1, np.int64)
    letters, starts = [], np.zeros((len(told), width), np.int64)
    for row, tokens in enumerate(told):
        for at in range(width):
            starts[row, at] = len(letters)
            if at >= len(tokens):
                continue
            token, right[row, at] = tokens[at]
            word = word_of(token)
            forgets = chance is not None and chance.random() < 0.08
            words[row, at] = UNKNOWN if forgets else vocabulary.get(word, UNKNOWN)
            flags[row, at] = [*flags_of(token), *(messages[row][0] == state for state in STATES), *vector_of(word)]
            if re.match(LETTER, token):
                letters += letters_of(word)
    tensors = [torch.from_numpy(each) for each in (words, np.array(letters or [0]), starts.reshape(-1), flags)]
    return tensors, torch.tensor([len(each) for each in told]), torch.from_numpy(right)


def learn(model, without=None):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    chance = random.Random(1)
    told = [*messages_of(without), *talked(without)]
    stories, books, typed_ones = questions()
    asked = [*stories, *books, *typed_ones]
    # Half of them are questions of their own, as some type them.
    parts_of = [part for _, parts in told for part in parts if part[0] in "SAWT"]
    texts = [*chance.sample(asked, 6000), *(text for _, parts in told for _, text in parts for _ in range(2))]
    times = {}
    for text in texts:
        for word in {word_of(token) for token, _, _ in tokens_of(text)}:
            times[word] = times.get(word, 0) + 1
    listed = ["", "<unknown>", *sorted(word for word, n in times.items() if n >= TIMES_A_WORD)]
    vocabulary = {word: i for i, word in enumerate(listed)}
    print(len(told), len(asked), len(vocabulary), flush=True)
    net = Net(len(vocabulary))
    steps = math.ceil(1.25 * len(told) / BATCH)

    def batches_of():
        alone = [(chance.choice(["start", "start", *STATES]), [("Q", typed(chance.choice(asked), chance))]) for _ in range(len(told) // 4)]
        messages = [*(varied(*each, asked, parts_of, chance) for each in told), *alone]
        messages.sort(key=lambda each: sum(len(text) for _, text in each[1]) + 40 * chance.random())
        return batched(chance, messages, BATCH)

    def loss_of(batch):
        tensors, lengths, right = batch_of(batch, vocabulary, chance)
        return F.cross_entropy(net(*tensors, lengths).flatten(0, 1), right.flatten(), ignore_index=-1)

    in_rounds(net, ROUNDS, RATE, steps, batches_of, loss_of)
    torch.save({"net": net.state_dict(), "words": vocabulary}, model)


def opened(model):
    learnt = torch.load(model)
    net = Net(len(learnt["words"]))
    net.load_state_dict(learnt["net"])
    return net.eval(), learnt["words"]


def tell(model, writer):
    net, vocabulary = opened(model)
    found, whole, all_of = {}, 0, 0
    for each in [*messages_of(only=writer), *talked(only=writer)]:
        tensors, lengths, right = batch_of([each], vocabulary)
        with torch.no_grad():
            told = net(*tensors, lengths).argmax(-1)
        for meant, said in zip(right[0].tolist(), told[0].tolist()):
            found[LABELS[meant] + LABELS[said]] = found.get(LABELS[meant] + LABELS[said], 0) + 1
        whole += bool((told == right).all())
        all_of += 1
    print(f"{whole} of {all_of} messages without a word amiss")
    print("meant, and told as " + "  ".join(LABELS))
    for meant in LABELS:
        print(meant, *(f"{found.get(meant + said, 0):6}" for said in LABELS))


def write(weights, model):
    net, vocabulary = opened(model)
    with open(weights, "w", encoding="utf-8") as out:
        json.dump(kept(net, vocabulary), out, separators=(",", ":"))
        out.write("\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["learn", model, *writer]:
            learn(model, *writer)
        case ["tell", model, writer]:
            tell(model, writer)
        case ["write", weights, model]:
            write(weights, model)
        case _:
            sys.exit(__doc__)
