"""Teaches the net of src/maths/reworded/ that tells the task: python3 learn_tasks.py EXAMPLES TASKS, a minute of a processor."""

import json
import os
import random
import sys

import torch
import torch.nn.functional as F
from reworder_net import hashed, is_number
from torch import nn

torch.set_num_threads(1)
torch.manual_seed(1)
random.seed(1)


def examples_of(file):
    held = set(os.environ.get("HELD", "").split(","))
    with open(file, encoding="utf-8") as lines:
        return [each for each in map(json.loads, lines) if each["writer"] not in held]


TASK_BUCKETS, TASK_SIZE, TASK_SCALE, MOST_NUMBERS = 16384, 64, 4, 6


def features_of(said):
    """As tasks.ts has them."""
    words = ["#" if is_number(piece) else piece for piece in said]
    edged = ["<", *words, ">"]
    has_point = any(is_number(piece) and "." in piece for piece in said)
    found = [f"n:{min(MOST_NUMBERS, words.count('#'))}", f"p:{str(has_point).lower()}"]
    found += [f"w:{word}" for word in words]
    found += [f"b:{one} {other}" for one, other in zip(edged, edged[1:])]
    found += [f"s:{one} {other}" for one, other in zip(edged, edged[2:])]
    for word in words:
        if word.isalpha() and len(word) > 2:
            around = f"<{word}>"
            for sign, length in (("t", 3), ("q", 4)):
                found += [f"{sign}:{around[i:i + length]}" for i in range(len(around) - length + 1)]
    return [hashed(name, TASK_BUCKETS) for name in dict.fromkeys(found)]


def learn_tasks(file, to):
    examples = examples_of(file)
    named = sorted({each["task"] for each in examples})
    at = {task: i for i, task in enumerate(named)}
    given = [(features_of(each["said"]), at[each["task"]], 0.5 if each["writer"] == "book" else 1.0) for each in examples]
    features, tasks = nn.EmbeddingBag(TASK_BUCKETS, TASK_SIZE, mode="mean"), nn.Linear(TASK_SIZE, len(named))
    features.weight.data.normal_(0, 0.1)
    learner = torch.optim.Adam([*features.parameters(), *tasks.parameters()], lr=0.008)
    for _ in range(10):
        random.shuffle(given)
        for start in range(0, len(given), 64):
            batch, flat, starts = given[start : start + 64], [], []
            for seen, _, _ in batch:
                starts.append(len(flat))
                flat += [each for each in seen if random.random() > 0.25] or seen
            scores = tasks(features(torch.tensor(flat), torch.tensor(starts)) * TASK_SCALE)
            losses = F.cross_entropy(scores, torch.tensor([task for _, task, _ in batch]), reduction="none")
            learner.zero_grad()
            (losses * torch.tensor([weight for _, _, weight in batch])).mean().backward()
            learner.step()
        for group in learner.param_groups:
            group["lr"] *= 0.75
    torch.save({"names": named, "features": features.weight, "tasks": tasks.weight, "tasksBias": tasks.bias}, to)


if __name__ == "__main__":
    learn_tasks(*sys.argv[1:])
