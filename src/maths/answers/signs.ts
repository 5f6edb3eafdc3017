/** Each is a way to write it that can mean nothing else in an answer. */
const UNUSUAL: [RegExp, string][] = [
  [/[𝜋𝝅𝛑ϖ]/gu, 'π'],
  [/(?<=\d) ?(?:pie\b|pi(?=[mck]?m\b))/gi, 'π'],
  [/(?<![\w)])π\s*[×*·]\s*(\d+(?:\.\d+|\/\d+)?)(?![\d^.])/g, '$1π'],
  [/(?<!\b(?:cube|third|fourth|fifth|3rd|4th|5th) )\b(?:square )?root (?:of )?(?=\d)/gi, '√'],
  [/\bplus or minus |\+ ?or ?- ?(?=\d)/gi, '±'],
  [/(?<=[a-z\d)]) to the power (?:of )?(-?\d+)/gi, '^$1'],
  [/⩾/g, '≥'],
  [/⩽/g, '≤'],
  [/\{,\}/g, ','],
  [/\bneg\.? ?(?=\d)/gi, '-'],
  [/(\d) ?pct\b/gi, '$1%'],
  // "£3.45p" names the pence twice.
  [/([£$€] ?\d{1,9}\.\d\d) ?[pc]\b/gi, '$1'],
  [/(\d ?h(?:ou)?rs?)(?=\d)/gi, '$1 '],
  [/\b(\d{1,4}) ?h ?(\d{1,2}) ?m\b/gi, '$1 h $2 min'],
  [/\b(\d{1,2})h(\d\d)\b/gi, '$1:$2'],
  [/(?<=\d) & (?=\d+\/\d)/g, ' and '],
  [/(?<=\d) out of (?=\d)/gi, '/'],
  [/\bsquared (?=[mck]?m\b|met|centi|milli|kilo)/gi, 'square '],
  [/(?<=\d ?[mck]?m) sq\b\.?/gi, ' squared'],
  [/(?<=[a-z])[₀-₉](?= ?=)/gi, ''],
]
const HAS_UNUSUAL =
  /[𝜋𝝅𝛑ϖπ⩾⩽₀-₉]|pie|\{,\}|neg|pct|[£$€&]|out of|root|power|\d \d+\/\d+ ?[=+−–-]|minus|or ?-|\d ?h|sq|---/iu
/** A fraction with its line: three lines and nothing else. */
const STACKED = /^\s{0,30}(-?\d{1,9})\s{0,30}\n\s{0,30}[-–—_]{2,}\s{0,30}\n\s{0,30}(\d{1,9})\s{0,30}$/

/** The `3 5/4` of `3 5/4 = 4 1/4` and of `3 5/4 - 1 3/4`. */
const OVERFULL = /(?<![\d/.] ?)(\d{1,6}) (\d{1,6})\/(\d{1,6})(?=\s{0,9}[=+−–-])/g
const withPlus = (all: string, whole: string, top: string, bottom: string) =>
  Number(top) >= Number(bottom) ? `(${whole} + ${top}/${bottom})` : all

/** An answer in the signs that everything reads: `25 × π` for `π × 25`, `£3.45` for `£3.45p`, `2:30` for `2h30`. */
export function withUsualSigns(answer: string): string {
  if (!HAS_UNUSUAL.test(answer)) return answer
  const inRow = answer.replace(STACKED, '$1/$2').replace(OVERFULL, withPlus)
  return UNUSUAL.reduce((text, [sign, usual]) => text.replace(sign, usual), inRow)
}

/** `4-1/2`, which is four and a half to some, as a mixed number; undefined for any other answer. */
export function asMixedNumber(answer: string): string | undefined {
  const found = /^([^\d\n]*)(\d{1,6})-(\d{1,4}\/\d{1,4})([^\d\n]*)$/.exec(answer.trim())
  return found ? `${found[1]}${found[2]} ${found[3]}${found[4]}` : undefined
}
