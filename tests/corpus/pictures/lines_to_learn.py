"""Lines of sums as they are cut out of photos, drawn in chance's ways: what the reader of sums is taught by.

Digits are those that people wrote, of the package mnist, all but the last 120 of each: by the last 60 the reader is
judged, with the 60 before them it is mended. Signs are strokes of many hands; fonts are those of glyphs-to-learn.ts.
"""

import io

import numpy as np
from PIL import Image, ImageFilter

from writing_to_learn import DRAWN, Writing

HEIGHT = 32


class Lines(Writing):
    """Lines as photos show them, with what stands there."""

    def __init__(self, mnist, glyphs, seed):
        super().__init__(mnist, glyphs, seed)
        self.noise = np.random.default_rng(seed)

    def next(self):
        """A line and what stands there."""
        ink, marks, middle = self.draw(self.text())
        return self.take(ink, middle), ''.join(marks)

    def take(self, ink, middle):
        """The line as it is cut out of a photo's page, its light evened."""
        chance = self.chance
        high, wide = ink.shape
        # Bits of the lines above and below.
        if chance.random() < 0.4:
            for side in (-1, 1):
                if chance.random() < 0.6:
                    self.beside(ink, middle + side * DRAWN * chance.uniform(1.25, 1.7))
        ink *= chance.uniform(0.75, 1)
        paper = np.zeros_like(ink)
        way = chance.random()
        if way < 0.3:
            y = int(middle + DRAWN * chance.uniform(-0.1, 0.4))
            pale, thick = chance.uniform(0.1, 0.45), chance.choice([1, 2, 2, 3])
            for line in (y, y - int(DRAWN * chance.uniform(1.25, 1.7))):
                paper[max(0, line) : line + thick] = pale
        elif way < 0.6:
            step, pale = DRAWN * chance.uniform(0.5, 1.5), chance.uniform(0.08, 0.4)
            thick = chance.choice([1, 1, 2])
            first = chance.uniform(0, step)
            for number in range(int(high / step) + 1):
                paper[int(first + number * step) : int(first + number * step) + thick] = pale
            first = chance.uniform(0, step)
            for number in range(int(wide / step) + 1):
                paper[:, int(first + number * step) : int(first + number * step) + thick] = pale
        ink = np.maximum(ink, paper) if chance.random() < 0.5 else np.clip(ink + paper * (1 - ink), 0, 1)
        columns = np.flatnonzero((ink - paper)[middle - DRAWN : middle].max(0) > 0.3)
        left, right = (columns[0], columns[-1]) if len(columns) else (0, wide)
        dark = chance.uniform(0.45, 0.95)
        light = chance.uniform(225, 250)
        page = light * (1 - dark * ink)
        image = Image.fromarray(np.clip(page, 0, 255).astype(np.uint8))
        # So much of the line's height is ink.
        part = chance.uniform(0.45, 0.8)
        box = DRAWN / part
        slack = chance.gauss(0, 0.06) * box
        centre = middle - DRAWN / 2 + slack
        margin = chance.uniform(0.02, 0.35) * DRAWN
        x1, x2 = left - margin, right + margin * chance.uniform(0.5, 1.5)
        width = max(16, round(HEIGHT * (x2 - x1) / box * chance.uniform(0.9, 1.1)))
        fall = chance.gauss(0, 0.012) * (x2 - x1)
        fall = max(-0.1 * box, min(0.1 * box, fall))
        lean = chance.gauss(0, 0.06) * box
        wider = [chance.gauss(0, 0.03) * box for _ in range(4)]
        top, low = centre - box / 2, centre + box / 2
        corners = (
            x1 + lean, top - fall + wider[0], x1 - lean, low - fall + wider[1],
            x2 - lean, low + fall + wider[2], x2 + lean, top + fall + wider[3],
        )
        double = 2 if chance.random() < 0.6 else 1
        image = image.transform((width * double, HEIGHT * double), Image.QUAD, corners, Image.BILINEAR, fillcolor=int(light))
        # As sharp as a photo of so many pixels is.
        image = image.filter(ImageFilter.GaussianBlur(double * chance.uniform(0.1, 0.75)))
        grain = chance.uniform(0, 7)
        if grain > 1:
            grainy = np.asarray(image, dtype=np.float32) + self.noise.normal(0, grain, (image.height, image.width))
            image = Image.fromarray(np.clip(grainy, 0, 255).astype(np.uint8))
        if chance.random() < 0.7:
            kept = io.BytesIO()
            image.save(kept, 'JPEG', quality=chance.randrange(40, 90))
            image = Image.open(kept)
        if double == 2:
            image = image.resize((width, HEIGHT), Image.BOX)
        return np.asarray(image)

    def beside(self, ink, baseline):
        chance = self.chance
        x = chance.uniform(0, DRAWN * 2)
        style = {'turn': 0, 'slant': 0, 'wide': 1, 'size': 1, 'thick': 0}
        while x < ink.shape[1] - DRAWN:
            digit, base = self.hand_digit(chance.randrange(10), style)
            self.put(ink, digit, x, baseline - base)
            x += DRAWN * chance.uniform(0.8, 2.5)


def evened(line):
    """0 where there is paper and 1 where the ink is darkest, as the reader sees a line."""
    ordered = np.sort(line, axis=None)
    at = lambda share: float(ordered[int(share * (len(ordered) - 1))])
    darkest, paper = at(0.01), at(0.8)
    return np.clip((paper - line.astype(np.float32)) / max(60, paper - darkest), 0, 1)
