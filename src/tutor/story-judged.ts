import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import type { Claim } from '#maths/routes/claims.ts'
import { amountOf } from '#maths/stories/amounts.ts'
import type { StoryStep as OnTheWay, Owner, StoryModel } from '#maths/stories/model.ts'
import type { StorySlip } from './everyday/drawn-story.ts'
import { countedUp, rowIn } from './quantities/counting.ts'
import { behindSo, otherEnd } from './story-end.ts'
import { type StoryFound, slipAt } from './story-found.ts'
import { type LettersSaid, lettersSaid } from './story-letters.ts'
import { isOfSmallCoins, saidToComeOut, withMoneySigns } from './story-values.ts'
import { numberIn } from './sums-behind.ts'

/** What a message is worth for a story of which it is known what it comes to. */
export type StoryJudged =
  | { is: 'done' }
  | { is: 'one of two'; value: Rational }
  | { is: 'step'; step: OnTheWay; value: Rational }
  /** The number of the one, said of the other. */
  | { is: 'other owner'; owner: Owner }
  /** A calculation that is not worked out, and whether it is on a way. */
  | { is: 'plan'; side: Expression; fits: boolean }
  /** No number of the way; `end` is what is concluded, where sums stand before it. */
  | { is: 'guess'; end?: string }
  /** The bottom of a fraction that is told is taken for an amount. */
  | { is: 'part'; part: string }
  /** A wrong way leads to it. */
  | { is: 'slip'; why: StorySlip['why'] | 'kept the difference' }
  /** Once more what answers it, or what is there for the other one, when it is done. */
  | { is: 'again' }
  /** Its own guess was tried out and does not fit. */
  | { is: 'tried' }
  | LettersSaid
  /** It was counted up to the answer, which is still to be said. */
  | { is: 'counted' }
  /** The number of pence, said to be pounds. */
  | { is: 'small coins' }
  /** A sharing with what is left over, of which the story asks something else. */
  | { is: 'rest'; whole: number; left: number }

export const SAID = /(?:[£$€] ?)?\d+(?:\.\d+)?p?(?![\d/])/gi
export const ASKS =
  /\b(?:why|what (?:if|about)|how (?:many|much)|how come|how do|how did|what do|explain|hint|huh)\b/i
const TRIED =
  /\b(?:is|are|makes?|only|just|thats?|that's|its|it's) (?:only|too|not enough)\b|\b(?:doesn'?t|dont|don'?t) (?:work|fit|add up)\b|\bonly \d|(?<!\b(?:took|take|takes|taken|taking|cut|fell|fall|got|get) )\b\d+ (?:apart|different|off)\b|\btoo (?:big|small|much|many|little|few|high|low)\b/i
export const LONGEST = 120

/** What is known of a story that is talked through. */
interface Told {
  model?: StoryFound | undefined
  /** What the child has come to before. */
  reached: readonly Rational[]
  /** The numbers that it tells. */
  known: readonly { number: string }[]
  /** What it asks. */
  asked?: string
}

