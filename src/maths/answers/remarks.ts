import { exactValue } from '../arithmetic/evaluate.ts'
import { parseExpression } from '../arithmetic/parse.ts'
import { mathTokens } from '../arithmetic/read-literal.ts'

/** Smileys and ticks. */
const PICTURES = /[:;]-?[)(DP](?![\w)])|[✓✔☑]|\p{Extended_Pictographic}\uFE0F?/gu
const DOUBT =
  "(?:but |though )?(?:i['’]?m |im |i am )?(?:not|n't) (?:really |very |so |too |quite |100% )?(?:sure|certain)(?: (?:though|about it|if (?:that|it)['’]?s right))?"
/** What a child says behind its answer, of itself and not of the answer. */
const BEHIND = new RegExp(
  `(?<=\\S)(?:[,!;]?\\s+|(?<!\\.)\\.\\s+|\\s-\\s+|[,!;])\\(?(?:${[
    DOUBT,
    "(?:i )?hope(?:fully)?(?: so| (?:that|it|this)(?:['’]?s| is) (?:right|correct|ok))?",
    '(?:i |we )(?:think|guess|believe|reckon|know|suppose)(?: so)?',
    '(?:all )?done|finished|the end|easy(?: peasy)?|ez|yay|lol|haha|tbh|phew|please|pls|thanks|thank you|thx',
    '(?<=\\()(?:because|it|they|there|since|i|we) [^()\\n]{3,80}\\)',
    '(?:is (?:that|it|this) )(?:right|correct|ok)|for sure|maybe|probably|i did it in my head',
    "i(?:['’]?ve| have)? (?:double )?(?:re-?)?checked(?: (?:it|this|my (?:work|answer)))?(?: (?:twice|again|over))?",
  ].join('|')})[\\s.!?)…]*$`,
  'iu',
)
const FRONT = new RegExp(`^\\s*(?:${DOUBT},? but|maybe|perhaps|probably),?\\s+(?=\\S)`, 'i')
/** `42?` asks nothing, `3 + ?` and `?` do. */
const END_MARKS = /(?<=[\p{L}\d)\]}%°²³.][)\]]?)\s*(?:\?+[\s?!]*|[,;]+\s*)$/u
const MOST_REMARKS = 3

/** `24 (4 × 6)`, `20 cm² (5 × 4)`: a number, and in brackets how it came about. */
const HOW =
  /^(.{0,40}?)(-?\d[\d.,]{0,15}(?:\/\d{1,6})?)((?: ?(?:%|°|\p{L}{1,12}[²³]?)){0,2}) [([]([^()[\]\p{L}=]{3,60})[)\]]([.!]?)$/u

/** The line without how its number came about, where that comes to the number: else it may be a factor. */
function withoutHow(line: string): string {
  const [, before = '', number = '', unit = '', sum = '', end = ''] = HOW.exec(line.trim()) ?? []
  const [said, made] = [number, sum].map(text => {
    const expression = /\d/.test(text) ? parseExpression(mathTokens(text) ?? []) : undefined
    return expression && exactValue(expression)
  })
  return said && made?.equals(said) ? `${before}${number}${unit}${end}` : line
}

function withoutRemarksOfLine(line: string): string {
  let rest = withoutHow(line).replace(PICTURES, ' ').replace(FRONT, '')
  for (let count = 0; count < MOST_REMARKS; count++) {
    const next = rest.replace(BEHIND, '')
    if (next === rest) break
    rest = next
  }
  return rest.replace(END_MARKS, '')
}

/** An answer without what a child says of itself: `42 :)`, `prime, I think`, `7/8 (hope that's right)`. */
export function withoutRemarks(answer: string): string {
  return answer.split('\n').map(withoutRemarksOfLine).join('\n')
}

/** `The answer is x/3 = 4, x = 12.`, `2^5 = 32 is the answer`, `98765, sorry, I mean 3x = 15 so x = 5`. */
const FRAMES = [
  /^(?:the|my) (?:final )?answer is:?\s+(?=\S)/i,
  /\s+is (?:the|my) (?:final )?answer(?=[.!]*$)/i,
  /^[^\n]{1,40}?[\s,.;!-](?:oops|no wait|sorry)[,.!]? i (?:mean|meant)[,:]?\s+(?=\S)/i,
]

/** A line of an answer without the words by which it is called the answer; none where there are no such words. */
export function withoutFrame(answer: string): string[] {
  // `x = 7 or 8` is two answers, and `not 7` is none.
  if (/\n|\bor\b|\bnot\b|n['’]t\b/.test(answer.trim())) return []
  const bare = FRAMES.reduce((left, frame) => left.replace(frame, ''), answer.trim())
  return bare === answer.trim() || bare === '' ? [] : [bare.replace(/(?<=[\d\p{L})])\.$/u, '')]
}
