"""Writes what was learnt: python3 write_encoder.py EAR.pt MINILM MESSAGES FOLDER writes encoder.bin and encoder.json there.

Weights are kept in steps of a 127th of the largest in their row, with a scale for each row. Of the word pieces stay those of
the messages; other words are cut into smaller ones."""
import json, sys
import numpy as np
import torch
from minilm import LAYERS, Pieces

ear, minilm, messages, folder = sys.argv[1:]
kept = torch.load(ear)
weights = {name: each.numpy() for name, each in kept['net'].items()}
numbers = json.load(open(f'{minilm}/tokenizer.json'))['model']['vocab']
pieces = Pieces(numbers)
known = {at for line in open(messages) for at in pieces(json.loads(line)['text'], 10_000)}
known.update(at for piece, at in numbers.items() if len(piece.replace('##', '')) == 1 and piece.isascii())
known.update(numbers[piece] for piece in ('[UNK]', '[CLS]', '[SEP]'))
keep = sorted(known)
in_steps, as_they_are = {}, {}


def put(name, array):
    scale = np.abs(array).max(axis=1, keepdims=True) / 127 + 1e-12
    in_steps[name] = np.clip(np.round(array / scale), -127, 127).astype(np.int8)
    as_they_are[f'{name}.scale'] = scale[:, 0]


def put_linear(name, parts):
    put(name, np.concatenate([weights[f'{part}.weight'] for part in parts]))
    as_they_are[f'{name}.bias'] = np.concatenate([weights[f'{part}.bias'] for part in parts])


def put_norm(name, part):
    as_they_are[f'{name}.gain'], as_they_are[f'{name}.bias'] = weights[f'{part}.weight'], weights[f'{part}.bias']


put('words', weights['b.emb.weight'][keep])
as_they_are['places'] = weights['b.pos.weight'][:64] + weights['b.typ.weight'][0]
put_norm('first', 'b.ln')
for at in range(LAYERS):
    part = f'b.layers.{at}'
    put_linear(f'{at}.qkv', [f'{part}.{each}' for each in 'qkv'])
    for each in 'oiu':
        put_linear(f'{at}.{each}', [f'{part}.{each}'])
    for each in ('ln1', 'ln2'):
        put_norm(f'{at}.{each}', f'{part}.{each}')
as_they_are['told'] = np.concatenate([weights[f'{each}.weight'] for each in 'dhk'])
as_they_are['told.bias'] = np.concatenate([weights[f'{each}.bias'] for each in 'dhk'])

arrays = []
with open(f'{folder}/encoder.bin', 'wb') as out:
    for name, array in in_steps.items():
        out.write(array.tobytes())
        arrays.append([name, 'int8', array.size])
    for name, array in as_they_are.items():
        out.write(array.astype('<f4').tobytes())
        arrays.append([name, 'float32', int(array.size)])
named = {at: piece for piece, at in numbers.items()}
with open(f'{folder}/encoder.json', 'w') as out:
    json.dump({'concerns': kept['C'], 'arrays': arrays, 'pieces': [named[at] for at in keep]}, out,
              ensure_ascii=False, separators=(',', ':'))