/** @param claims the sums in the message */
export function judgeStory(
  { model, reached, known, asked = '' }: Told,
  typed: string,
  claims: readonly Claim[],
): StoryJudged | undefined {
  const text = model?.isMoney ? withMoneySigns(typed) : typed
  if (!model || text.length > LONGEST || ASKS.test(text)) return undefined
  if (claims.some(({ truth }) => truth === 'false')) return undefined
  const letters = lettersSaid(text, model)
  if (letters?.value !== undefined) {
    const value = numberIn(letters.value)
    return (value && judgeNumbers(model, [value], letters.value, reached)) ?? letters
  }
  if (letters) return letters
  if (isBothNamed(model, text) || isBothTested(model, claims, known)) return { is: 'done' }
  const [answer, ...more] = model.answer
  const end = more.length === 0 ? saidToComeOut(text) : undefined
  if (model.isMoney && answer && more.length === 0 && isOfSmallCoins(text, answer))
    return { is: 'small coins' }
  if (end && isAsked(model, end)) return { is: 'done' }
  const rest = restIn(model, text)
  if (rest) return rest
  const row = rowIn(text)
  if (row)
    return row.numbers.some(each => isAsked(model, rational(each))) ? { is: 'counted' } : { is: 'tried' }
  const worked = claims.flatMap(({ sides, truth }) => {
    const last = sides.length > 1 && truth === 'true' ? sides.at(-1) : undefined
    return (last && exactValue(last)) ?? []
  })
  const side = claims.findLast(({ sides }) => sides.length === 1)?.sides[0]
  const step = end && !worked.some(each => each.equals(end)) ? knownAt(model, end) : undefined
  if (step && end) return { is: 'step', step, value: end }
  if (worked.length === 0 && side && operationsIn(side).length > 0) {
    const value = exactValue(side)
    return value && { is: 'plan', side, fits: knownAt(model, value) !== undefined || isAsked(model, value) }
  }
  const own = [...worked, ...reached, ...known.flatMap(({ number }) => numberIn(number) ?? [])]
  const isOfWay = (value: Rational) =>
    isAsked(model, value) || !!knownAt(model, value) || own.some(each => isSame(model, each, value))
  const elsewhere = worked.length > 0 ? otherEnd(text, isOfWay) : undefined
  if (elsewhere !== undefined) return { is: 'guess', end: elsewhere }
  const plain = countedUp(text)
  const named = worked.length > 0 ? [...worked, ...concludedIn(text, model)] : saidIn(plain, model)
  // What the story tells is only said again: `3 bags is 36 apples`.
  const fresh = named.filter(each => !known.some(({ number }) => numberIn(number)?.equals(each)))
  const isBoth =
    model.answer.length === 2 && model.answer.every(value => named.some(each => isSame(model, each, value)))
  const said = fresh.length > 0 && !isBoth ? fresh : named
  // Who counts up to a number has come to it.
  const judged = judgeNumbers(model, said, plain === text ? text : `so ${said.at(-1)?.toFraction()}`, reached)
  const [only, ...others] = said
  const slip = !judged && only && others.length === 0 ? slipAt(model, only) : undefined
  if (slip && worked.length === 0 && isAnswerLike(text, 1)) return { is: 'slip', why: slip }
  if (slip && worked.length === 1 && claims.length === 1) return { is: 'slip', why: slip }
  const last = worked.length > 0 ? worked.at(-1) : saidIn(text.replace(/^.*\bso\b/i, ''), model).at(-1)
  if (!judged && last && keepsDifference(model, known, last))
    return { is: 'slip', why: 'kept the difference' }
  const isMeant = isAnswerLike(text, said.length) || (said.length === 1 && namesAsked(text, asked))
  const isGuess = worked.length === 0 && said.length > 0 && isMeant
  if (!judged && worked.length === 0 && TRIED.test(text)) return { is: 'tried' }
  return judged ?? (isGuess ? { is: 'guess' } : undefined)
}

/** `28 divided by 5 is 5 remainder 3`, `5 full and 3 left over`: how often it goes and what is left, of the last sum. */
function restIn({ steps, answer }: StoryFound, text: string): StoryJudged | undefined {
  const sum = /^(\d+) ÷ (\d+)$/
    .exec(steps.at(-1)?.calculation ?? '')
    ?.slice(1)
    .map(Number)
  const [all = 0, size = 0] = sum ?? []
  const left = size > 0 ? all % size : 0
  if (left === 0 || answer.length > 1) return undefined
  const whole = (all - left) / size
  const said = (text.match(/\d+/g) ?? []).map(Number)
  const ends = said.at(-2) === whole && said.at(-1) === left
  const isRest = /\b(?:r|rem|remain\w*|left|over|spare|extra)\b/i.test(text)
  return ends && isRest && said.slice(0, -2).every(each => each === all || each === size)
    ? { is: 'rest', whole, left }
    : undefined
}

