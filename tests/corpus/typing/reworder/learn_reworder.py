"""Teaches the nets of src/maths/reworded/. Needs Debian's python3-torch and python3-numpy; see ../README.md.

    python3 learn_reworder.py learn EXAMPLES NET MINUTES [FROM_NET]   some 80 minutes of a processor in all
    python3 learn_reworder.py tasks EXAMPLES NET                      half a minute
    python3 learn_reworder.py write EXAMPLES NET TASKS FOLDER

The environment's HELD names writers that nothing is learnt from, as `given-19,own-06`.
"""

import base64
import json
import math
import os
import random
import re
import sys
import time
from collections import Counter, defaultdict

os.environ["OPENBLAS_NUM_THREADS"] = "1"
import numpy as np
import torch
import torch.nn.functional as F
from reworder_net import BEGINS, ENDS, NEVER, NOTHING, PAD, Net, bare, buckets_of, form, hashed, is_number
from torch import nn

torch.set_num_threads(1)
torch.manual_seed(1)
random.seed(1)
LONGEST_SAID, LONGEST_WORDING = 120, 60
# Of the books' questions, which are learnt as they stand, so many are taken each time.
OF_BOOKS = 0.3
BATCH, ALIKE = 48, 2048
FASTEST = 2e-3
SMALL = set("the a an of is to are in for it and at by with from that this please".split())
KEYS = "qwertyuiopasdfghjklzxcvbnm"
FRAMES = ["texting", "parent", "spoken", "aloud-and-notes", "worksheet"]


def examples_of(file):
    held = set(os.environ.get("HELD", "").split(","))
    with open(file, encoding="utf-8") as lines:
        return [each for each in map(json.loads, lines) if each["writer"] not in held]


def frames():
    """What stands around questions in talk, before and behind them."""
    for name in FRAMES:
        with open(os.path.join(os.path.dirname(__file__), "..", f"{name}.txt"), encoding="utf-8") as lines:
            for line in lines:
                sides = line.strip().replace("\\n", "\n").split("{Q}")
                if len(sides) == 2:
                    yield [[f"#{p}" if p.isdigit() else p for p in re.findall(r"\d+|[a-z]+(?:'[a-z]+)?|\n|[^\s]", side.lower())] for side in sides]


def slipped(word):
    if len(word) < 3 or not word.isalpha():
        return word
    at, which = random.randrange(len(word) - 1), random.random()
    if which < 0.3:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if which < 0.6:
        return word[: at + 1] + word[at + 2 :]
    return word[: at + 1] + (word[at] if which < 0.8 else random.choice(KEYS)) + word[at + (1 if which < 0.8 else 2) :]


def varied(example, words, talk):
    """The same with other numbers, slips, and talk around it."""
    said, wording = example["said"], example["wording"]
    others = {}
    if random.random() < 0.5:
        for digits in {bare(piece) for piece in said if is_number(piece)}:
            if len(digits) > 2 and random.random() < 0.5:
                others[digits] = "".join(
                    sign if sign in ".0" and at > 0 else str(random.randint(1, 9)) for at, sign in enumerate(digits)
                )
        said = [f"#{others[bare(p)]}" if is_number(p) and bare(p) in others else p for p in said]
        wording = [others.get(piece, piece) for piece in wording]
    often, varied_said = random.choice([0, 0, 0.03, 0.08]), []
    for piece in said:
        if (piece in SMALL and random.random() < 2 * often) or (piece in ".?!," and random.random() < 0.15):
            continue
        is_copied = piece in wording and piece not in words
        varied_said.append(slipped(piece) if random.random() < often and not is_copied else piece)
    if random.random() < {"book": 0.4, "nothing": 0}.get(example["writer"], 0.1):
        before, behind = random.choice(talk)
        varied_said = before + varied_said + behind
    return varied_said or said, wording, example["task"]


def batched(examples, words, tasks):
    longest = max(len(said) for said, _, _ in examples)
    length = max(len(wording) for _, wording, _ in examples) + 1
    pieces, starts, written, written_starts = [], [], [], []
    own = torch.zeros(len(examples), length, dtype=torch.long)
    is_copy = torch.zeros(len(examples), length, longest, dtype=torch.bool)
    hints = torch.zeros(len(examples), length, longest, 4)
    for row, (said, wording, _) in enumerate(examples):
        for at in range(longest):
            starts.append(len(pieces))
            pieces += buckets_of(said[at]) if at < len(said) else [0]
        where = defaultdict(list)
        for at, piece in enumerate(said):
            where[bare(piece)].append(at)
        times = Counter()
        for step in range(length):
            last = BEGINS if step == 0 else wording[step - 1] if step <= len(wording) else PAD
            written_starts.append(len(written))
            written += buckets_of(f"#{last}" if last[0].isdigit() else last)
            if step > len(wording):
                continue
            times[last] += step > 0
            for at in where.get(last, []):
                hints[row, step, at, 1] = 1
                if at + 1 < longest:
                    hints[row, step, at + 1, 0] = 1
                if at + 2 < longest:
                    hints[row, step, at + 2, 3] = 1
            for piece, often in times.items():
                for at in where.get(piece, []):
                    hints[row, step, at, 2] = often
            meant = wording[step] if step < len(wording) else ENDS
            own[row, step] = words.get(meant, -1)
            for at in where.get(meant, []) if step < len(wording) else []:
                is_copy[row, step, at] = True
    lengths = torch.tensor([len(said) for said, _, _ in examples])
    heard = ((torch.tensor(pieces), torch.tensor(starts)), (len(examples), longest), lengths)
    told = ((torch.tensor(written), torch.tensor(written_starts)), (len(examples), length))
    return heard, told, hints, own, is_copy, torch.tensor([tasks.get(task, 0) for _, _, task in examples])


