const COUNT = '(?:\\d|one|two|three|four)'
const UNIT =
  '(?:d\\.? ?p\\.?|s\\.? ?f\\.?|sig\\.? ?figs?\\.?|decimal places?|significant figures?|significant digits?)'
const NEAREST = 'to (?:the )?nearest [a-z]{1,12}(?: number)?'
const NOTE = new RegExp(
  `(?<=\\d[^\\d]{0,12})(?:,\\s*|\\s+\\(?|\\()(?:(?:correct|rounded|accurate) )?(?:(?:to )?${COUNT} ?${UNIT}|${NEAREST})\\)?[\\s.]*(?:\\bis (?:the|my) (?:final )?answer[\\s.]*)?$`,
  'i',
)

/** A line of an answer without what it says about its rounding: `8.1 (1 d.p.)`, `8.1 correct to one decimal place`. */
export function withoutRoundingNote(line: string): string {
  return line.replace(NOTE, '')
}
