"""Writes what was learnt: python3 write_encoder.py EAR.pt MINILM MESSAGES FOLDER writes encoder.bin and encoder.json there."""
import json, os, sys
import numpy as np
import torch
sys.path.append(os.path.join(os.path.dirname(__file__), '../../weights'))
from kept_weights import Kept, trimmed
from minilm import LAYERS, Pieces

ear, minilm, messages, folder = sys.argv[1:]
learnt = torch.load(ear)
kept = Kept(learnt['net'])
numbers = json.load(open(f'{minilm}/tokenizer.json'))['model']['vocab']
keep = trimmed(numbers, (json.loads(line)['text'] for line in open(messages)), Pieces(numbers))
weights = kept.weights
kept.put('words', weights['b.emb.weight'][keep])
kept.as_they_are['places'] = weights['b.pos.weight'][:64] + weights['b.typ.weight'][0]
kept.put_norm('first', 'b.ln')
for at in range(LAYERS):
    kept.put_layer(str(at), f'b.layers.{at}')
kept.as_they_are['told'] = np.concatenate([weights[f'{each}.weight'] for each in 'dhk'])
kept.as_they_are['told.bias'] = np.concatenate([weights[f'{each}.bias'] for each in 'dhk'])
named = {at: piece for piece, at in numbers.items()}
kept.write(f'{folder}/encoder', {'concerns': learnt['C'], 'pieces': [named[at] for at in keep]})
