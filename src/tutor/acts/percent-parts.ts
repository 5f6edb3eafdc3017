import { numberNode } from '#maths/arithmetic/expression.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { plainWords } from '../intents/spelling.ts'
import { openWork, wasSaid } from '../replies/voice.ts'
import { percentChange } from './about-found.ts'
import { type Act, RANK } from './act.ts'

const PERCENTS = /(\d+(?:\.\d+)?) ?(?:%|per ?cent\b|pc\b)/g
const PERCENT_OF = /^\D*(\d+(?:\.\d+)?) ?(?:%|\\%|per ?cent) of \d[\d.]*\W*$/i
const ASKS_OF_PARTS = /\b(?:order|matters?|same|first|then|after|before|instead|could|can)\b/

/** `does the order matter like could i take off 10% then 5% after`, behind 15% off: both parts make the whole. */
export const IN_PARTS: Act = {
  name: 'percent in parts',
  rank: RANK.precise + 1,
  when: talk =>
    talk.turn.is === 'talk' && talk.work?.isFound === true && !openWork(talk) && talk.last.length < 130,
  says: ({ work, last, told }) => {
    const plain = plainWords(last)
    const question = work?.problem.question
    if (!question || !ASKS_OF_PARTS.test(plain)) return undefined
    const change = work && percentChange(work)
    const percent = change?.percent ?? readLiteral(PERCENT_OF.exec(question.text)?.[1] ?? '')?.value
    const [one, other] = [...last.matchAll(PERCENTS)].flatMap(each => readLiteral(each[1] ?? '')?.value ?? [])
    if (!percent || !one || !other?.add(one).equals(percent)) return undefined
    const [first, second, whole] = [one, other, percent].map(each => `${each.valueOf()}%`)
    if (!change)
      return `Yes: ${first} and ${second} of the same number make ${whole} of it together, and either may come first. Shall we do another one?`
    const [from, less] = change.isMore ? ['there is then', 'more comes on top'] : ['is left', 'less goes off']
    const said = `The order does not matter: it comes to the same either way. But look what each is taken of. ${first} and ${second} of the old price make ${whole} together; if the second one is taken of what ${from}, ${less}.`
    return wasSaid(told.slice(-3), said)
      ? `One after the other it is not the same as ${whole} at once, as ${less} then. Begin with ${first} of ${inline(latex(numberNode(change.amount)))}: how much ${from}, and what is ${second} of that?`
      : `${said} Try it: what is ${second} of what ${from} after the first?`
  },
}
