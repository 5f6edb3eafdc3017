"""Teaches the nets that read stories as the third reader: see README.md beside this file.

    node tests/corpus/stories/net-stories.ts STORIES    writes the stories as the nets see them
    python3 learn_net.py learn STORIES SEED MODEL       teaches one net, some minutes of a processor
    python3 learn_net.py hold STORIES SEED MODEL PART   the same without a quarter of the writers, 0 to 3
    python3 learn_net.py write WEIGHTS MODEL...         writes what was learnt, as the product reads it

Needs Debian's python3-torch and python3-numpy.
"""

import base64
import json
import math
import random
import sys
import zlib

import numpy as np
import torch

from known_stories import Known, together, vocabulary_of
from story_net import FIRSTS, MOVES, NEVER, NUMBERS, SECONDS, SLOTS, Net
from story_ways import Calculations, ways_of

ROUNDS = 26
BATCH = 32
RATE = 2.5e-3
# So many of the made stories are learnt from in each round.
MADE_EACH_ROUND = 0.45
PARTS = 4


def begin(net, story):
    numbers, whole = net.encode(story)
    count = len(numbers)
    states = torch.cat([numbers, numbers.new_zeros(count, MOVES, numbers.shape[-1])], 1)
    return states, torch.zeros(count, SLOTS), net.none[None].expand(count, -1), whole


def weighed(net, steps, made, states, used, last, whole, told):
    """What speaks for each move from here, and at the end for none."""
    allowed = np.stack([step[0] for step in steps])
    story, pair = np.nonzero(allowed.any(2))
    count = (NUMBERS + made) * (NUMBERS + made - 1) // 2
    moves = torch.full((len(steps), count, allowed.shape[2]), NEVER)
    if len(story) > 0:
        between = torch.from_numpy(np.stack([steps[s][1][p] for s, p in zip(story, pair)]))
        may = torch.from_numpy(allowed[story, pair])
        at = torch.from_numpy(story), torch.from_numpy(pair)
        scores = net.weigh_pairs(states, used, whole, *at, between).masked_fill(~may, NEVER)
        moves = moves.index_put(at, scores)
    end = net.weigh_end(last, whole, states, used, told)
    return torch.cat([moves.flatten(1), end[:, None]], 1)


def loss_of(net, stories, chance, numbers):
    story, told = together(stories, numbers)
    states, used, last, whole = begin(net, story)
    paths = [chance.choice(each.paths) for each in stories]
    loss = 0.0
    for made in range(MOVES):
        going = [i for i, path in enumerate(paths) if len(path) > made]
        if not going:
            break
        steps = [paths[i][made] for i in going]
        at = torch.tensor(going)
        scores = weighed(net, steps, made, states[at], used[at], last[at], whole[at], told[at])
        right = torch.zeros_like(scores, dtype=torch.bool)
        for row, (_, _, good, _, _) in enumerate(steps):
            if good is None:
                right[row, -1] = True
            else:
                right[row, :-1] = torch.from_numpy(good.reshape(-1))[: scores.shape[1] - 1]
        loss = loss + (scores.logsumexp(1) - scores.masked_fill(~right, NEVER).logsumexp(1)).sum()
        on = [(i, step) for i, step in zip(going, steps) if step[2] is not None]
        if not on:
            break
        at = torch.tensor([i for i, _ in on])
        pair = torch.tensor([step[3] for _, step in on])
        now = net.reckon_on(states[at, FIRSTS[pair]], states[at, SECONDS[pair]], torch.tensor([s[4] for _, s in on]))
        states, used, last = states.clone(), used.clone(), last.clone()
        states[at, NUMBERS + made] = now
        used[at, FIRSTS[pair]] += 1
        used[at, SECONDS[pair]] += 1
        last[at] = now
    return loss / len(stories)


