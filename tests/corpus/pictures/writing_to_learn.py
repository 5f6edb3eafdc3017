"""How hands and fonts write lines of sums: see lines_to_learn.py beside this file."""

import base64
import json
import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from sums_to_learn import Sums

# So high a digit is drawn, in pixels.
DRAWN = 40
HELD_BACK = 120
# What else stands there, a word or something crossed out, is one mark.
OTHER = '~'
ALPHABET = '0123456789+-×÷=.,/()%:£$' + OTHER
SIGNS = '+-×÷=.,/()%'


def digits_of(folder):
    """The digits to learn from, 28 pixels wide and high, 255 where there is ink."""
    kept = []
    for digit in range(10):
        with open(f'{folder}/src/digits/{digit}.json', encoding='utf8') as file:
            data = np.array(json.load(file)['data'], dtype=np.float32).reshape(-1, 28, 28)
        kept.append((data[: len(data) - HELD_BACK] * 255).astype(np.uint8))
    return kept


def fonts_of(path):
    """Each font's characters: their ink from the baseline's begin on, and how far the next one stands."""
    with open(path, encoding='utf8') as file:
        told = json.load(file)
    field, fonts = told['field'], {}
    for glyph in told['glyphs']:
        ink = np.frombuffer(base64.b64decode(glyph['ink']), np.uint8).reshape(field, field)
        fonts.setdefault(glyph['font'], {})[glyph['character']] = (ink, glyph['advance'])
    return {'left': told['left'], 'baseline': told['baseline'], 'fonts': list(fonts.values())}