/** `so £3.45 change`, where the change is asked for: nothing else stands beside the number. */
function namesAsked(text: string, asked: string): boolean {
  const words = (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    word => !/^(?:that|thats|then|there|think|makes|left)$/.test(word),
  )
  return (
    words.length <= 2 &&
    text.length < 40 &&
    words.every(word => asked.toLowerCase().includes(word.replace(/e?s$/, '')))
  )
}

/** 306 g for 10 people of 300 g for 4: as much more as there are more people, and not as many times more. */
function keepsDifference({ steps, answer }: StoryModel, known: Told['known'], said: Rational): boolean {
  const [few, amount, many] = known.flatMap(({ number }) => numberIn(number) ?? [])
  const isForOne = steps.length === 2 && /^what it is for one\b/.test(steps[0]?.is ?? '')
  return (
    isForOne &&
    few !== undefined &&
    amount !== undefined &&
    many !== undefined &&
    known.length === 3 &&
    answer.every(each => !each.equals(said)) &&
    [amount.add(many.sub(few)), few.add(many.sub(amount))].some(each => each.equals(said))
  )
}

/** `a pen is £5 and a ruler is £2. check: 10 + 6 = 16`: both are said, before what they are tested with. */
function isBothNamed(model: StoryModel, text: string): boolean {
  const [one, other] = model.answer
  const front = text.replace(
    /[\s,.;:]+(?:to )?(?:check\w*|cause|cos|cuz|coz|because|bc|since|test\w*)\b.*$/is,
    '',
  )
  if (!one || !other || front.length === text.length || /[=+×*÷]|\bor\b/.test(front)) return false
  const said = saidIn(front, model)
  return said.length === 2 && [one, other].every(value => said.some(each => isSame(model, each, value)))
}

/** `21 + 16 = 37`: both are in a true sum that comes to a number of the story. */
function isBothTested({ answer }: StoryModel, claims: readonly Claim[], known: Told['known']): boolean {
  const isTold = (value: Rational | undefined) =>
    known.some(({ number }) => value !== undefined && numberIn(number)?.equals(value))
  return (
    answer.length === 2 &&
    claims.some(({ sides: [first, last, ...more], truth }) => {
      const parts = first && truth === 'true' && more.length === 0 ? literalsIn(first) : []
      const isBoth = answer.every(each => parts.some(({ value }) => value.equals(each)))
      return parts.length === 2 && isBoth && isTold(last && exactValue(last))
    })
  )
}

/** `x = 21 and y = 16`: several names, each with its number alone. */
function namesEach(text: string): boolean {
  const [front = '', ...behind] = text.split('=')
  const hasOne = (part: string) => part.match(/\d+(?:\.\d+)?/g)?.length === 1
  return behind.length > 1 && !/\d/.test(front) && behind.every(hasOne)
}

/** Numbers said without a calculation; of `2 apples = 80p` what stands behind the sign. */
export function saidIn(text: string, { isMoney }: StoryModel): Rational[] {
  const behind = namesEach(text) ? text : text.slice(text.lastIndexOf('=') + 1)
  const found = behind.match(SAID) ?? []
  const priced = found.filter(each => /[£$€p]/i.test(each))
  return (isMoney && priced.length > 0 ? priced : found).flatMap(each => amountOf(each.toLowerCase()) ?? [])
}

/** `240 : 8 = 30 so 3/8 is 90`: what is concluded from a sum, where it is on the way. */
function concludedIn(text: string, model: StoryModel): Rational[] {
  const behind = behindSo(text)
  // `so 7 + 5 is 12` is another sum.
  if (/\d\s*[-+−×x*÷/]\s*\d/.test(behind)) return []
  return saidIn(behind, model).filter(each => knownAt(model, each) !== undefined || isAsked(model, each))
}

