import { numberNode } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import type { PercentageQuestion } from '#maths/kinds/percentage/question.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'
import { besideBudget, WHICH_IS_MORE } from '../going-on-found.ts'
import { plainWords } from '../intents/spelling.ts'
import { isSafe, nameOf, openWork } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, RANK, type Talk } from './act.ts'

const isDone = (talk: Talk) => talk.work?.isFound === true && !openWork(talk)
const shown = (value: Rational) => inline(latex(numberNode(value)))

/** The one calculation that a question asks for; undefined for what has several. */
function onlyCalculation(question: Question): Calculation | undefined {
  if (!isArithmetic(question) || question.kind !== 'calculate') return undefined
  const { calculations, answer } = wayTo(question)
  const [first] = calculations
  return answer && first?.value.equals(answer) ? first : undefined
}

const TIMES_AS_MUCH: readonly [RegExp, number, string][] = [
  [/\b(?:double\w*|twice|times (?:2|two)|(?:2|two) times)\b/, 2, 'double'],
  [/\b(?:triple\w*|treble\w*|(?:3|three) times as)\b/, 3, 'three times'],
  [/\b(?:nought|naught|0|zero|ten times|10 times)\b(?!\s*[.\d])/, 10, 'ten times'],
  [/\bhal(?:f|ve\w*)\b/, 0.5, 'half'],
]
/** How many times as much one number is as another. */
const RATIOS = new Map([
  ['2', 'double'],
  ['3', 'three times'],
  ['10', 'ten times'],
  ['1/2', 'half'],
  ['1/3', 'a third of'],
  ['1/10', 'a tenth of'],
])
/** Before what is always so of a sum that is so many times as much. */
const GROWS = 'so it comes to'

/** `so 14 x 8 is just double that?`, behind 7 × 8: what was found leads on. */
const LINKED: Act = {
  name: 'linked to what was found',
  rank: RANK.precise,
  when: ({ turn, found, work }) =>
    turn.is === 'sum' && turn.said.outcome !== 'answer' && work?.isFound === false && found !== undefined,
  says: talk => {
    const { found, work, last } = talk
    const plain = plainWords(last)
    const [, factor, word] = TIMES_AS_MUCH.find(([pattern]) => pattern.test(plain)) ?? []
    const [one, other] = [found, work].map(each => each && onlyCalculation(each.problem.question))
    const pair = one && other && timesAsMuch(one, other)
    if (!pair || !found || !factor || !word) return undefined
    const [before, now, grows] = pair
    const ratio = RATIOS.get(now.div(before).toFraction())
    const link =
      ratio && grows.valueOf() === factor
        ? `Yes: ${shown(now)} is ${ratio} ${shown(before)} and the rest stays, ${GROWS} ${word} what you found. What is ${word} ${shown(one.value)}?`
        : `Look at what has changed: ${shown(before)} has become ${shown(now)}. How many times as much is that, and what does it make of your ${shown(one.value)}?`
    return isSafe(link, talk) ? link : undefined
  },
}

/** Which number has changed from what to what, and how many times as much that makes the whole. */
function timesAsMuch(one: Calculation, other: Calculation): [Rational, Rational, Rational] | undefined {
  if (one.operator !== other.operator) return undefined
  const [a, b, c, d] = [one.left.value, one.right.value, other.left.value, other.right.value]
  const isSame = (x: Rational, y: Rational) => x.equals(y)
  const zero = rational(0)
  if ([a, b, c, d].some(each => isSame(each, zero))) return undefined
  if (one.operator === '÷')
    return isSame(b, d) ? [a, c, c.div(a)] : isSame(a, c) ? [b, d, b.div(d)] : undefined
  if (one.operator !== '×') return undefined
  if (isSame(b, d)) return [a, c, c.div(a)]
  if (isSame(a, c)) return [b, d, d.div(b)]
  if (isSame(b, c)) return [a, d, d.div(a)]
  return isSame(a, d) ? [b, c, c.div(b)] : undefined
}

/** Said of a change by a percentage that is worked out at once. */
const IN_ONE = 'in one go'
const AMOUNT = /(\d+(?:\.\d+)?) ?(?:%|per ?cent\b|pc\b)|(?<![\d£$€])(\d?\.\d+)/
const DOES = /\b(?:do|times|timesed|multipl\w+|find|take|use|work|straight|once|go|step)\b/

