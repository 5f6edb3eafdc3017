"""The net that says a typed question in a book's words: src/maths/reworded/network.ts reckons the same, part by part."""

import re

import torch
import torch.nn.functional as F
from torch import nn

BUCKETS = 6000
COMMON = {str(each) for each in [*range(21), 24, 25, 30, 36, 45, 50, 60, 75, 90, 100, 120, 180, 270, 360, 365]}
COMMON |= {"1000", "10000", "1000000", "3.14"}
PAD, BEGINS, ENDS, NOTHING = "<pad>", "<s>", "</s>", "<none>"
NEVER = -1e9
COPY_SCALE = 8
IS_WORD = re.compile(r"^[^\W\d_]{2}")


def hashed(name, buckets):
    """FNV-1a of the UTF-16 units, as in buckets.ts."""
    found = 2166136261
    for sign in name:
        found = ((found ^ (ord(sign) & 0xFFFF)) * 16777619) & 0xFFFFFFFF
    return found % buckets


def buckets_of(piece, known={}):
    """A number, with `#` before it, by its form; a word by itself and its letters."""
    if piece not in known:
        known[piece] = [hashed(name, BUCKETS) for name in (form_of(piece) if is_number(piece) else spelt(piece))]
    return known[piece]


def is_number(piece):
    return len(piece) > 1 and piece[0] == "#"


def form_of(piece):
    digits = piece[1:].replace(",", "")
    whole, *decimals = digits.split(".")
    value = f"#={digits}" if digits in COMMON else "#0" if digits.endswith("0") else "#x"
    return ["#", f"#len{len(whole)}", *(f"#dec{len(each)}" for each in decimals), value]


def spelt(word):
    edged = f"<{word}>"
    is_word = (len(word) > 1 and word.isalpha()) or "'" in word
    return [f"w:{word}", *(f"t:{edged[i:i + 3]}" for i in range(len(edged) - 2) if is_word)]


def bare(piece):
    """As it is written: a number without its sign."""
    return piece[1:].replace(",", "") if is_number(piece) else piece


class Net(nn.Module):
    def __init__(self, words, tasks, size=64, read=112, written=192, dropped=0.2):
        super().__init__()
        both = 2 * read
        self.letters = nn.EmbeddingBag(BUCKETS, size, mode="mean")
        self.first = nn.GRU(size, read, bidirectional=True, batch_first=True)
        self.second = nn.GRU(both, read, bidirectional=True, batch_first=True)
        self.begin = nn.Linear(both, written)
        self.write = nn.GRU(size, written, batch_first=True)
        self.attend = nn.Linear(written, both, bias=False)
        self.mix = nn.Linear(written + both, written)
        self.narrow = nn.Linear(written, size)
        self.out = nn.Linear(size, words)
        self.copy = nn.Linear(written, both, bias=False)
        self.hint = nn.Linear(4, 1, bias=False)
        self.gate = nn.Linear(written, 1)
        # Only to learn by: telling the task as well makes the readers' whole say more.
        self.task = nn.Linear(both, tasks)
        self.drop = nn.Dropout(dropped)

    def hear(self, pieces, shape, lengths):
        """What is seen of each piece, where there is one, the state to write from, and the whole."""
        is_piece = torch.arange(shape[1])[None] < lengths[:, None]

        def both_ways(unit, given):
            packed = nn.utils.rnn.pack_padded_sequence(given, lengths, batch_first=True, enforce_sorted=False)
            seen, _ = nn.utils.rnn.pad_packed_sequence(unit(packed)[0], batch_first=True, total_length=shape[1])
            return self.drop(seen)

        first = both_ways(self.first, self.drop(self.letters(*pieces).view(*shape, -1)))
        seen = both_ways(self.second, first) + first
        whole = (seen * is_piece[..., None]).sum(1) / lengths[:, None]
        return seen, is_piece, torch.tanh(self.begin(whole))[None], whole

    def next(self, seen, is_piece, state, pieces, shape, hints):
        """Logarithms of the chances to write each word, and to copy each piece."""
        states, _ = self.write(self.drop(self.letters(*pieces).view(*shape, -1)), state)
        states = self.drop(states)
        shares = torch.bmm(self.attend(states), seen.transpose(1, 2)).masked_fill(~is_piece[:, None], NEVER).softmax(-1)
        mixed = self.drop(torch.tanh(self.mix(torch.cat([states, torch.bmm(shares, seen)], -1))))
        own = self.out(self.narrow(mixed)).log_softmax(-1)
        copied = torch.bmm(self.copy(mixed), seen.transpose(1, 2)) / COPY_SCALE + self.hint(hints).squeeze(-1)
        copied = copied.masked_fill(~is_piece[:, None], NEVER).log_softmax(-1)
        writes = self.gate(mixed)
        return own + F.logsigmoid(writes), copied + F.logsigmoid(-writes)

    def named(self):
        """Every part by its name in network.ts."""
        found = {"letters": self.letters.weight}
        for name, unit, ending in (
            ("firstForth", self.first, ""),
            ("firstBack", self.first, "_reverse"),
            ("secondForth", self.second, ""),
            ("secondBack", self.second, "_reverse"),
            ("write", self.write, ""),
        ):
            for part, of in (("Input", "ih"), ("State", "hh")):
                found[name + part] = getattr(unit, f"weight_{of}_l0{ending}")
                found[f"{name}{part}Bias"] = getattr(unit, f"bias_{of}_l0{ending}")
        for name in ("begin", "attend", "mix", "narrow", "out", "copy", "hint", "gate"):
            layer = getattr(self, name)
            found[name] = layer.weight
            if layer.bias is not None:
                found[f"{name}Bias"] = layer.bias
        return found


def form(wording):
    """As known-forms.ts has it: the words, and a `#` for all between two of them."""
    pieces = []
    for i, piece in enumerate(wording):
        if IS_WORD.match(piece):
            pieces.append(piece)
        elif i == 0 or IS_WORD.match(wording[i - 1]):
            pieces.append("#")
    return " ".join(pieces)
