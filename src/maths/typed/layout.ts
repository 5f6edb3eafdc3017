/** Where an answer is to be written, and how it is marked: what a page puts around its questions. */
const PLACES: readonly [RegExp, string][] = [
  [/[\u200b\u200c\ufeff✎☺►]/gu, ''],
  [/[\u00a0\t]/g, ' '],
  [/^(?:(?:name|date|class|form|teacher|set|score|marks?) ?:? ?(?:_{2,}|\.{3,}) ?){1,6}\n/i, ''],
  // "12  Solve", "7 .  Work out"
  [/^\s*\d{1,2}(?:\s*[a-h])?(?: +\. *| {2,})(?=\p{Lu}\p{L})/u, ''],
  [/ {2,}/g, ' '],
  [/ *\r?\n\s*/g, '\n'],
  // "Answer: ____", "Marks: __ / 2"
  [/\n(?:answers?|ans|marks?)\s*[:=]?\s*(?:_{2,}|\.{3,}|…+)[^\S\n]*(?:\/ ?\d{1,2})?(?=\n|$)/gi, ''],
  // "Yes [ ]   No [ ]", and a box behind a word
  [/\s*\b(?:yes|true)\s*(?:\[ *\]|[☐□▢])\s*(?:no|false)\s*(?:\[ *\]|[☐□▢])\s*$/i, ''],
  [/(?<=\p{L}) \[ *\]\s*$/u, ''],
  // A line to write on, with a letter, a sign of money or a unit: "x = ......", "£ ....... [3]"
  [
    /\n(?:[a-z] ?= ?|[£$€] ?)?(?:_{2,}|\.{4,}|…{2,}|▢)[^\S\n]*(?:(?:°|%|[\p{L}]{1,12}[²³]?)[^\S\n]*)?(?:\[\d{1,2}\]|\(\d{1,2}\))?\s*$/iu,
    '',
  ],
  [/\n\(\d{1,2}\)\s*$/, ''],
  [/(?<=[\d)²³] ?)(=?) ?(?:→ ?)?(?:_{3,}|\.{5,})\s{0,30}(?:\(\d\))?\s{0,30}$/, '$1'],
  [/^\s+|\s+$/g, ''],
]

/** A text with even blanks and breaks, without the places for its answer and the number in front of it. */
export const laidOut = (text: string): string =>
  PLACES.reduce((even, [place, by]) => even.replace(place, by), text)
