import { readReworded } from '#maths/reworded/read-reworded.ts'
import { remembering } from '#text/remembering.ts'
import { ownWay } from '../own-way.ts'
import { wantsOf } from '../wants/wants-of.ts'
import { withProblem } from './problems.ts'
import type { Reading } from './reading.ts'

/** So sure it is taken up without asking; the reply shows what was read. */
const SURE = 0.93

/** `i got 8 out of 25 in my test today` tells of a day, and asks nothing. */
const TELLS_SCORE =
  /\b(?:got|had|scored|getting)\b[^.?!]{0,20}\d+ ?(?:out of|\/) ?\d+[^.?!]{0,40}\b(?:test|quiz|exam|paper|spelling|mock)s?\b/i

const rewordedOf = remembering(
  (text: string) => readReworded(text),
  text => text,
)

/** A question that no reader reads as it is typed, and that is read once it is said in a book's words. */
export const readRewordedProblem: Reading = heard => {
  const { before, dialogue } = heard
  const [likeliest] = wantsOf(dialogue.last, before.turns > 0 ? 'open' : 'none')
  // `so -3 is smaller than -1?` states something, and asks for nothing.
  if (before.turns > 0 && likeliest && ['line', 'claim'].includes(likeliest.want)) return undefined
  if (TELLS_SCORE.test(dialogue.last) || ownWay(dialogue.last, dialogue)) return undefined
  const read = rewordedOf(dialogue.last)
  return read && read.sureness >= SURE && saysAllAmounts(read.words, dialogue.last)
    ? withProblem(heard, { question: read.question, text: read.words, isLikely: true })
    : undefined
}

const AMOUNT = /[£$€] ?(\d+(?:\.\d+)?)|(?<![\d.])(\d+) ?p\b/gi

/** `3 pens at 45p each and a ruler for 80p`: what leaves one of the amounts of money out is another question. */
function saysAllAmounts(words: string, asked: string): boolean {
  const amounts = (text: string) => [...text.matchAll(AMOUNT)].map(([, big, small]) => big ?? small)
  const said = amounts(words)
  return amounts(asked).every(each => said.includes(each))
}
