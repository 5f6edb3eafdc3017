/** Where an answer is to be written, and how it is marked: what a page puts around its questions. */
const PLACES: readonly [RegExp, string][] = [
  [/[\u200b\u200c\ufeff✎☺►]/gu, ''],
  [/[\u00a0\t]/g, ' '],
  // Its point ends nothing.
  [/\bnos?\. of\b/gi, 'number of'],
  [/^(?:(?:name|date|class|form|teacher|set|score|marks?) ?:? ?(?:_{2,}|\.{3,}) ?){1,6}\n/i, ''],
  // "12  Solve", "7 .  Work out"
  [/^\s*\d{1,2}(?:\s*[a-h])?(?: +\. *| {2,})(?=\p{Lu}\p{L})/u, ''],
  [/ {2,}/g, ' '],
  // "4 5 and 10" is a list; "12 000 and 15 000" is none
  [/(?<=(?<![\d.,/])\d{1,4}) (?=\d{1,4}(?: \d{1,4}){0,9} (?:and|&) \d)(?!\d{3}\b)/g, ', '],
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

const BLANK = '(?:_{2,}|\\.{4,}|(?:…|\\. \\.){2,}|[▢□☐])'
const UNIT = '(?:°|%|[\\p{L}]{1,12}(?:[²³]|/[\\p{L}]{1,3})?)'
const MARKS = '(?:[[(]\\d{1,2}(?: ?(?:marks?|pts?|points?))?[\\])])'
/** `Answer: ____`, `x = ...... (3 marks)`, `...... km/h`: nothing but a place for the answer. */
const PLACE = new RegExp(
  `^(?:(?<label>\\p{L}[\\p{L} -]{0,40}?|[£$€]) ?[:=]? ?|= ?)?${BLANK}[\\s_.…]*(?:${UNIT})?\\s*${MARKS}?[\\s.]*$`,
  'iu',
)
/** `17/5 = ____`, `45 and 60 HCF = ____`: the place stands behind what it is for. */
const PLACE_BEHIND = new RegExp(
  `(?<=[\\d)²³a-z]) ?(?:(?<= )(?<label>\\p{L}[\\p{L} ]{1,30}?) ?[:=]|=) ?${BLANK}[\\s_.…]*${MARKS}?\\s*$`,
  'iu',
)
const SAYS_NOTHING = /^(?:answers?|ans|my answers?|solutions?|result|working|[a-z]|[£$€])$/i
/** Lines that are labelled belong to several questions. */
const LINE_LABEL = /^\(?(?:[a-h]|\d{1,2}|i{1,3}|iv)[.)]\s+(?=\S)/i

/** A text in lines, with what its places for answers are called. */
interface Page {
  lines: string[]
  asked: string[]
}

function pageOf(text: string): Page {
  const page: Page = { lines: [], asked: [] }
  const found = text.split('\n')
  const areLabelled = found.filter(line => LINE_LABEL.test(line)).length > 1
  for (const [at, whole] of found.entries()) {
    const line = at === 0 || areLabelled ? whole : whole.replace(LINE_LABEL, '')
    const place = at > 0 ? PLACE.exec(line) : null
    const behind = place ? null : PLACE_BEHIND.exec(line)
    const label = (place ?? behind)?.groups?.label?.trim()
    if (label && !SAYS_NOTHING.test(label)) page.asked.push(label)
    if (!place) page.lines.push(behind ? line.slice(0, behind.index) : line)
  }
  return page
}

const evened = (text: string) => PLACES.reduce((even, [place, by]) => even.replace(place, by), text)

/**
 * A text with even blanks and breaks, without the number in front of it and the place for its answer; what stands before
 * that must be what the text asks for.
 */
export function laidOut(text: string): string {
  const even = evened(text)
  const { lines, asked } = pageOf(even)
  const told = lines.join('\n')
  const isSame = (label: string) => told.toLowerCase().includes(label.toLowerCase())
  return asked.length < 2 && asked.every(isSame) ? told : even
}

/**
 * A text that asks for nothing but by what stands before the place for its answer, with that in words: `Data: 4 9 2` with
 * `Median = ____` below it asks for the median.
 */
export function askedByPlace(text: string): string[] {
  const { lines, asked } = pageOf(evened(text))
  const [label, ...others] = asked
  const told = lines.join('. ').replace(/[.:]+(?=\. |$)/g, '')
  return label === undefined || others.length > 0 || ASKS.test(told)
    ? []
    : [`${told}. Find the ${label.charAt(0).toLowerCase()}${label.slice(1)}.`]
}
const ASKS =
  /\?|\b(?:what|which|how|find|work out|calculate|evaluate|write|give|simplify|solve|expand|factori[sz]e|change|convert|round|estimate|circle)\b/i