def loss_of(net, heard, told, hints, own, is_copy, task):
    seen, is_piece, state, whole = net.hear(*heard)
    writes, copies = net.next(seen, is_piece, state, *told, hints)
    written = writes.gather(-1, own.clamp(min=0)[..., None]).squeeze(-1).masked_fill(own < 0, NEVER)
    copied = copies.masked_fill(~is_copy, NEVER).logsumexp(-1)
    counts = (own != 0).float()
    likely = (torch.logaddexp(written, copied) * counts).sum() / counts.sum()
    return 0.15 * F.cross_entropy(net.task(whole), task) - likely


def learn(file, to, minutes, begun=None):
    examples, talk = examples_of(file), list(frames())
    if begun:
        kept = torch.load(begun)
        listed, named = kept["words"], kept["tasks"]
    else:
        times = Counter(piece for each in examples for piece in set(each["wording"]))
        listed = [PAD, BEGINS, ENDS, NOTHING, *(word for word, often in times.most_common() if often >= 3 and word != NOTHING)]
        named = sorted({each["task"] for each in examples})
    words, tasks = {word: i for i, word in enumerate(listed)}, {task: i for i, task in enumerate(named)}

    def can_be_said(each):
        told = {bare(piece) for piece in each["said"]}
        is_short = len(each["said"]) <= LONGEST_SAID and len(each["wording"]) <= LONGEST_WORDING
        return is_short and all(piece in words or piece in told for piece in each["wording"])

    examples = [each for each in examples if can_be_said(each)]
    net = Net(len(listed), len(named))
    if begun:
        net.load_state_dict(kept["net"])
    learner = torch.optim.AdamW(net.parameters(), lr=FASTEST, weight_decay=1e-4)
    since, steps, share = time.time(), 0, 0.0
    while share < 1:
        taken = [varied(each, words, talk) for each in examples if each["writer"] != "book" or random.random() < OF_BOOKS]
        random.shuffle(taken)
        batches = []
        for at in range(0, len(taken), ALIKE):
            alike = sorted(taken[at : at + ALIKE], key=lambda each: len(each[0]) + len(each[1]))
            batches += [alike[i : i + BATCH] for i in range(0, len(alike), BATCH)]
        random.shuffle(batches)
        total = 0
        for batch in batches:
            share, steps = (time.time() - since) / 60 / minutes, steps + 1
            for group in learner.param_groups:
                group["lr"] = FASTEST * min(1, steps / 200) * max(0.02, (1 + math.cos(math.pi * min(1, share))) / 2)
            loss = loss_of(net, *batched(batch, words, tasks))
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            learner.step()
            total += loss.item()
        print(f"{share * minutes:.1f} minutes: {total / len(batches):.3f}", flush=True)
        torch.save({"net": net.state_dict(), "words": listed, "tasks": named}, to)


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


def kept(parts):
    """Every weight in a byte, each row of a part with its own step."""
    weights, shown = b"", []
    for name, part in parts.items():
        part = part.detach().numpy()
        part = part if part.ndim == 2 else part[None]
        steps = np.abs(part).max(1) / 127
        steps[steps == 0] = 1
        weights += np.rint(part / steps[:, None]).astype(np.int8).tobytes()
        rounded = [float(f"{step:.4g}") for step in steps]
        shown.append({"name": name, "rows": part.shape[0], "columns": part.shape[1], "steps": rounded})
    return {"parts": shown, "weights": base64.b64encode(weights).decode()}


def write(file, net_file, tasks_file, folder):
    learnt, tasks = torch.load(net_file), torch.load(tasks_file)
    net = Net(len(learnt["words"]), len(learnt["tasks"]))
    net.load_state_dict(learnt["net"])
    forms = sorted({form(each["wording"]) for each in examples_of(file) if each["wording"] != [NOTHING]})
    parts = {name: tasks[name] for name in ("features", "tasks", "tasksBias")}
    for name, told in (
        ("wordings", {"words": learnt["words"], "forms": forms, **kept(net.named())}),
        ("tasks", {"words": tasks["names"], **kept(parts)}),
    ):
        with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf-8") as out:
            json.dump(told, out, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    _, what, *given = sys.argv
    if what == "learn":
        learn(given[0], given[1], float(given[2]), *given[3:])
    else:
        {"tasks": learn_tasks, "write": write}[what](*given)
