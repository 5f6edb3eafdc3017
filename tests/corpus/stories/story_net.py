"""The net that learn_net.py teaches: src/maths/stories/net/network.ts reckons the same, part by part."""

import torch
import torch.nn.functional as F
from torch import nn

from word_vectors import read

# A story has no more numbers, and takes no more calculations.
NUMBERS = 7
MOVES = 3
SLOTS = NUMBERS + MOVES
PAIRS = [(i, j) for j in range(SLOTS) for i in range(j)]
FIRSTS = torch.tensor([i for i, _ in PAIRS])
SECONDS = torch.tensor([j for _, j in PAIRS])
BETWEEN = 14
FLAGS = 22
LETTERS = 1021
VERBS = 20
THINGS = 16
IN_QUESTION = 7
NEVER = -1e9
# What words are about, which is not learnt here.
ABOUT_AT, ABOUT = read()


class Net(nn.Module):
    def __init__(self, words, calculations, size=144, recurrent=112, seen=112, dropped=0.35):
        super().__init__()
        both = 2 * recurrent
        self.word = nn.Embedding(words, 48, padding_idx=0)
        self.about = nn.Embedding.from_pretrained(torch.from_numpy(ABOUT), freeze=True)
        self.letters = nn.EmbeddingBag(LETTERS, 24, mode="mean")
        self.verb = nn.Embedding(VERBS, 12)
        self.thing = nn.Embedding(THINGS, 12)
        self.input = nn.Linear(48 + 24 + 12 + 12 + FLAGS + ABOUT.shape[1], seen)
        self.near = nn.Conv1d(seen, seen, 3, padding=1)
        self.read = nn.GRU(seen, recurrent, bidirectional=True, batch_first=True)
        self.number = nn.Linear(both, size)
        self.all = nn.Linear(both, 1)
        self.asked = nn.Linear(both, 1)
        self.whole = nn.Linear(2 * both, size)
        self.used = nn.Linear(1, size, bias=False)
        self.first = nn.Linear(size, size)
        self.second = nn.Linear(size, size, bias=False)
        self.cross = nn.Linear(size, 32, bias=False)
        self.crossed = nn.Linear(32, size, bias=False)
        self.whole_pair = nn.Linear(size, size)
        self.between = nn.Linear(BETWEEN, size)
        self.sign = nn.Linear(size, calculations)
        self.reckon = nn.Linear(2 * size, size)
        self.signs = nn.Embedding(calculations, size)
        self.reckoned = nn.Linear(size, size)
        self.left = nn.Linear(size, size)
        self.end = nn.Linear(3 * size, size)
        self.ends = nn.Linear(size, 1)
        self.none = nn.Parameter(torch.zeros(size))
        self.drop = nn.Dropout(dropped)

    def encode(self, story):
        """Its numbers, and what the whole of each story says."""
        words, lengths, flags = story["words"], story["lengths"], story["flags"]
        spelt = self.letters(story["letters"], story["letters_from"]).view(*words.shape, -1)
        kinds = [self.verb(story["verbs"]), self.thing(story["things"])]
        seen = torch.cat([self.word(words), spelt, *kinds, flags, self.about(story["about"])], -1)
        is_word = torch.arange(words.shape[1])[None] < lengths[:, None]
        seen = torch.tanh(self.input(seen)) * is_word[..., None]
        seen = self.drop(seen + F.relu(self.near(seen.transpose(1, 2))).transpose(1, 2))
        packed = nn.utils.rnn.pack_padded_sequence(seen, lengths, batch_first=True, enforce_sorted=False)
        read, _ = self.read(packed)
        read, _ = nn.utils.rnn.pad_packed_sequence(read, batch_first=True, total_length=words.shape[1])
        read = self.drop(read)

        def attended(layer, where):
            shares = layer(read).squeeze(-1).masked_fill(~where, NEVER).softmax(-1)
            return (shares[..., None] * read).sum(1)

        asked = attended(self.asked, is_word & (flags[:, :, IN_QUESTION] > 0.5))
        whole = torch.tanh(self.whole(torch.cat([attended(self.all, is_word), asked], -1)))
        places = story["places"][:, :, None].expand(-1, -1, read.shape[-1])
        return torch.tanh(self.number(torch.gather(read, 1, places))), whole

    def weigh_pairs(self, states, used, whole, story, pair, between):
        """What speaks for each calculation of the pairs `pair` of the stories `story`."""
        i, j = FIRSTS[pair], SECONDS[pair]
        one = states[story, i] + self.used(used[story, i][:, None])
        other = states[story, j] + self.used(used[story, j][:, None])
        crossed = self.crossed(self.cross(one) * self.cross(other))
        heard = self.whole_pair(whole)[story] + self.between(between)
        return self.sign(self.drop(F.relu(self.first(one) + self.second(other) + crossed + heard)))

    def weigh_end(self, last, whole, states, used, told):
        """What speaks for `last` being the answer; before any calculation, for there being none."""
        is_left = ((used[:, :NUMBERS] == 0).float() * told)[..., None]
        left = torch.tanh(self.left(states[:, :NUMBERS]) * is_left).sum(1)
        return self.ends(self.drop(F.relu(self.end(torch.cat([last, whole, left], -1))))).squeeze(-1)

    def reckon_on(self, one, other, which):
        both = self.reckon(torch.cat([one, other], -1)) + self.signs(which)
        return torch.tanh(self.reckoned(F.relu(both)))

    def named(self):
        """Every part by its name in network.ts, but for the words that stand near each other."""
        found = {
            "words": self.word.weight,
            "letters": self.letters.weight,
            "verbs": self.verb.weight,
            "things": self.thing.weight,
            "nearBias": self.near.bias,
            "signs": self.signs.weight,
            "none": self.none,
        }
        for way, ending in (("forth", ""), ("back", "_reverse")):
            for part, of in (("Input", "ih"), ("State", "hh")):
                found[way + part] = getattr(self.read, f"weight_{of}_l0{ending}")
                found[f"{way}{part}Bias"] = getattr(self.read, f"bias_{of}_l0{ending}")
        for name, layer in (
            ("word", self.input),
            ("number", self.number),
            ("all", self.all),
            ("asked", self.asked),
            ("whole", self.whole),
            ("first", self.first),
            ("second", self.second),
            ("cross", self.cross),
            ("crossed", self.crossed),
            ("wholePair", self.whole_pair),
            ("between", self.between),
            ("sign", self.sign),
            ("reckon", self.reckon),
            ("reckoned", self.reckoned),
            ("left", self.left),
            ("end", self.end),
            ("ends", self.ends),
        ):
            found[name] = layer.weight
            if layer.bias is not None:
                found[f"{name}Bias"] = layer.bias
        return found

    def parts(self):
        """Every part as rows and columns."""
        near = self.near.weight
        turned = {"near": torch.cat([near[:, :, k] for k in range(3)], 1), "used": self.used.weight.T}
        found = (self.named() | turned).items()
        return {name: part.detach().reshape(-1, part.shape[-1]).numpy() for name, part in found}

    @torch.no_grad()
    def load(self, parts):
        """Takes parts as `parts` gives them."""
        for name, part in self.named().items():
            part.copy_(torch.from_numpy(parts[name]).reshape(part.shape))
        near = torch.from_numpy(parts["near"]).reshape(self.near.weight.shape[0], 3, -1)
        self.near.weight.copy_(near.transpose(1, 2))
        self.used.weight.copy_(torch.from_numpy(parts["used"]).T)
