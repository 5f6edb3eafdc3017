"""Keeps what a net has learnt as src/weights/kept-weights.ts reads it: weights in steps of a 127th of the largest in their row,
with a scale for each row, everything else as it is."""
import json
import numpy as np


def trimmed(numbers, texts, pieces, commonest=0):
    """The word pieces that stay, in the order of their numbers: those of the texts, single signs, those before `commonest`, and
    what stands for a text's ends. Other words are cut into smaller ones."""
    known = {at for text in texts for at in pieces(text, 10_000)}
    known.update(at for piece, at in numbers.items() if len(piece.replace('##', '')) == 1 and piece.isascii())
    known.update(at for piece, at in numbers.items() if at < commonest and not piece.startswith('[unused'))
    known.update(numbers[piece] for piece in ('[UNK]', '[CLS]', '[SEP]'))
    return sorted(known)


class Kept:
    def __init__(self, weights):
        """weights: arrays by their names in torch"""
        self.weights = {name: each.numpy() for name, each in weights.items()}
        self.in_steps, self.as_they_are = {}, {}

    def put(self, name, array):
        scale = np.abs(array).max(axis=1, keepdims=True) / 127 + 1e-12
        self.in_steps[name] = np.clip(np.round(array / scale), -127, 127).astype(np.int8)
        self.as_they_are[f'{name}.scale'] = scale[:, 0]

    def put_linear(self, name, parts):
        """Several parts become one below the other; one without a bias gets a bias of noughts."""
        array = np.concatenate([self.weights[f'{part}.weight'] for part in parts])
        self.put(name, array)
        biases = [self.weights.get(f'{part}.bias', np.zeros(len(self.weights[f'{part}.weight']))) for part in parts]
        self.as_they_are[f'{name}.bias'] = np.concatenate(biases)

    def put_norm(self, name, part):
        self.as_they_are[f'{name}.gain'] = self.weights[f'{part}.weight']
        self.as_they_are[f'{name}.bias'] = self.weights[f'{part}.bias']

    def put_layer(self, name, part):
        """A layer of a BERT."""
        self.put_linear(f'{name}.qkv', [f'{part}.{each}' for each in 'qkv'])
        for each in 'oiu':
            self.put_linear(f'{name}.{each}', [f'{part}.{each}'])
        for each in ('ln1', 'ln2'):
            self.put_norm(f'{name}.{each}', f'{part}.{each}')

    def write(self, path, described):
        """Writes path.bin and path.json, with what else is told of the net."""
        arrays = []
        with open(f'{path}.bin', 'wb') as out:
            for name, array in self.in_steps.items():
                out.write(array.tobytes())
                arrays.append([name, 'int8', array.size])
            for name, array in self.as_they_are.items():
                out.write(array.astype('<f4').tobytes())
                arrays.append([name, 'float32', int(array.size)])
        with open(f'{path}.json', 'w') as out:
            json.dump({**described, 'arrays': arrays}, out, ensure_ascii=False, separators=(',', ':'))


def as_kept(path):
    """What `Kept.write` has written: the weights by their names there, in rows where they are kept in steps, and what is told."""
    with open(f'{path}.json') as told:
        described = json.load(told)
    arrays, at = {}, 0
    data = open(f'{path}.bin', 'rb').read()
    for name, kind, size in described.pop('arrays'):
        kind = np.dtype('<f4' if kind == 'float32' else kind)
        arrays[name] = np.frombuffer(data, kind, size, at).astype(np.float32)
        at += size * kind.itemsize
    for name in [name for name in arrays if f'{name}.scale' in arrays]:
        scale = arrays.pop(f'{name}.scale')
        arrays[name] = arrays[name].reshape(len(scale), -1) * scale[:, None]
    return arrays, described
