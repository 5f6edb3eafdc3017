"""Learns how people write sums, line by line, for the reader of pictures: see README.md beside this file.

    python3 learn_lines.py learn MODEL MINUTES MNIST GLYPHS   learns, going on with MODEL if it is there
    python3 learn_lines.py write MODEL read-sums.onnx         writes what was learnt, as the product reads it
    python3 learn_lines.py take read-sums.onnx MODEL MNIST GLYPHS   makes a model of it again, to go on with

Needs Debian's python3-torch, python3-onnx, python3-pil and python3-numpy.
"""

import os
import random
import sys
import time

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from lines_to_learn import HEIGHT, Lines, evened
from writing_to_learn import ALPHABET

BATCH = 24
RATE = 2e-3
# So many lines are known at a time; with each batch some are drawn anew.
KNOWN = 1600
ANEW = 5
HELD_OUT = 200
WIDEST = 560


class Reader(nn.Module):
    """What each four pixels across may be: nothing, or one of the alphabet. It sees a digit to each side, no sum."""

    def __init__(self):
        super().__init__()

        def layer(before, after, size=3, stride=1, pad=1):
            return [nn.Conv2d(before, after, size, stride, pad, bias=False), nn.BatchNorm2d(after), nn.ReLU()]

        self.seen = nn.Sequential(
            *layer(1, 16), nn.MaxPool2d(2),
            *layer(16, 32), nn.MaxPool2d(2),
            *layer(32, 48), *layer(48, 64), nn.MaxPool2d((2, 1)),
            *layer(64, 96), *layer(96, 112, (4, 1), 1, 0), nn.Dropout(0.1),
            *layer(112, 112, (1, 5), 1, (0, 2)), *layer(112, 96, (1, 3), 1, (0, 1)), nn.Dropout(0.1),
            nn.Conv2d(96, len(ALPHABET) + 1, 1),
        )

    def forward(self, lines):
        return self.seen(lines)[:, :, 0].permute(0, 2, 1).log_softmax(2)


def draw(lines, count):
    drawn = []
    while len(drawn) < count:
        image, text = lines.next()
        if 0 < len(text) and len(text) * 6 < image.shape[1] < WIDEST:
            drawn.append((image, text))
    return drawn


def batch_of(lines):
    width = max(image.shape[1] for image, _ in lines)
    seen = np.zeros((len(lines), 1, HEIGHT, (width + 3) // 4 * 4), dtype=np.float32)
    for at, (image, _) in enumerate(lines):
        seen[at, 0, :, : image.shape[1]] = evened(image)
    marks = [[ALPHABET.index(mark) + 1 for mark in text] for _, text in lines]
    steps = torch.tensor([image.shape[1] // 4 for image, _ in lines])
    return torch.from_numpy(seen), torch.tensor(sum(marks, [])), steps, torch.tensor([len(each) for each in marks])


def told(likely):
    best = likely.argmax(1).tolist()
    return ''.join(ALPHABET[each - 1] for at, each in enumerate(best) if each and (at == 0 or best[at - 1] != each))


def judge(model, lines):
    model.eval()
    right = 0
    with torch.no_grad():
        for at in range(0, len(lines), BATCH):
            some = lines[at : at + BATCH]
            seen, _, steps, _ = batch_of(some)
            out = model(seen)
            right += sum(told(out[n, : steps[n]]) == some[n][1] for n in range(len(some)))
    return f'{100 * right / len(lines):.1f} % of {len(lines)} other lines'


def learn(path, minutes, mnist, glyphs):
    torch.set_num_threads(1)
    seed = int(time.time())
    chance = random.Random(seed)
    model = Reader()
    if os.path.exists(path):
        model.load_state_dict(torch.load(path))
    lines = Lines(mnist, glyphs, seed)
    held, known = draw(lines, HELD_OUT), draw(lines, KNOWN)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-3)
    loss_of = nn.CTCLoss(zero_infinity=True)
    start, length, spoken = time.time(), float(minutes) * 60, time.time()
    count, total, gone, waiting = 0, 0.0, 0.0, []
    while gone < 1:
        gone = (time.time() - start) / length
        for each in optimiser.param_groups:
            each['lr'] = RATE * min(1, (count + 1) / 200) * max(0, 1 - gone) ** 0.9 + 1e-5
        for line in draw(lines, ANEW):
            known[chance.randrange(KNOWN)] = line
        if not waiting:
            # Lines of about the same width together.
            some = sorted(chance.sample(known, 6 * BATCH), key=lambda line: line[0].shape[1])
            waiting = [some[at : at + BATCH] for at in range(0, len(some), BATCH)]
            chance.shuffle(waiting)
        model.train()
        seen, marks, steps, lengths = batch_of(waiting.pop())
        # Paler and darker, as pens are.
        seen = (seen * (0.75 + 0.5 * torch.rand(len(seen), 1, 1, 1))).clamp(0, 1)
        loss = loss_of(model(seen).permute(1, 0, 2), marks, steps, lengths)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimiser.step()
        count, total = count + 1, total + loss.item()
        if count % 200 == 0:
            said = ''
            if time.time() - spoken > 120:
                spoken = time.time()
                torch.save(model.state_dict(), path)
                said = judge(model, held)
            print(f'{count} batches, {time.time() - start:.0f} s: {total / 200:.4f} {said}', flush=True)
            total = 0.0
    torch.save(model.state_dict(), path)
    print(judge(model, held))


def write(path, target):
    model = Reader()
    model.load_state_dict(torch.load(path))
    model.eval()
    torch.onnx.export(
        model, torch.zeros(1, 1, HEIGHT, 256), target, input_names=['line'], output_names=['likely'],
        dynamic_axes={'line': {3: 'width'}, 'likely': {1: 'steps'}}, opset_version=13,
    )


def take(source, path, mnist, glyphs):
    """What was written has its norms within its weights: they are told apart by what some lines make of them."""
    graph = onnx.load(source).graph
    told = {each.name: torch.from_numpy(numpy_helper.to_array(each).copy()) for each in graph.initializer}
    model = Reader()
    layers = list(model.seen)
    convolutions = [layer for layer in layers if isinstance(layer, nn.Conv2d)]
    norms = [layer for layer in layers if isinstance(layer, nn.BatchNorm2d)]
    nodes = [node for node in graph.node if node.op_type == 'Conv']
    biases = []
    for layer, node in zip(convolutions, nodes):
        layer.weight.data = told[node.input[1]]
        biases.append(told[node.input[2]])
    convolutions[-1].bias.data = biases.pop()
    model.eval()
    for norm, bias in zip(norms, biases):
        norm.running_var.fill_(1 - norm.eps)
        norm.bias.data = bias.clone()
    lines = draw(Lines(mnist, glyphs, 1), 20 * BATCH)
    print(judge(model, lines))
    seen, *_ = batch_of(lines)
    with torch.no_grad():
        for layer in layers:
            if isinstance(layer, nn.BatchNorm2d):
                mean, var = seen.mean((0, 2, 3)), seen.var((0, 2, 3))
                layer.bias.data += mean
                layer.weight.data = (var + layer.eps).sqrt()
                layer.running_mean, layer.running_var = mean, var
            seen = layer(seen)
    print(judge(model, lines))
    torch.save(model.state_dict(), path)


if __name__ == '__main__':
    {'learn': learn, 'write': write, 'take': take}[sys.argv[1]](*sys.argv[2:])
