"""Teaches the net that finds the question within a message: see ../README.md, "What stands around".

    python3 learn_span.py learn MODEL [WRITER]    teaches it, without the frames of WRITER
    python3 learn_span.py write WEIGHTS MODEL     writes what was learnt, as the product reads it

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
CORPUS = HERE.parent.parent
sys.path.insert(0, str(CORPUS / "stories"))
from learn_net import batched, in_rounds, kept  # noqa: E402

# What its writer has written belongs to the question: it asks for something else.
TASKS = "another-task"
CHANGED = 0.15
# What is typed in no more letters than that times those of the book's has little around it.
SHORT = 1.1
ROUNDS = 8
BATCH = 48
RATE = 3e-3
TIMES_A_WORD = 4
LETTERS = 1021
FLAGS = 5
UNKNOWN = 1
# The same as in src/maths/span/tokens.ts.
LETTER = r"[^\W\d_²³¹⁰-₉½⅓⅔¼¾⅕-⅞⅐⅑⅒]"
TOKEN = re.compile(rf"{LETTER}+(?:['’]{LETTER}+)*|\d+(?:[.,:/]\d+)*|\n|_+|[^\w\s]|[²³¹⁰-₉½⅓⅔¼¾⅕-⅞⅐⅑⅒]")


class Net(nn.Module):
    def __init__(self, words, seen=64, recurrent=64, dropped=0.3):
        super().__init__()
        self.word = nn.Embedding(words, 40, padding_idx=0)
        self.letters = nn.EmbeddingBag(LETTERS, 24, mode="mean")
        self.input = nn.Linear(40 + 24 + FLAGS, seen)
        self.read = nn.GRU(seen, recurrent, bidirectional=True, batch_first=True)
        self.inside = nn.Linear(2 * recurrent, 1)
        self.drop = nn.Dropout(dropped)

    def forward(self, words, letters, starts, flags, lengths):
        spelt = self.letters(letters, starts).view(*words.shape, -1)
        seen = self.drop(torch.tanh(self.input(torch.cat([self.word(words), spelt, flags], -1))))
        packed = nn.utils.rnn.pack_padded_sequence(seen, lengths, batch_first=True, enforce_sorted=False)
        read, _ = self.read(packed)
        read, _ = nn.utils.rnn.pad_packed_sequence(read, batch_first=True, total_length=words.shape[1])
        return self.inside(self.drop(read)).squeeze(-1)

    def parts(self):
        found = {
            "words": self.word.weight,
            "letters": self.letters.weight,
            "input": self.input.weight,
            "inputBias": self.input.bias,
            "inside": self.inside.weight,
            "insideBias": self.inside.bias,
        }
        for way, ending in (("forth", ""), ("back", "_reverse")):
            for part, of in (("Input", "ih"), ("State", "hh")):
                found[way + part] = getattr(self.read, f"weight_{of}_l0{ending}")
                found[f"{way}{part}Bias"] = getattr(self.read, f"bias_{of}_l0{ending}")
        return {name: part.detach().reshape(-1, part.shape[-1]).numpy() for name, part in found.items()}


def tokens_of(text):
    return [(found.group(), found.start(), found.end()) for found in TOKEN.finditer(text)]


@functools.cache
def letters_of(word):
    whole = f"^{word}$"
    sums = []
    for i in range(len(whole) - 2):
        total = 0
        for letter in whole[i : i + 3]:
            total = (total * 31 + ord(letter)) % 2**32
        sums.append(total % LETTERS)
    return sums


def word_of(token):
    return "<num>" if token[0].isdigit() else token.lower().replace("’", "'")


@functools.cache
def flags_of(token):
    return [token[0].isupper(), token[0].isdigit(), not re.match(rf"{LETTER}|\d", token), token == "\n", token.isupper() and len(token) > 1]


def lines_of(folder, ending):
    for file in sorted(folder.glob(f"*{ending}")):
        yield file.stem, file.read_text(encoding="utf-8").splitlines()


def questions():
    """Stories, questions of books, and such as children type in few words, without anything around them."""
    stories = []
    for folder in (CORPUS / "stories", CORPUS / "stories" / "learnt"):
        for _, lines in lines_of(folder, ".jsonl"):
            stories += [json.loads(line)["q"] for line in lines]
    books, typed = set(), []
    for file in sorted((CORPUS / "maths").glob("*.json")):
        books.update(each["question"] for each in json.loads(file.read_text(encoding="utf-8"))["questions"])
    for _, lines in lines_of(HERE.parent / "in-many-voices", ".tsv"):
        for line in lines:
            book, *others = line.replace("\\n", "\n").split("\t")
            books.add(book)
            typed += [each for each in others if len(each) <= SHORT * len(book)]
    return stories, sorted(books), typed


def frames(without=None):
    """What stands before and behind a question, and what there makes it another one: each before and after."""
    around, changing = ([], []), ([], [])
    for writer, lines in lines_of(HERE, ".jsonl"):
        if writer == without:
            continue
        before, after = changing if writer == TASKS else around
        for line in lines:
            each = json.loads(line)
            (before if "before" in each else after).append(each.get("before") or each.get("after"))
    return around, changing


def typed(text, chance):
    """As some type: in small letters, without marks."""
    way = chance.random()
    if way < 0.2:
        text = text.lower()
    if way < 0.1:
        text = re.sub(r"[.,?!](?= |$)", "", text)
    elif way > 0.9:
        text = re.sub(r"[.?!]$", "", text)
    return text


def changed(problem, before, after, chance):
    """A question with something beside it that makes it another one."""
    if chance.random() < len(before) / (len(before) + len(after)):
        return f"{chance.choice(before)} {problem}"
    return f"{problem} {chance.choice(after)}"


def message_of(problem, around, changing, chance):
    """A message, and where the question stands in it."""
    before, after = around
    if any(changing) and chance.random() < CHANGED:
        problem = changed(problem, *changing, chance)
    text = typed(problem, chance)
    way = chance.random()
    front = [chance.choice(before) for _ in range(1 + (chance.random() < 0.2))] if way < 0.6 else []
    back = [chance.choice(after) for _ in range(1 + (chance.random() < 0.15))] if 0.35 < way < 0.8 else []
    head = ""
    for each in front:
        end = " " if re.search(r"[.?!:,;\n]$", each) else chance.choice([" ", " ", " ", ". ", ", ", ": ", "\n", "... ", " - "])
        head += typed(each, chance) + (chance.choice([end, end, end, "\n"]) if end == " " else end)
    if head and not re.search(r"[.?!:\n]\s*$", head) and chance.random() < 0.5:
        text = re.sub(r"^[A-Z](?=[a-z]* )", lambda each: each.group().lower(), text)
    tail = ""
    for each in back:
        end = chance.choice([" ", " ", "\n"]) if re.search(r"[.?!]$", text + tail) else chance.choice([" ", ", ", ". ", "\n"])
        tail += end + typed(each, chance)
    return head + text + tail, len(head), len(head) + len(text)


def vocabulary_of(questions, lists):
    times = {}
    for text in [*questions, *(each for one in lists for each in one * 3)]:
        for word in {word_of(token) for token, _, _ in tokens_of(text)}:
            times[word] = times.get(word, 0) + 1
    return {word: i for i, word in enumerate(["", "<unknown>", *sorted(w for w, n in times.items() if n >= TIMES_A_WORD)])}


def batch_of(messages, vocabulary, chance=None):
    told = [tokens_of(text) for text, _, _ in messages]
    width = max(map(len, told))
    words = np.zeros((len(told), width), np.int64)
    flags = np.zeros((len(told), width, FLAGS), np.float32)
    right = np.zeros((len(told), width), np.float32)
    letters, starts = [], np.zeros((len(told), width), np.int64)
    for row, tokens in enumerate(told):
        _, start, end = messages[row]
        for at in range(width):
            starts[row, at] = len(letters)
            if at >= len(tokens):
                continue
            token, begins, _ = tokens[at]
            word = word_of(token)
            known = vocabulary.get(word, UNKNOWN)
            forgets = chance is not None and chance.random() < 0.08
            words[row, at] = UNKNOWN if forgets else known
            flags[row, at] = flags_of(token)
            right[row, at] = start <= begins < end
            if re.match(LETTER, token):
                letters += letters_of(word)
    tensors = [torch.from_numpy(each) for each in (words, np.array(letters or [0]), starts.reshape(-1), flags)]
    return tensors, torch.tensor([len(each) for each in told]), torch.from_numpy(right)


def learn(model, without=None):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    chance = random.Random(1)
    stories, books, typed = questions()
    around, changing = frames(without)
    vocabulary = vocabulary_of([*stories, *books, *typed], [*around, *changing])
    print(len(stories), len(books), len(typed), *map(len, [*around, *changing]), len(vocabulary), flush=True)
    net = Net(len(vocabulary))
    chosen = [*stories, *books, *typed]

    def batches_of():
        messages = [message_of(each, around, changing, chance) for each in chosen]
        messages.sort(key=lambda each: len(each[0]) + 40 * chance.random())
        return batched(chance, messages, BATCH)

    def loss_of(batch):
        tensors, lengths, right = batch_of(batch, vocabulary, chance)
        is_word = torch.arange(right.shape[1])[None] < lengths[:, None]
        return F.binary_cross_entropy_with_logits(net(*tensors, lengths), right, reduction="none")[is_word].mean()

    in_rounds(net, ROUNDS, RATE, math.ceil(len(chosen) / BATCH), batches_of, loss_of)
    torch.save({"net": net.state_dict(), "words": vocabulary}, model)


def write(weights, model):
    learnt = torch.load(model)
    net = Net(len(learnt["words"]))
    net.load_state_dict(learnt["net"])
    with open(weights, "w", encoding="utf-8") as out:
        json.dump(kept(net.eval(), learnt["words"]), out, separators=(",", ":"))
        out.write("\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["learn", model, *writer]:
            learn(model, *writer)
        case ["write", weights, model]:
            write(weights, model)
        case _:
            sys.exit(__doc__)