/** `couldnt you just do 85 percent of it`, behind 15 % off. */
const ONE_GO: Act = {
  name: 'in one go',
  rank: RANK.precise,
  when: talk => talk.turn.is === 'talk' && isDone(talk) && talk.last.length < 100,
  says: talk => {
    const change = talk.work && percentChange(talk.work)
    const plain = plainWords(talk.last)
    if (!change) return undefined
    const { amount, percent, isMore } = change
    const part = isMore ? percent.add(100) : rational(100).sub(percent)
    if (HOW_GO.test(plain) && (talk.told.at(-1) ?? '').includes(IN_ONE))
      return `Write ${inline(`${part.valueOf()}\\%`)} as a decimal and multiply ${shown(amount)} by it. Or in parts: find ten percent, and build it up from that. Which one do you take?`
    const [, percents, decimal] = AMOUNT.exec(plain) ?? []
    const said = readLiteral(percents ?? decimal ?? '')?.value
    if (!said || !DOES.test(plain)) return undefined
    const asPercent = percents ? said : said.mul(100)
    if (asPercent.equals(part))
      return `Yes! The whole is 100%, and ${percent.valueOf()}% ${isMore ? 'more makes' : 'off leaves'} ${part.valueOf()}% of it: that is it ${IN_ONE}. Try it on ${shown(amount)}: do you come to the same?`
    return asPercent.equals(percent)
      ? `${percent.valueOf()}% of it is only what ${isMore ? 'comes on top' : 'goes off'}. The whole is 100%: how many percent are there after that?`
      : undefined
  },
}

const HOW_GO =
  /^(?:(?:and|so|ok|but|oh) ){0,3}how (?:would|does|do|did|will|can|could|should) (?:that|it|this|i|you|we|one) (?:go|work|look|do|be done)\b.{0,20}$/

/** By how much a percentage is put on or taken off, where that is asked. */
export function percentChange({ problem: { question } }: Work) {
  if (question.kind !== 'percentage') return undefined
  const own = question as PercentageQuestion
  return own.task === 'increase' || own.task === 'decrease'
    ? { amount: own.amount, percent: own.percent, isMore: own.task === 'increase' }
    : undefined
}

const MAY_SWAP = 'may change places'
const NO_SWAP = 'the order counts'
const SWAPS =
  /\b(?:first|other way (?:round|around)|swap\w*|switch\w*|turned? (?:it|them) (?:round|around)|backwards?|start(?:ed|ing)? with|before)\b/
const SWAPS_THEM = /\b(?:other way (?:round|around)|swap\w*|switch\w*|backwards?)\b/
const WONDERS = /^(?:\p{L}+ ){0,3}?(?:is|would|could|can|do|does|if|what if|will|couldn't|can't)\b/u

/** `is it the same if i do 260 first`, of what was found. */
const ORDER: Act = {
  name: 'order',
  rank: RANK.precise,
  when: talk => talk.turn.is === 'talk' && isDone(talk) && talk.last.length < 100,
  says: ({ work, last }) => {
    const plain = plainWords(last)
    const swaps = /\d/.test(plain) ? SWAPS : SWAPS_THEM
    if (!work || !swaps.test(plain) || !WONDERS.test(plain)) return undefined
    const numbers = (plain.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? [])
    const only = onlyCalculation(work.problem.question)
    if (only && numbers.every(each => each.equals(only.left.value) || each.equals(only.right.value)))
      return asAnswerTo(plain, ofOrder(only))
    const [first, second] = numbers
    const [, top, bottom] = /(?<!\d)(\d+)\/(\d+) of \d/i.exec(work.problem.question.text) ?? []
    const isFraction = first && second && top === first.toFraction() && bottom === second.toFraction()
    return isFraction
      ? `Yes: multiplying and dividing ${MAY_SWAP}, so sharing first or taking so many lots first comes to the same. Try it your way: do you come to the same number?`
      : undefined
  },
}

/** Whether it matters is answered by what is so, without a yes or no. */
const asAnswerTo = (asked: string, answer: string) =>
  /\bmatter/i.test(asked) ? answer.replace(/^\w+[:,] i/, 'I') : answer

function ofOrder({ operator, left, right }: Calculation): string {
  if (operator === '+' || operator === '×')
    return `Yes: in ${operator === '+' ? 'adding' : 'multiplying'} the two numbers ${MAY_SWAP}. Try it with ${shown(right.value)} first: do you come to the same?`
  return operator === '-'
    ? `No, in subtracting ${NO_SWAP}: ${shown(left.value)} is what there is, and ${shown(right.value)} is what goes. Try it with 5 − 3 and 3 − 5: where do they end on a number line?`
    : `No, in dividing ${NO_SWAP}: ${shown(left.value)} is what is shared. Try it with 6 ÷ 3 and 3 ÷ 6: what is different?`
}