class Writing(Sums):
    """Draws lines by chance."""

    def __init__(self, mnist, glyphs, seed):
        super().__init__(seed)
        self.digits = digits_of(mnist)
        self.glyphs = fonts_of(glyphs)

    def hand_digit(self, digit, style):
        chance = self.chance
        some = self.digits[digit]
        image = Image.fromarray(some[chance.randrange(len(some))])
        angle = style['turn'] + chance.gauss(0, 0.09)
        shear = style['slant'] + chance.gauss(0, 0.12)
        wide, high = style['wide'] * chance.uniform(0.85, 1.15), chance.uniform(0.86, 1.14)
        size = DRAWN / 20 * style['size'] * chance.uniform(0.92, 1.08)
        side = int(28 * size * 1.3)
        cos, sin = math.cos(angle), math.sin(angle)
        a, b = cos / (size * wide), sin / (size * wide)
        d, e = -sin / (size * high), cos / (size * high)
        b += shear * e
        a += shear * d
        half = side / 2
        ink = image.transform(
            (side, side), Image.AFFINE, (a, b, 14 - a * half - b * half, d, e, 14 - d * half - e * half), Image.BILINEAR
        )
        thick = style['thick'] + chance.gauss(0, 0.25)
        if thick > 0.9:
            ink = ink.filter(ImageFilter.MaxFilter(3))
        elif thick < -0.9:
            ink = ink.filter(ImageFilter.MinFilter(3))
        ink = np.asarray(ink, dtype=np.float32) / 255
        ink = np.clip((ink - 0.15) * 1.25, 0, 1) ** (0.7 if thick > 0.3 else 1.0)
        return ink, half + DRAWN / 2 * style['size']

    def strokes(self, sign, style):
        """A sign in a field of DRAWN, in strokes as some hand draws them."""
        chance = self.chance
        jitter = lambda amount: chance.gauss(0, amount)
        size = style['sign'] * chance.uniform(0.8, 1.2)
        lines, dots = [], []
        middle = (DRAWN / 2, DRAWN / 2)

        def stroke(x1, y1, x2, y2):
            ends = [v * size * DRAWN + jitter(0.025) * DRAWN for v in (x1, y1, x2, y2)]
            lines.append(ends)

        def dot(x, y):
            dots.append((x * size * DRAWN + jitter(0.02) * DRAWN, y * size * DRAWN + jitter(0.02) * DRAWN))

        w = chance.uniform(0.22, 0.4)
        tilt = jitter(0.03) + style['slope']
        if sign == '+':
            h = w * chance.uniform(0.75, 1.3)
            lean = jitter(0.03) - style['slant'] * 0.15
            stroke(-w, tilt, w, -tilt)
            stroke(lean, -h, -lean, h)
        elif sign == '-':
            w *= chance.uniform(0.75, 1.3)
            stroke(-w, tilt, w, -tilt)
        elif sign == '=':
            gap = chance.uniform(0.08, 0.2)
            other = w * chance.uniform(0.75, 1.25)
            shift = jitter(0.04)
            stroke(-w, tilt - gap, w, -tilt - gap)
            stroke(shift - other, tilt + gap + jitter(0.02), shift + other, -tilt + gap + jitter(0.02))
        elif sign == '×':
            h = w * chance.uniform(0.75, 1.25)
            w *= 0.85
            stroke(-w, -h, w, h)
            stroke(w, -h, -w, h)
        elif sign == '÷':
            up, down = chance.uniform(0.2, 0.38), chance.uniform(0.2, 0.38)
            stroke(-w, tilt, w, -tilt)
            for y in (-up, down):
                x = jitter(0.03)
                if chance.random() < 0.5:
                    dot(x, y)
                else:
                    long = chance.uniform(0.015, 0.05)
                    stroke(x - jitter(0.02), y - long, x + jitter(0.02), y + long)
        elif sign == '.':
            dot(0, 0.45)
        elif sign == ',':
            stroke(0.03, 0.42, -0.04, 0.42 + chance.uniform(0.1, 0.2))
        elif sign == '/':
            h = chance.uniform(0.5, 0.75)
            stroke(chance.uniform(0.12, 0.35), -h, -chance.uniform(0.12, 0.35), h)
        elif sign == '%':
            stroke(0.25, -0.4, -0.25, 0.4)
        side = DRAWN * 2
        field = Image.new('L', (side, side), 0)
        pen = ImageDraw.Draw(field)
        width = max(2, DRAWN * style['pen'] * chance.uniform(0.8, 1.25))
        at = lambda x, y: (x + side / 2, y + side / 2)
        for x1, y1, x2, y2 in lines:
            self.bent(pen, at(x1, y1), at(x2, y2), width)
        for x, y in dots:
            r = width * chance.uniform(0.5, 0.9)
            cx, cy = at(x, y)
            pen.ellipse((cx - r, cy - r * chance.uniform(0.8, 1.2), cx + r, cy + r), fill=255)
        if sign in '()':
            h, bow = chance.uniform(0.55, 0.75), chance.uniform(0.12, 0.25)
            turn = -1 if sign == '(' else 1
            points = [at(turn * (bow * (1 - t * t) - bow / 2) * DRAWN, t * h * DRAWN) for t in np.linspace(-1, 1, 9)]
            pen.line(points, fill=255, width=round(width), joint='curve')
        if sign == '%':
            r = DRAWN * chance.uniform(0.1, 0.15)
            for x, y in ((-0.22, -0.25), (0.22, 0.25)):
                cx, cy = at(x * DRAWN, y * DRAWN)
                pen.ellipse((cx - r, cy - r, cx + r, cy + r), outline=255, width=round(width))
        return np.asarray(field, dtype=np.float32) / 255, side / 2 + DRAWN / 2

    def bent(self, pen, start, end, width):
        """A stroke that is not quite straight, with round ends."""
        (x1, y1), (x2, y2) = start, end
        bow = self.chance.gauss(0, 0.05)
        points = []
        for t in np.linspace(0, 1, 7):
            off = bow * 4 * t * (1 - t)
            points.append((x1 + (x2 - x1) * t - (y2 - y1) * off, y1 + (y2 - y1) * t + (x2 - x1) * off))
        pen.line(points, fill=255, width=round(width), joint='curve')
        for x, y in (points[0], points[-1]):
            r = width / 2
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)

    def glyph(self, font, character, scale):
        ink, advance = font[character]
        image = Image.fromarray(ink)
        side = round(len(ink) * scale)
        image = image.resize((side, side), Image.BILINEAR)
        return (
            np.asarray(image, dtype=np.float32) / 255,
            self.glyphs['baseline'] * scale,
            self.glyphs['left'] * scale,
            advance * scale,
        )

    def draw(self, parts):
        """The line's ink on a wide field, its baseline in the middle. Returns it and its marks."""
        chance = self.chance
        isHand = chance.random() < 0.72
        font = chance.choice(self.glyphs['fonts'])
        scale = DRAWN / 34 * chance.uniform(0.85, 1.15)
        style = {
            'turn': chance.gauss(0, 0.05),
            'slant': chance.gauss(0.0, 0.15),
            'wide': chance.uniform(0.85, 1.15),
            'size': chance.uniform(0.92, 1.08),
            'thick': chance.gauss(0, 0.6),
            'sign': chance.uniform(0.75, 1.15),
            'pen': chance.uniform(0.035, 0.12),
            'slope': chance.gauss(0.0, 0.03),
        }
        pitch = chance.uniform(0.75, 1.15) * DRAWN if chance.random() < 0.5 else None
        gap = chance.uniform(-0.03, 0.4) * DRAWN
        space = chance.choice([0, 0.2, 0.5, 0.5, 0.8, 1.1]) * DRAWN
        high, middle = DRAWN * 4, DRAWN * 2 + DRAWN // 2
        field = np.zeros((high, DRAWN * 60), dtype=np.float32)
        x, wander = float(DRAWN), 0.0
        marks, places = [], []
        for index, part in enumerate(parts):
            if index > 0:
                x += space * chance.uniform(0.7, 1.3)
            for character in part:
                if x > DRAWN * 54:
                    break
                isLetter = character.isalpha()
                if isHand and not isLetter and (character.isdigit() or character in SIGNS):
                    wander = 0.7 * wander + chance.gauss(0, 0.04) * DRAWN
                    if character.isdigit():
                        ink, base = self.hand_digit(int(character), style)
                    else:
                        ink, base = self.strokes(character, style)
                    columns = np.flatnonzero(ink.max(0) > 0.3)
                    if len(columns) == 0:
                        continue
                    left, right = columns[0], columns[-1] + 1
                    isNarrow = character in '.,'
                    if pitch and not isNarrow:
                        at = x + (pitch - (right - left)) / 2
                        step = pitch * chance.uniform(0.92, 1.08)
                        if right - left > pitch:
                            step += (right - left - pitch) * 0.7
                    else:
                        own = gap * chance.uniform(0.3, 1.5) * (0.6 if isNarrow else 1)
                        at, step = x + max(own, -0.04 * DRAWN), right - left + max(own, -0.04 * DRAWN)
                    self.put(field, ink, at - left, middle - base + wander)
                    places.append((at, at + right - left))
                    x += step
                else:
                    if character not in font:
                        continue
                    ink, base, left, advance = self.glyph(font, character, scale)
                    self.put(field, ink, x - left, middle - base)
                    places.append((x, x + advance))
                    x += advance + (chance.gauss(0.02, 0.02) * DRAWN if isHand or chance.random() < 0.5 else 0)
                if character in 'xX':
                    marks.append('×')
                else:
                    marks.append(character if character in ALPHABET else OTHER)
        if len(marks) > 3 and chance.random() < 0.12:
            marks = self.strike(field, marks, places, middle, style)
        return field[:, : int(x + DRAWN)], self.joined(marks), middle

    @staticmethod
    def joined(marks):
        """Letters beside each other are one mark; a times sign within a word is of it."""
        return [each for at, each in enumerate(marks) if each != OTHER or at == 0 or marks[at - 1] != OTHER]

    def put(self, field, ink, x, y):
        x, y = int(round(x)), int(round(y))
        top, left = max(0, -y), max(0, -x)
        bottom = min(len(ink), len(field) - y)
        right = min(ink.shape[1], field.shape[1] - x)
        if bottom <= top or right <= left:
            return
        part = field[y + top : y + bottom, x + left : x + right]
        np.maximum(part, ink[top:bottom, left:right], out=part)

    def strike(self, field, marks, places, middle, style):
        """Crosses out some characters beside each other, in one of four ways; single digits by one stroke more often."""
        chance = self.chance
        if chance.random() < 0.4:
            return self.strike_one(field, marks, places, middle, style)
        count = chance.choice([1, 2, 2, 3, 3, 4])
        start = chance.randrange(max(1, len(marks) - count))
        if not any(each.isdigit() for each in marks[start : start + count]):
            return marks
        left, right = places[start][0], places[min(len(places), start + count) - 1][1]
        image = Image.fromarray((field * 255).astype(np.uint8))
        pen = ImageDraw.Draw(image)
        width = max(2, DRAWN * style['pen'] * chance.uniform(0.8, 1.2))
        top, low, half = middle - DRAWN, middle, middle - DRAWN / 2
        way = chance.random()
        near = lambda value: value + chance.gauss(0, 0.05) * DRAWN
        if way < 0.3:
            if count < 2:
                return marks
            self.bent(pen, (left - 4, near(half)), (right + 4, near(half)), width)
        elif way < 0.5:
            for shift in (-0.12, 0.12):
                self.bent(pen, (left - 4, near(half + shift * DRAWN)), (right + 4, near(half + shift * DRAWN)), width)
        elif way < 0.75:
            self.bent(pen, (left, near(top)), (right, near(low)), width)
            self.bent(pen, (left, near(low)), (right, near(top)), width)
        else:
            steps = max(3, round((right - left) / (DRAWN * chance.uniform(0.12, 0.22))))
            points = [(left + (right - left) * n / steps, near(top + 6 if n % 2 else low - 6)) for n in range(steps + 1)]
            pen.line(points, fill=255, width=round(width), joint='curve')
        field[:] = np.asarray(image, dtype=np.float32) / 255
        return marks[:start] + [OTHER] + marks[start + count :]

    def strike_one(self, field, marks, places, middle, style):
        """Draws one stroke through a digit, out of it at both ends: what a bar of a seven hardly ever is."""
        chance = self.chance
        # A one with a stroke through it is a plus, or a cross.
        struck = [at for at, mark in enumerate(marks) if mark.isdigit() and mark != '1']
        if not struck:
            return marks
        at = chance.choice([n for n in struck if marks[n] == '7'] or struck) if chance.random() < 0.3 else chance.choice(struck)
        left, right = places[at]
        wide = right - left
        out = lambda: chance.uniform(0.05, 0.35) * DRAWN
        half, near = middle - DRAWN / 2 + chance.gauss(0, 0.08) * DRAWN, chance.gauss(0, 0.03) * DRAWN
        way = chance.random()
        if way < 0.6:
            rise = chance.gauss(0, 0.12) * wide
        else:
            rise = chance.uniform(0.2, 1.1) * DRAWN / 2
            # Along its stem a stroke through a seven can't be seen.
            if marks[at] != '7' and way < 0.85:
                rise = -rise
        image = Image.fromarray((field * 255).astype(np.uint8))
        width = max(2, DRAWN * style['pen'] * chance.uniform(0.7, 1.6))
        self.bent(ImageDraw.Draw(image), (left - out(), half - rise), (right + out(), half + rise + near), width)
        field[:] = np.asarray(image, dtype=np.float32) / 255
        return marks[:at] + [OTHER] + marks[at + 1 :]
