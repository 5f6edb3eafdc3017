/** `its not blue 2 its red 2 and blue 3`, `no, red is 2`: words that put right what somebody else has said. */
const DENIES =
  /^\W*(?:no+\b[\s,.!]*)?(?:(?:but |wait )?(?:its|it'?s|it is|that'?s|thats|it|that) (?:not|isn'?t|isnt|is not)|(?:it|that) ?(?:isn'?t|isnt)|not)\b[^,.;!]{1,40}?[\s,.;!]+(?:but |no )?(?=(?:its|it'?s|it is|the|there)\b)(?:its|it'?s|it is)?\s*/i
const CONTRADICTS = /^\W*no+\b[\s,.!]+(?=(?:the )?\p{L}{2,} (?:is|are|has|have|gets?|costs?)\b)/iu

/** What a message puts in the place of something else; undefined where it corrects nothing. */
export function correctionIn(text: string): string | undefined {
  const [words] = DENIES.exec(text) ?? CONTRADICTS.exec(text) ?? []
  const rest = words === undefined ? '' : text.slice(words.length).trim()
  return /[-+×*÷=]\s?\d|\?\s*$/.test(rest) || rest === '' ? undefined : rest.replace(/[.!\s]+$/, '')
}
