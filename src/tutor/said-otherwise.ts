import { hasUnknown, literalsIn } from '#maths/arithmetic/expression.ts'
import type { Question } from '#maths/domain/question.ts'
import type { TimeQuestion } from '#maths/kinds/clock-time/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { letterOfAll } from './quantities/letter-angles.ts'
import { asLine, sumsBehind } from './sums-behind.ts'
import type { Work } from './work.ts'

/** Words of a child that tells what a number is: `16 left`, `thats 2 more`. */
const SAYS_WHAT =
  /\b(?:left|over|more|less|to go|remain\w*|too (?:many|much|few|big|small)|each|missing|short|spare|altogether|total|together)\b|\d\D{0,14}\b(?:is|are|makes?|thats|that's|equals?|gives?)\b.{0,12}\d/i

/** The sums behind numbers that were worked out in the head, as a line of working: `80 is 10 boxes`, `16 left thats 2 more`. */
export function lineBehind(
  work: Work,
  { outcome, claims }: Pick<Said, 'outcome' | 'claims'>,
  text: string,
): string | undefined {
  // A number that is no answer is not wrong because it isn't the answer.
  const isNoAnswer =
    outcome === 'wrong' && !isAnswerLike(text, 1) && claims.every(({ claim }) => claim.sides.length === 1)
  if (outcome !== 'unsure' && outcome !== 'nothing' && !isNoAnswer) return undefined
  if (claims.some(({ claim }) => claim.sides.some(hasUnknown))) return undefined
  const { question } = work.problem
  if (!SAYS_WHAT.test(text) && !countsThingsOf(text, question)) return undefined
  const known = [
    ...givenIn(question),
    ...work.credited.flatMap(({ claim }) => claim.sides.flatMap(literalsIn)),
  ].map(({ value }) => value)
  return sumsBehind(text, known)?.map(asLine).join('; ')
}

/** A number counts something that the question speaks of: `10 boxes`. */
function countsThingsOf(text: string, { text: asked }: Question): boolean {
  return [...text.matchAll(/\d\s+([a-z]{3,})/gi)].some(([, noun = '']) =>
    asked.toLowerCase().includes(noun.toLowerCase().replace(/(?:es|s)$/, '')),
  )
}

const IS_BIGGER =
  /\bis (-?[\d./]+%?) (?:bigg?er|larger|greater|more|smaller|less) (?:or|th[ae]n) (-?[\d./]+%?)/i
const IS_MORE =
  /(-?\d[\d./]*%?) (?:is|has|must be|would be|looks) (?:the )?(bigg?er|larger|greater|more|smaller|less|lower|higher|colder|warmer|hotter|fewer)\b/i
const YES = /^\W*(?:yes|yep|yeah|yea|it is|true)\b/i
const NO = /^\W*(?:no|nope|nah|it isn'?t|it is not|false)\b/i

/** `x = 1/2 or x = 2` says both solutions. */
const OR_LETTER = /(?<=[a-z] ?= ?[-−]?\d[\d./]{0,9}),? or (?=[a-z] ?=)/gi

/** `if i times the second one by 2 i get 2x - 2y = 4`: what was done to come to an equation is no side of it. */
const BEFORE_EQUATION =
  /^[^=]{0,160}\b(?:get|got|have|gives?|makes?|leaves?|becomes?)(?: me| us)?:? (?=[-−]?\d*[a-z] ?[-+−=])/i

/** `yes its bigger`, to whether 0.5 is bigger than 0.35, names the first of the two. */
export function inNumbers({ problem }: Work, said: string): string {
  if (problem.question.kind === 'solving') return said.replace(BEFORE_EQUATION, '').replace(OR_LETTER, ', ')
  const letter = letterOfAll(said, problem.question)
  if (letter !== undefined) return letter
  const [, one, other] = problem.question.kind === 'compare' ? (IS_BIGGER.exec(problem.text) ?? []) : []
  const [first, second] =
    problem.question.kind === 'compare' ? (problem.question.text.match(/-?\d[\d./]*%?/g) ?? []) : []
  const [, named, way] = IS_MORE.exec(said) ?? []
  // What is bigger is not the smaller one that is asked for.
  if (first && second && named && way && (named === first || named === second)) {
    const isLess = (words: string) => /small|less|low|cold|few/i.test(words)
    const isSame = isLess(way) === isLess(problem.question.text)
    return isSame ? named : named === first ? second : first
  }
  if (!one || !other || /\d/.test(said)) return said
  return YES.test(said) ? one : NO.test(said) ? other : said
}

/** `75`, where all prices are told in pence, is so many pence. */
export function inPence({ problem }: Work, line: string): string {
  const { kind, text } = problem.question
  const isOfPence = kind === 'money' && /\d ?p\b/i.test(text) && !/[£$€]\d|\d ?p\b/i.test(line)
  return isOfPence && !/\d\.\d/.test(line)
    ? line.replace(/(?<!\d)\d+(?!\d| ?(?:pound|quid|%))/gi, '$&p')
    : line
}

const NOUNS = '(?: (?!left|over|rem|r\\b|and|with)\\p{L}+){0,3}'
/** `4 each and 4 left`, `7 boxes remainder 1` */
const SHARED = new RegExp(
  `(?<![\\d.,/])(\\d{1,9})${NOUNS}[,;]?(?: and| with)?(?: then)? (?:(?:r|rem|remainder)(?: of| is)? ?(\\d{1,9})|(\\d{1,9})${NOUNS} (?:left|leftover|over|remaining|spare)(?: ?over)?)(?![\\p{L}\\d.])`,
  'giu',
)
const DENIES = /\b(?:not|isn'?t(?! it)|or|if|how|instead)\b/i

/** What each gets and what is left, where a division is asked for with its remainder: `4 remainder 4` of `4 each and 4 left`. */
export function withRest({ problem }: Work, line: string): string {
  const { question } = problem
  const isOfRest = question.kind === 'remainder' || question.kind === 'calculate'
  const [found, ...others] = isOfRest && !DENIES.test(line) ? [...line.matchAll(SHARED)] : []
  const [, whole, rest, left] = found ?? []
  // Of a division that asks for no remainder both numbers must be its own.
  const [only, ...more] = question.kind === 'calculate' ? wayTo(question).calculations : []
  const isOwn =
    only?.operator === '÷' &&
    more.length === 0 &&
    only.right.value
      .mul(whole ?? 0)
      .add(rest ?? left ?? 0)
      .equals(only.left.value)
  if (question.kind === 'calculate' && !isOwn) return line
  return whole === undefined || others.length > 0 ? line : `${whole} remainder ${rest ?? left}`
}

const TIME = /(?<![\d:.])\d{1,2}[:.][0-5]\d(?![\d:])/g
const HALF_DAY = 720
const SAYS_HALF = /\d ?[ap]\.?m\b|\b(?:morning|afternoon|evening|night)\b/i

/**
 * The time that is asked for with its half of the day, where the way is shorter than that: nobody means the morning by
 * `7:15` of a film that begins at 4:50 pm.
 */
export function withHalf({ problem: { question } }: Work, line: string): string {
  const own = question as TimeQuestion
  const isWay = question.kind === 'time' && (own.task === 'after' || own.task === 'before')
  if (!isWay || own.by >= HALF_DAY || SAYS_HALF.test(line)) return line
  const [, asked, half] = /(\d+:\d\d) ([ap]m)/.exec(solve(question).answer) ?? []
  return half === undefined
    ? line
    : line.replace(TIME, time =>
        time.replace('.', ':').replace(/^0/, '') === asked ? `${time} ${half}` : time,
      )
}
