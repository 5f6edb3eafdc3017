"""The net that says a typed question in a book's words: src/maths/reworded/ (hearing.ts, writing.ts) reckons the same."""

import math
import os
import re
import sys

import torch
import torch.nn.functional as F
from torch import nn

sys.path.append(os.path.join(os.path.dirname(__file__), "../../weights"))
from minilm import HEADS, LAYERS, NAMES, WIDTH, Dropout, MiniLM

BUCKETS = 6000
COMMON = {str(each) for each in [*range(21), 24, 25, 30, 36, 45, 50, 60, 75, 90, 100, 120, 180, 270, 360, 365]}
COMMON |= {"1000", "10000", "1000000", "3.14"}
PAD, BEGINS, ENDS, NOTHING, CALCULATES = "<pad>", "<s>", "</s>", "<none>", "<calculation>"
NEVER = -1e9
LETTERS = 64
# Places of what is written.
WRITTEN_PLACES = 64
IS_WORD = re.compile(r"^[^\W\d_]{2}")


def hashed(name, buckets):
    """FNV-1a of the UTF-16 units, as in src/maths/net/hash.ts."""
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


def in_heads(rows):
    return rows.view(*rows.shape[:2], HEADS, WIDTH // HEADS).transpose(1, 2)


def attend(query, keys, values, but):
    shares = (in_heads(query) @ in_heads(keys).transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + but).softmax(-1)
    return (shares @ in_heads(values)).transpose(1, 2).reshape(query.shape)


class WriterLayer(nn.Module):
    """A layer of the decoder: it looks at what is written, then at what was heard. It begins as a layer of the encoder."""

    def __init__(self, weights, at, dropped):
        super().__init__()
        self.q, self.k, self.v, self.o, self.cq, self.ck, self.cv, self.co = (nn.Linear(WIDTH, WIDTH) for _ in range(8))
        self.ln1, self.lnc, self.ln2 = (nn.LayerNorm(WIDTH, eps=1e-12) for _ in range(3))
        self.i, self.u = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.drop = Dropout(dropped)
        if weights is None:
            return
        with torch.no_grad():
            for part, name in {**NAMES, **{f"c{each}": NAMES[each] for each in "qkvo"}, "lnc": NAMES["ln1"]}.items():
                module = getattr(self, part)
                module.weight.copy_(weights[f"encoder.layer.{at}.{name}.weight"])
                module.bias.copy_(weights[f"encoder.layer.{at}.{name}.bias"])

    def forward(self, y, heard, later, unheard):
        y = self.ln1(y + self.drop(self.o(attend(self.q(y), self.k(y), self.v(y), later))))
        y = self.lnc(y + self.drop(self.co(attend(self.cq(y), self.ck(heard), self.cv(heard), unheard))))
        return self.ln2(y + self.drop(self.u(F.gelu(self.i(y).float()))))


class Net(nn.Module):
    """An encoder and a decoder, both begun from all-MiniLM-L6-v2; the decoder may copy what is heard."""

    def __init__(self, words, tasks, layers=4, writers=2, weights=None, dropped=0.1):
        super().__init__()
        known = MiniLM(weights)
        self.emb, self.pos, self.ln = known.emb, known.pos, known.ln
        self.layers = known.layers[:layers]
        for layer in self.layers:
            layer.drop.part, layer.drop_attention.part = dropped, 0
        self.writers = nn.ModuleList([WriterLayer(weights, LAYERS - writers + at, dropped) for at in range(writers)])
        self.letters = nn.EmbeddingBag(BUCKETS, LETTERS, mode="mean")
        self.spelt = nn.Linear(LETTERS, WIDTH, bias=False)
        nn.init.normal_(self.spelt.weight, 0, 0.005)
        self.wpos, self.wln = nn.Embedding(WRITTEN_PLACES, WIDTH), nn.LayerNorm(WIDTH, eps=1e-12)
        with torch.no_grad():
            if weights is not None:
                self.pos.weight += known.typ.weight[0]
            self.wpos.weight.copy_(self.pos.weight[:WRITTEN_PLACES])
            self.wln.load_state_dict(self.ln.state_dict())
        self.out, self.copy = nn.Linear(WIDTH, words), nn.Linear(WIDTH, WIDTH, bias=False)
        self.hint = nn.Linear(4, 1, bias=False)
        self.gate = nn.Linear(WIDTH, 1)
        # Only to learn by: telling the task as well makes the mean of all that is heard say more.
        self.task = nn.Linear(WIDTH, tasks)
        self.drop = Dropout(dropped)

    def hear(self, ids, mask, means, spread, pieces, shape):
        """
        ids, mask: word pieces of each text; means: for each piece the share of its word pieces; spread: for each word piece
        a 1 at its piece. Returns what the word pieces have become, what hides the missing ones, the pieces, and the whole.
        """
        with torch.cpu.amp.autocast(dtype=torch.bfloat16):
            spelt = self.spelt(self.letters(*pieces)).view(*shape, WIDTH)
            x = self.emb(ids) + self.pos.weight[: ids.shape[1]] + torch.bmm(spread, spelt)
            x = self.drop(self.ln(x))
            unheard = (1 - mask)[:, None, None, :] * NEVER
            for layer in self.layers:
                x = layer(x, unheard)
        x = x.float()
        whole = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return x, unheard, torch.bmm(means, x), whole

    def next(self, heard, is_piece, told, hints):
        """Logarithms of the chances to write each word, and to copy each piece, behind each piece that is told."""
        x, unheard, seen, _ = heard
        ids, means, pieces, shape = told
        later = torch.full((shape[1], shape[1]), NEVER).triu(1)
        with torch.cpu.amp.autocast(dtype=torch.bfloat16):
            y = torch.bmm(means, self.emb(ids))
            y = y.float() + self.spelt(self.letters(*pieces)).view(*shape, WIDTH) + self.wpos.weight[: shape[1]]
            y = self.drop(self.wln(y))
            for writer in self.writers:
                y = writer(y, x, later, unheard)
            own, wanted = self.out(y).float().log_softmax(-1), self.copy(y).float()
        y = y.float()
        copied = torch.bmm(wanted, seen.transpose(1, 2)) / math.sqrt(WIDTH) + self.hint(hints).squeeze(-1)
        copied = copied.masked_fill(~is_piece[:, None], NEVER).log_softmax(-1)
        writes = self.gate(y)
        return own + F.logsigmoid(writes), copied + F.logsigmoid(-writes)


def form(wording):
    """As known-forms.ts has it: the words, and a `#` for all between two of them."""
    pieces = []
    for i, piece in enumerate(wording):
        if IS_WORD.match(piece):
            pieces.append(piece)
        elif i == 0 or IS_WORD.match(wording[i - 1]):
            pieces.append("#")
    return " ".join(pieces)