/** A price may be said in pence without saying so. */
export function isSame(model: StoryModel, said: Rational, value: Rational): boolean {
  return said.equals(value) || (model.isMoney && said.equals(value.mul(100)))
}

export function isAsked(model: StoryModel, value: Rational): boolean {
  return model.answer.some(each => isSame(model, value, each))
}

function knownAt(model: StoryModel, value: Rational): OnTheWay | undefined {
  return [...model.steps, ...model.besides].find(step => isSame(model, value, step.value))
}

/** Who is said to have what the other one has. */
function ownerMixedUp({ owners, ...model }: StoryModel, said: Rational, text: string): Owner | undefined {
  const [owner, ...others] = owners.filter(({ name }) => new RegExp(`\\b${name}s?\\b`, 'i').test(text))
  const same = (each: Owner) => isSame({ owners, ...model }, said, each.value)
  return owner && others.length === 0 && !same(owner) && owners.some(same) ? owner : undefined
}

/** Of `s = 30, l = 20` or `the pen is 8 and the book 4` whoever is given the number of somebody else. */
function givenOthers({ owners, ...model }: StoryModel, text: string): Owner | undefined {
  const isOne = (said: string | undefined, { value }: Owner) => {
    const number = said === undefined ? undefined : numberIn(said)
    return number !== undefined && isSame({ owners, ...model }, number, value)
  }
  return owners.find(owner => {
    const { name } = owner
    const isInitial = owners.every(each => each === owner || each.name.charAt(0) !== name.charAt(0))
    const letter = isInitial ? `|${name.charAt(0)} ?(?==)` : ''
    const said = new RegExp(
      `(?<!\\p{L})(?:${name}s?${letter})[^\\d\\p{L}]{0,5}(?:(?:is|has|costs?|gets?) )?[£$€]?(\\d[\\d.]*)`,
      'iu',
    ).exec(text)?.[1]
    return (
      said !== undefined && !isOne(said, owner) && owners.some(each => each !== owner && isOne(said, each))
    )
  })
}

function judgeNumbers(
  model: StoryModel,
  said: readonly Rational[],
  text: string,
  reached: readonly Rational[],
): StoryJudged | undefined {
  const last = said.at(-1)
  if (!last) return undefined
  const [one, other] = model.answer
  const mixed = said.length === 1 ? ownerMixedUp(model, last, text) : givenOthers(model, text)
  if (mixed) return { is: 'other owner', owner: mixed }
  if (one && other) {
    const has = (value: Rational, among: readonly Rational[]) =>
      among.some(each => isSame(model, each, value))
    if (said.length <= 2 && has(one, said) && has(other, said)) return { is: 'done' }
    if (said.length === 1 && (has(one, said) || has(other, said)))
      return has(one, [...reached, ...said]) && has(other, [...reached, ...said])
        ? { is: 'done' }
        : { is: 'one of two', value: last }
  } else {
    const isLed = said.slice(0, -1).every(each => knownAt(model, each) !== undefined)
    const isConcluded = /\b(?:so|thats|that'?s|makes|means)\b[^,.;?]*$/i.test(text)
    if (isAsked(model, last) && (isLed || isConcluded || /=/.test(text))) return { is: 'done' }
  }
  const step = knownAt(model, last)
  // Both parts of the way at once: `40 and 6`.
  const isAllKnown = said.length <= 2 && said.every(each => knownAt(model, each) !== undefined)
  return step && isAllKnown ? { is: 'step', step, value: last } : undefined
}

/** The first step that the child has not come to yet. */
export function stepAhead(model: StoryModel, reached: readonly Rational[]): OnTheWay | undefined {
  const at = model.steps.findLastIndex(step => reached.some(each => isSame(model, each, step.value)))
  return model.steps.slice(at + 1).find(({ ask }) => ask !== '')
}
