import { exactValue } from '#maths/arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  hasUnknown,
  literalsIn,
  type Operator,
  operation,
  operationsIn,
} from '#maths/arithmetic/expression.ts'
import { isZero, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { type Claim, claimsIn } from '#maths/routes/claims.ts'
import { remembering } from '#text/remembering.ts'
import { FOR_ONE } from './step-alone.ts'
import type { Story } from './story.ts'
import { judgeStory, type StoryJudged } from './story-judged.ts'
import { type OfSum, ofStorySum } from './story-sum.ts'
import { withoutProof } from './story-values.ts'
import { strangeIn } from './strange-numbers.ts'
import { asLine, latexOf, numberIn, type SumBehind, sumsBehind } from './sums-behind.ts'
import { partsOfFraction } from './unsolved/unsolved.ts'
import { goOn } from './work.ts'

/** Which operation a child names, without any numbers: `i think times`. */
const OPERATION =
  /\b(?:add(?:ing|ition)?|plus|take ?away|taking away|subtract(?:ing|ion)?|minus|times(?:ing)?|multipl(?:y|ying|ication)|divid(?:e|ing)|division|share|sharing|\+|÷)\b/i

/** What a message says about a story. */
export interface StoryStep {
  /** The calculations in it; with what they come to, or open. */
  claims: Claim[]
  /** An operation without numbers. */
  operation?: string
  /** A number alone, with whether it is what the open calculation comes to. */
  bare?: {
    said: string
    isRight?: boolean
    /** What the last of its sums came to, said once more where nothing is left: the child takes it for the answer. */
    isLast?: boolean
  }
  /** The sum that it has done in its head, as LaTeX, where it has said only numbers. */
  behind?: string
  /** Numbers that stand nowhere in the story. */
  strange: string[]
  /** What it is worth, where it is known what the story comes to. */
  judged?: StoryJudged | undefined
  /** A part of the sum that the story is at, or a slip in it. */
  part?: OfSum | undefined
}

export const storyStep = remembering(
  (story: Story, typed: string): StoryStep | undefined => {
    const text = withoutPartName(typed, story)
    const step = aloneStep(story, text) ?? wholeStep(story, text)
    const part = !step?.judged || step.judged.is === 'guess' ? ofStorySum(story, text) : undefined
    return part ? { claims: [], strange: [], ...step, part } : step
  },
  ({ text: told, open, reached, part }, text) =>
    JSON.stringify([
      told,
      open && latex(open),
      reached.map(each => each.toFraction()),
      part?.credited.length,
      text,
    ]),
)

/** `1/8 is 240 : 8 = 30`, of a story with 3/8: the part that is named is no side of its sum. */
function withoutPartName(text: string, { known }: Story): string {
  const bottoms = known.flatMap(({ number }) => /\d\/(\d+)/.exec(number)?.[1] ?? [])
  return text.replace(PART_IS, (said, bottom: string) => (bottoms.includes(bottom) ? '' : said))
}
const PART_IS = /(?<![\d/.])\d+\/(\d+) (?:of (?:it|them|that) )?(?:is|are|=) (?=[£$€]?\d+(?![\d/.]))/gi

/** `19. let me check, 19 and 5 is 24`, `75 for 1`: what is said is judged without what proves it, and without whom it is for. */
function aloneStep(story: Story, text: string): StoryStep | undefined {
  const said = withoutProof(text).replace(FOR_ONE, ' ').trim()
  const step = said === text.trim() ? undefined : wholeStep(story, said)
  return step?.judged && ['done', 'step'].includes(step.judged.is) ? step : undefined
}

function wholeStep(story: Story, text: string): StoryStep | undefined {
  const step = stepIn(story, text)
  const part = step && partTaken(story, step.claims)
  if (part) return { claims: [], strange: [], judged: { is: 'part', part } }
  const judged = judgeStory(story, text, step?.claims ?? []) ?? judgedStated(story, text)
  if (judged && judged.is !== 'guess') return { claims: [], strange: [], ...step, judged }
  const behind = step?.claims.length ? undefined : stepBehind(story, text)
  return behind ?? (judged ? { claims: [], strange: [], ...step, judged } : step)
}

/** `48 - 4`, of 48 and a quarter of them: the bottom of the fraction that is told is no amount. */
function partTaken({ known, reached }: Story, claims: readonly Claim[]): string | undefined {
  const taken = claims.flatMap(({ sides }) =>
    sides
      .flatMap(operationsIn)
      .flatMap(({ operator, right }) => (/^[+-]$/.test(operator) ? literalsIn(right) : [])),
  )
  const isAmount = (value: Rational) =>
    [...reached, ...known.flatMap(({ number }) => numberIn(number) ?? [])].some(each => each.equals(value))
  return known.find(({ number }) =>
    taken.some(({ value }) => partsOfFraction(number)[1]?.equals(value) === true && !isAmount(value)),
  )?.number
}

/** `75 times 10 = 750 g. can i explain it so?`: what is asked or told beside the one sentence with a sum. */
function judgedStated(story: Story, text: string): StoryJudged | undefined {
  const [only, ...others] = text.split(/(?<=[.!?])\s+/).filter(each => statedIn(each).length > 0)
  return only === undefined || others.length > 0 || only === text
    ? undefined
    : judgeStory(story, only, statedIn(only))
}

const statedIn = (text: string) => claimsIn(text).filter(({ sides }) => sides.length > 1)

function stepIn(story: Story, text: string): StoryStep | undefined {
  const claims = claimsIn(withLast(text, story)).filter(
    ({ sides }) =>
      sides.some(side => operationsIn(side).length > 0) ||
      // 20/5 = 4 is a division.
      (sides.length > 1 && asLiteral(sides[0] as Expression)?.form === 'fraction'),
  )
  // An equation is worked on by itself.
  if (claims.some(({ sides }) => sides.some(hasUnknown))) return undefined
  if (claims.length > 0) return { claims, strange: strangeIn(story, claims) }
  const bare = bareIn(story, text)
  if (bare) return { claims, strange: [], bare }
  const operation = text.length < 60 ? OPERATION.exec(text)?.[0] : undefined
  return operation === undefined ? undefined : { claims, operation, strange: [] }
}

/** Numbers alone, with the sums that were done in the head: `120 left`, of 180 and 60. */
function stepBehind(story: Story, text: string): StoryStep | undefined {
  // What it is a time of the clock, no sum leads to.
  if (/\d:\d/.test(story.text)) return undefined
  const known = [...story.known.flatMap(({ number }) => numberIn(number) ?? []), ...story.reached]
  const fresh = story.unused.flatMap(number => numberIn(number) ?? [])
  const inPence = /\dp\b/.test(story.text) ? text.replace(/(?<![\d.£])\d+(?![\d.p%]| ?p\b)/g, '$&p') : text
  const sums = sumsBehind(text, known, fresh) ?? sumsBehind(inPence, known, fresh)
  if (!sums) return undefined
  const claims = claimsIn(sums.map(asLine).join('; '))
  if (addsCountToPrice(sums, story)) return undefined
  const judged = judgeStory(story, text, claims)
  // Of a story that is known through and through no other number counts.
  if (!judged && story.model && !story.model.isDoubtful) return undefined
  return { claims, strange: [], behind: sums.map(latexOf).join(' and '), ...(judged && { judged }) }
}

/** How many there are of something is added to no price. */
function addsCountToPrice(sums: readonly SumBehind[], { known, reached }: Story): boolean {
  const priced = known.filter(({ number }) => /[£$€]|\dp$/.test(number))
  const isPrice = (value: Rational) =>
    [...reached, ...priced.flatMap(({ number }) => numberIn(number) ?? [])].some(each => each.equals(value))
  return (
    priced.length > 0 &&
    sums.some(({ operator, left, right }) => /^[+−]$/.test(operator) && isPrice(left) !== isPrice(right))
  )
}

const GOES_ON =
  /^\W*(?:(?:and|then|so|now|ok|oh|you|i|we|do|that) )*(times(?:ed)?(?: by| it by)?|multipl(?:y|ied)(?: it)? by|divided?(?: it)? by|plus|add|minus|take away|take|x|[+×*÷])\s*(\d+(?:\.\d+)?)\W*$/i

const INSTEAD = /^\W*(?:(?:oh|no|or|so|is it|i mean|wait|do i) )*by (\d+)\W*$/i

/** `times 6` goes on from what was worked out last, `by 4?` from the number that is divided. */
function withLast(text: string, { reached, open, text: told }: Story): string {
  const instead = INSTEAD.exec(text)?.[1]
  const [one, , ...more] = open ? literalsIn(open) : []
  const [operator] = open ? operationsIn(open).map(each => each.operator) : []
  if (instead && one && more.length === 0 && operator) return `${one.value.valueOf()} ${operator} ${instead}`
  const [, does, number] = GOES_ON.exec(text) ?? []
  const last = reached.at(-1)
  const divided = text.replace(
    /(?<![\d/])(\d[\d.]*) ?\/ ?(\d[\d.]*)(?![\d/])/g,
    (said, one: string, by: string) =>
      told.includes(said) || /\d ?\/ ?\d/.test(told) ? said : `${one} ÷ ${by}`,
  )
  if (divided !== text) return divided
  return does && number && last
    ? `${last.valueOf()} ${does.replace(/ ?it(?= by)|ed\b(?! by)/i, '')} ${number}`
    : text
}

/** A number that is said by itself: what a calculation comes to, or not; undefined for the story's own words. */
function bareIn({ open, reached, text: told, model, unused, known }: Story, text: string): StoryStep['bare'] {
  if (!/\d/.test(text) && !isAnswerLike(text, 1)) return undefined
  if (/^\W*(?:and |so |ok |but )*(?:what (?:about|if)|how (?:about|many|much|long))\b/i.test(text))
    return undefined
  const [only, ...others] = claimsIn(text)
  const literal = only?.sides[0] && only.sides.length === 1 ? asLiteral(only.sides[0]) : undefined
  if (!literal || others.length > 0 || text.length > 60) return undefined
  const value = open && exactValue(open)
  const isMoney = /[£$€]|\b(?:pounds?|dollars?|euros?)\b/i.test(told)
  // 65p is 0.65 of a pound.
  const isSmall = isMoney && /\d ?(?:p|pence|pennies|c|cents?)\b/i.test(text)
  const same = (number: Rational) =>
    number.equals(literal.value) || (isSmall && number.mul(100).equals(literal.value))
  const isRight = reached.some(same) || (value ? same(value) : undefined)
  const said = text.trim()
  const last = reached.at(-1)
  if (last && same(last) && model.isDoubtful && unused.length === 0 && isOfAll(last, reached, known))
    return { said, isRight: true, isLast: true }
  return isRight === undefined || (isRight === false && !value) ? { said } : { said, isRight }
}

/** Whether the last of some results goes on from all of the others, and none of them is left lying: 12 of `7 x 3 = 21` and `4 x 3 = 12` does not. */
function isOfAll(last: Rational, reached: Story['reached'], known: Story['known']): boolean {
  const told = known.flatMap(({ number }) => numberIn(number) ?? [])
  const goesOn = (from: Rational, to: Rational) =>
    [...told, ...reached].some(by =>
      [from.add(by), from.sub(by), by.sub(from), from.mul(by), ...(isZero(by) ? [] : [from.div(by)])].some(
        each => each.equals(to),
      ),
    )
  return reached.every(
    (each, at) => each.equals(last) || reached.slice(at + 1).some(later => goesOn(each, later)),
  )
}

/** The story after a line about it. */
export function goOnWithStory(story: Story, { claims, bare, operation, judged, part }: StoryStep): Story {
  // What was worked out wrongly is tried again.
  const open = claims.findLast(({ sides }) => sides.length === 1)?.sides[0] ?? claims.at(-1)?.wrong?.left
  const worked = claims.filter(({ sides, truth }) => sides.length > 1 && truth === 'true')
  const now = bare?.isRight && story.open ? [story.open] : worked.map(({ sides }) => sides.at(-1))
  const own = now.flatMap(side => (side && exactValue(side)) ?? [])
  // What it goes on from was worked out in the head.
  const from = worked
    .flatMap(({ sides }) => sides.slice(0, -1).flatMap(literalsIn))
    .flatMap(({ value }) => (story.model.steps.some(step => step.value.equals(value)) ? [value] : []))
  const reached = [
    ...story.reached,
    ...from,
    ...own,
    ...((judged?.is === 'step' || judged?.is === 'one of two') &&
    own.every(each => !each.equals(judged.value))
      ? [judged.value]
      : []),
  ]
  const named = claims
    .flatMap(({ sides }) => sides.flatMap(literalsIn))
    .flatMap(({ value, top, bottom }) => [
      value,
      ...(top !== undefined && bottom !== undefined ? [rational(top), rational(bottom)] : []),
    ])
  // What was worked out in the head has used the numbers of its step.
  const inHead = story.model.steps.filter(step => from.some(each => each.equals(step.value)))
  const used = [
    ...named,
    ...inHead.flatMap(({ calculation = '' }) =>
      calculation.split(/ [+−×÷] /).flatMap(each => numberIn(each) ?? []),
    ),
  ]
  const unused = story.unused.filter(
    number => !used.some(value => isNumber(number, value) || partsOfFraction(number)[1]?.equals(value)),
  )
  const turned = operation === undefined ? undefined : withOperator(story.open, operation)
  const isWorked = story.isWorked === true || reached.length > 0
  return {
    ...story,
    reached,
    unused,
    part: part && goOn(part.work, part.said),
    ...((open ?? turned) && { open: open ?? turned }),
    ...(isWorked && { isWorked }),
  }
}

/** `oh wait its minus`: the same two numbers, worked with in another way. */
function withOperator(open: Expression | undefined, said: string): Expression | undefined {
  const [one, other, ...more] = open ? literalsIn(open) : []
  const operator = (
    /add|plus|\+/i.test(said)
      ? '+'
      : /take|taking|subtract|minus/i.test(said)
        ? '-'
        : /times|multipl/i.test(said)
          ? '×'
          : '÷'
  ) satisfies Operator
  return one && other && more.length === 0 ? operation(operator, one, other) : undefined
}

function isNumber(written: string, value: Rational): boolean {
  const number = /\d/.test(written) ? numberIn(written)?.valueOf() : undefined
  const isSame = (said: number) => number !== undefined && Math.abs(said - number) < 1e-9
  return number === undefined || isSame(value.valueOf()) || isSame(value.valueOf() * 100)
}