/** `would it be the same if i did 38 - 92`, behind 92 - 38. */
const TURNED: Act = {
  name: 'turned round',
  rank: RANK.precise,
  when: ({ turn, found, last }) =>
    turn.is === 'sum' && found !== undefined && /\bsame\b|\bequal|\balso\b|\btoo\b|\bmatters?\b/i.test(last),
  says: ({ found, work, last }) => {
    const [one, other] = [found, work].map(each => each && onlyCalculation(each.problem.question))
    const isTurned =
      one &&
      other &&
      one.operator === other.operator &&
      one.left.value.equals(other.right.value) &&
      one.right.value.equals(other.left.value)
    return isTurned && (one.operator === '-' || one.operator === '÷')
      ? asAnswerTo(last, ofOrder(one))
      : undefined
  },
}

/** `and with take away?`, behind what may change places. */
const ORDER_ELSEWHERE: Act = {
  name: 'order elsewhere',
  rank: RANK.precise,
  when: ({ turn, told, last }) =>
    turn.is === 'talk' &&
    last.length < 60 &&
    told.at(-1)?.includes(MAY_SWAP) === true &&
    /\b(?:minus|tak(?:e|ing) aways?|subtract\w*|divid\w*|shar(?:e|ing))\b/.test(plainWords(last)),
  says: () => `There ${NO_SWAP}: try it with 5 − 3 and 3 − 5, or with 6 ÷ 3 and 3 ÷ 6. What is different?`,
}

const ALWAYS = /\b(?:always|every ?time|all the time|for (?:all|every|any)|in general|each time)\b/
const WHY_ALWAYS: readonly [string | RegExp, string][] = [
  [
    /that way works, too: \$\d+\\% \\text\{ of/,
    'Yes: so many percent of a number is that number times it, over a hundred, and in multiplying the two may change places. Try it with 4% of 50 and 50% of 4: which one is easier?',
  ],
  [
    GROWS,
    'Yes: in multiplying and dividing, make the first number so many times as much, and the answer grows as much. In adding it does not: try it with 3 + 4 and 6 + 4. What do you see?',
  ],
  [
    IN_ONE,
    'Yes, for every percentage that is put on or taken off: the whole is 100%, so add to it or subtract from it first, and then work out that part. How would it go for 30% off?',
  ],
  [
    MAY_SWAP,
    'Yes, in adding and in multiplying, with all numbers. In subtracting and dividing it does not: try 5 − 3 and 3 − 5. What do you see?',
  ],
  [
    NO_SWAP,
    'Yes, in subtracting and dividing it always counts, unless both numbers are the same. Where may they change places?',
  ],
]

/** `does that always work`, of what was just said to be so. */
const ALWAYS_SO: Act = {
  name: 'always so',
  rank: RANK.precise,
  when: talk => talk.turn.is === 'talk' && talk.last.length < 80 && ALWAYS.test(plainWords(talk.last)),
  says: ({ told }) =>
    WHY_ALWAYS.find(([words]) =>
      told.slice(-3).some(each => (typeof words === 'string' ? each.includes(words) : words.test(each))),
    )?.[1],
}

const OTHER_ONE =
  /\b(?:other|first|last|previous|earlier|before|old) (?:one|question|sum)\b|\bthe one before\b/i

/** `so 2 was right after all but for the other one`: both are found, so that both may be named. */
const OF_OTHER: Act = {
  name: 'right of the other one',
  rank: RANK.precise + 1,
  when: talk =>
    isDone(talk) &&
    talk.found !== undefined &&
    OTHER_ONE.test(talk.last) &&
    /\bright|correct|works?\b/i.test(talk.last),
  says: ({ work, found, last }) => {
    const [one, other] = [work, found].map(each => each && wayTo(each.problem.question).answer)
    const numbers = (last.match(/[-−]?\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? [])
    if (!work || !found || !one || !other || one.equals(other) || numbers.length !== 1) return undefined
    return numbers[0]?.equals(one) || numbers[0]?.equals(other)
      ? `Ha, yes! ${shown(one)} belongs to ${nameOf(work.problem.question)}, and ${shown(other)} to ${nameOf(found.problem.question)}. Can you say what makes the two different? Or shall I give you another one?`
      : undefined
  },
}

/** `thats 64 so no, ive not got enough`, of several things that were asked on. */
const BUDGET: Act = {
  name: 'compared with what there is',
  rank: RANK.precise,
  when: ({ turn, work, told }) =>
    work?.problem.budget !== undefined &&
    (turn.is === 'line'
      ? turn.said.outcome === 'answer'
      : turn.is === 'talk' && work.isFound && told.at(-1)?.includes(WHICH_IS_MORE) === true),
  says: ({ work, last }) => {
    const value = work && wayTo(work.problem.question).answer
    return value && work.problem.budget && besideBudget(last, value, work.problem.budget)
  },
}

/** What is asked and claimed of what was found. */
export const ABOUT_FOUND: readonly Act[] = [
  OF_OTHER,
  BUDGET,
  LINKED,
  TURNED,
  ONE_GO,
  ORDER,
  ORDER_ELSEWHERE,
  ALWAYS_SO,
]