def batched(chance, examples, size):
    """Neighbours of a list as batches, in any order."""
    batches = [examples[i : i + size] for i in range(0, len(examples), size)]
    chance.shuffle(batches)
    return batches


def in_rounds(net, rounds, rate, steps, batches_of, loss_of):
    """Teaches a net the batches of each round, fast at first and ever more slowly; `steps` is how many a round has."""
    optimizer = torch.optim.AdamW([each for each in net.parameters() if each.requires_grad], lr=rate, weight_decay=0.01)
    total, step = rounds * steps, 0
    for turn in range(rounds):
        batches = batches_of()
        lost = 0.0
        for batch in batches:
            pace = rate * min(1, step / 100) * max(0.03, (1 + math.cos(math.pi * step / total)) / 2)
            for group in optimizer.param_groups:
                group["lr"] = pace
            loss = loss_of(batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimizer.step()
            step += 1
            lost += loss.item()
        print(f"round {turn + 1}: {lost / len(batches):.4f}", flush=True)
    return net.eval()


def learn(own, made, vocabulary, calculations, seed):
    torch.manual_seed(seed)
    chance, numbers = random.Random(seed), np.random.default_rng(seed)
    net = Net(len(vocabulary), len(calculations.listed))
    some = int(len(made) * MADE_EACH_ROUND)

    def batches_of():
        stories = [*own, *chance.sample(made, some)]
        stories.sort(key=lambda each: len(each.words) + chance.random() * 8)
        return batched(chance, stories, BATCH)

    steps = math.ceil((len(own) + some) / BATCH)
    return in_rounds(net, ROUNDS, RATE, steps, batches_of, lambda batch: loss_of(net, batch, chance, numbers))


def kept(net, vocabulary):
    """A net as the product reads it: every weight in a byte, each row with its own step."""
    parts, weights = [], b""
    for name, part in net.parts().items():
        steps = np.abs(part).max(1) / 127
        steps[steps == 0] = 1
        weights += np.rint(part / steps[:, None]).astype(np.int8).tobytes()
        shown = [float(f"{each:.4g}") for each in steps]
        parts.append({"name": name, "rows": part.shape[0], "columns": part.shape[1], "steps": shown})
    return {"words": list(vocabulary), "parts": parts, "weights": base64.b64encode(weights).decode()}


def teach(file, seed, model, part=None):
    torch.set_num_threads(1)
    with open(file, encoding="utf-8") as lines:
        calculations = Calculations(json.loads(next(lines)))
        stories = [json.loads(line) for line in lines]
    stories = [each for each in stories if part is None or zlib.crc32(each["voice"].encode()) % PARTS != part]
    ways = [ways_of(calculations, each) for each in stories]
    vocabulary = vocabulary_of(stories)
    chance = random.Random(seed)
    known = [
        Known(each, found, calculations, vocabulary, chance)
        for each, found in zip(stories, ways)
        if found or each["answer"] is None
    ]
    made = [each for each in known if each.story["voice"] == "made"]
    own = [each for each in known if each.story["voice"] != "made"]
    print(f"{len(own)} of writers, {len(made)} made", flush=True)
    net = learn(own, made, vocabulary, calculations, seed)
    torch.save({"net": net.state_dict(), "words": vocabulary, "calculations": len(calculations.listed)}, model)


def write(file, models):
    nets = []
    for model in models:
        learnt = torch.load(model)
        net = Net(len(learnt["words"]), learnt["calculations"])
        net.load_state_dict(learnt["net"])
        nets.append(kept(net.eval(), learnt["words"]))
    with open(file, "w", encoding="utf-8") as out:
        json.dump(nets, out, separators=(",", ":"))
        out.write("\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["learn", stories, seed, model]:
            teach(stories, int(seed), model)
        case ["hold", stories, seed, model, part]:
            teach(stories, int(seed), model, int(part))
        case ["write", weights, *models]:
            write(weights, models)
        case _:
            sys.exit(__doc__)
