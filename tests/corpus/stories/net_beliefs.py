"""Writes what the learnt nets believe of some stories as torch reckons it, for the test that the product reckons the same.

    python3 net_beliefs.py STORIES WEIGHTS BELIEFS

STORIES and WEIGHTS are what net-stories.ts and learn_net.py write. Needs Debian's python3-torch and python3-numpy.
"""

import base64
import json
import random
import sys

import numpy as np
import torch

from known_stories import Known, together
from learn_net import begin, weighed
from story_net import FIRSTS, MOVES, NUMBERS, PAIRS, SECONDS, Net
from story_ways import Calculations

WIDTH = 6
LEAST = np.exp(-8)
# Every so manieth story of the corpus.
EVERY = 60


def net_of(kept, calculations):
    """A net with its weights as they are kept."""
    net = Net(len(kept["words"]), calculations).eval()
    weights = np.frombuffer(base64.b64decode(kept["weights"]), np.int8)
    at, parts = 0, {}
    for part in kept["parts"]:
        size = part["rows"] * part["columns"]
        steps = np.array(part["steps"], np.float32)[:, None]
        parts[part["name"]] = weights[at : at + size].reshape(part["rows"], -1).astype(np.float32) * steps
        at += size
    net.load(parts)
    return net


@torch.no_grad()
def beliefs(net, story, vocabulary, calculations):
    """The belief in each value that the story may come to."""
    known = Known(story, [], calculations, vocabulary, random.Random(1))
    batch, told = together([known], None)
    count = len(story["numbers"])
    place = lambda slot: slot if slot < NUMBERS else count + slot - NUMBERS
    values = [each["value"] for each in story["numbers"]]
    followed = [(1.0, *begin(net, batch), values)]
    found = {}
    for made in range(MOVES + 1):
        ahead = []
        for belief, states, used, last, whole, values in followed:
            value = round(values[-1], 6)
            if made == MOVES:
                found[value] = found.get(value, 0) + belief
                continue
            step = known.step(values, calculations)
            shares = weighed(net, [step], made, states, used, last, whole, told).softmax(1)[0]
            if made > 0:
                found[value] = found.get(value, 0) + belief * shares[-1].item()
            for at in (shares[:-1] >= LEAST).nonzero().flatten().tolist():
                pair, which = divmod(at, len(calculations.listed))
                ahead.append((belief * shares[at].item(), states, used, whole, values, pair, which))
        ahead.sort(key=lambda each: -each[0])
        followed = []
        for belief, states, used, whole, values, pair, which in ahead[:WIDTH]:
            i, j = PAIRS[pair]
            now = net.reckon_on(states[:, FIRSTS[pair]], states[:, SECONDS[pair]], torch.tensor([which]))
            states, used = states.clone(), used.clone()
            states[:, NUMBERS + made] = now
            used[:, [i, j]] += 1
            reckoned = calculations.of(which, values[place(i)], values[place(j)])
            followed.append((belief, states, used, now, whole, [*values, reckoned]))
    return found


def main(stories, weights, out):
    with open(stories, encoding="utf-8") as lines:
        calculations = Calculations(json.loads(next(lines)))
        told = [json.loads(line) for line in lines]
    told = [each for each in told if each["voice"] != "made"][::EVERY]
    with open(weights, encoding="utf-8") as file:
        kept = json.load(file)
    shown = []
    for each in told:
        together_believed = {}
        for one in kept:
            vocabulary = {word: i for i, word in enumerate(one["words"])}
            net = net_of(one, len(calculations.listed))
            for value, belief in beliefs(net, each, vocabulary, calculations).items():
                together_believed[value] = together_believed.get(value, 0) + belief / len(kept)
        if together_believed:
            best = max(together_believed.items(), key=lambda found: found[1])
            shown.append({"q": each["q"], "value": best[0], "belief": round(best[1], 4)})
    with open(out, "w", encoding="utf-8") as file:
        json.dump(shown, file, ensure_ascii=False, indent=2)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    torch.set_num_threads(1)
    main(*sys.argv[1:])
