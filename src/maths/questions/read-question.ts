import { exactValue } from '../arithmetic/evaluate.ts'
import { type Expression, literalsIn, type NumberNode } from '../arithmetic/expression.ts'
import { isNegative, isWhole, roundTo } from '../arithmetic/rational.ts'
import { singlePower } from '../arithmetic/single-power.ts'
import type {
  AnswerForm,
  CompareQuestion,
  ConvertQuestion,
  Question,
  RoundQuestion,
  SimplifyQuestion,
} from '../kinds/arithmetic/question.ts'
import { readLiteral, readMaths } from '../kinds/arithmetic/read-maths.ts'
import { type Instruction, readForm, withoutAsking } from './phrases.ts'

const PLACES: Record<string, number> = {
  integer: 0,
  'whole number': 0,
  whole: 0,
  one: 0,
  unit: 0,
  ten: -1,
  hundred: -2,
  thousand: -3,
  'ten thousand': -4,
  'hundred thousand': -5,
  million: -6,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  '10': -1,
  '100': -2,
  '1000': -3,
  '1,000': -3,
  '1 000': -3,
  '10,000': -4,
  '10000': -4,
}
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

function placesFrom(words: string): number | undefined {
  const nearest = /^(?:the )?nearest (.+)$/.exec(words)?.[1]
  if (nearest !== undefined) return Object.hasOwn(PLACES, nearest) ? PLACES[nearest] : undefined
  const count = /^(\d|[a-z]+) (?:decimal places?|d\.?p\.?|places of decimals)$/.exec(words)?.[1]
  if (count === undefined) return undefined
  const digits = /\d/.test(count) ? Number(count) : COUNTS.indexOf(count)
  return digits >= 0 && digits <= 6 ? digits : undefined
}

function readRound(text: string): RoundQuestion | undefined {
  const found =
    /^(?:round|round off|give|write|correct)\s+(?:off )?(.+?)(?: correct)?\s+(?:to|off to)\s+(.+)$/i.exec(
      text,
    )
  const places = placesFrom((found?.[2] ?? '').toLowerCase().trim())
  const number = readLiteral((found?.[1] ?? '').replace(/\s+off$/i, ''))
  if (!found || !number || places === undefined || !['whole', 'decimal'].includes(number.form))
    return undefined
  // Books differ on which way a negative half rounds.
  const isNegativeHalf =
    isNegative(number.value) &&
    !roundTo(number.value, places).equals(roundTo(number.value.neg(), places).neg())
  const isHalf = isNegative(number.value) && isHalfway(number, places)
  return isNegativeHalf || isHalf ? undefined : { kind: 'round', text, number, places }
}

function isHalfway(number: NumberNode, places: number): boolean {
  const rounded = roundTo(number.value, places)
  const gap = rounded.sub(number.value).abs().mul(2)
  return gap.equals(places >= 0 ? { n: 1n, d: 10n ** BigInt(places) } : { n: 10n ** BigInt(-places), d: 1n })
}

const CONVERTING =
  /^(?:write|express|convert|change|turn|rewrite|give|show|put)\s+(?:the (?:fraction|decimal|percentage|number|mixed number)\s+)?(.+?)\s+(?:as|to|into|in)\s+(.+)$/i

function fits(number: NumberNode, form: AnswerForm): boolean {
  if (form === 'mixed')
    return number.form !== 'mixed' && number.value.n > number.value.d && number.value.d > 1n
  if (form === 'improper') return number.form === 'mixed'
  if (form === 'percentage') return number.form !== 'percent'
  return number.form !== form
}

function readConvert(text: string): ConvertQuestion | SimplifyQuestion | undefined {
  const behind = /^(?:write|express|give|show)\s+(?:this\s+)?(?:as|in)\s+([^:]+):\s*(.+)$/i.exec(text)
  if (behind) return readConvert(`write ${behind[2]} as ${behind[1]}`)
  const found = CONVERTING.exec(text) ?? /^(?:what is\s+)?(.+?)\s+as\s+(.+)$/i.exec(text)
  const instruction = found ? readForm(found[2] ?? '') : undefined
  const number = found && instruction ? readLiteral(found[1] ?? '') : undefined
  if (!number || !instruction) return undefined
  const { form, isLowest } = instruction
  if (isLowest && (!form || form === 'fraction') && number.form === 'fraction')
    return simplifying(text, number)
  if (!form || !fits(number, form)) return undefined
  return { kind: 'convert', text, number, form, ...(isLowest ? { isLowest } : {}) }
}

/** A fraction with a positive denominator bigger than 1 that can be made simpler, or already is in lowest terms. */
function simplifying(text: string, number: NumberNode): SimplifyQuestion | undefined {
  return number.form === 'fraction' ? { kind: 'simplify', text, number, isLowest: true } : undefined
}

function readSimplify(text: string): Question | undefined {
  const found =
    /^(?:simplify|reduce|cancel down|cancel)(?:\s*:)?\s+(?:the fraction\s+)?(.+?)(?:\s+(?:fully|completely|(?:to|into|in) (?:its |the )?(?:lowest|simplest) (?:terms|form)))?$/i.exec(
      text,
    )
  if (!found) return undefined
  const number = readLiteral(found[1] ?? '')
  if (number) return simplifying(text, number)
  const maths = readMaths(found[1] ?? '')
  if (maths?.kind !== 'calculate') return undefined
  if (singlePower(maths.expression)) return { ...maths, text, isPowerLaw: true }
  return { ...maths, text, ...(canBeReduced(maths.expression) ? { isLowest: true } : {}) }
}

/** Whether lowest terms are a question at all: `2 × 3 × 4` has none. */
function canBeReduced(expression: Expression): boolean {
  const value = exactValue(expression)
  const hasFraction = literalsIn(expression).some(({ form }) => form === 'fraction' || form === 'mixed')
  return hasFraction || value === undefined || !isWhole(value)
}

/**
 * Takes off what leads to the numbers: `: 0.4 or 0.35`, `out of 3 and 4`. A hyphen is a minus sign and stays, except
 * for one with room on both sides, which may be a dash: nothing is left of that, because it reads in two ways.
 */
function withoutIntroduction(text: string): string {
  const rest = text.replace(/^(?:—|(?:out )?of\b|:|,)\s*/, '')
  return rest === text && /^[-−–]\s/.test(text) ? '' : rest
}

function readCompare(text: string): CompareQuestion | undefined {
  const found =
    /^(?:which (?:number |fraction |decimal |one |of these )?(?:is|are) )(?:the )?(larger|largest|bigger|biggest|greater|greatest|more|smaller|smallest|less|least)\b\s*(.+)$/i.exec(
      text,
    )
  const numbers = withoutIntroduction(found?.[2] ?? '')
    .split(/\s*(?:,\s|;|\bor\b|\band\b)\s*/)
    .filter(part => part !== '')
    .map(readLiteral)
  if (!found || numbers.length < 2 || numbers.length > 8) return undefined
  const known = numbers.filter(number => number !== undefined)
  if (known.length !== numbers.length) return undefined
  const isDistinct = known.every((number, at) =>
    known.every((other, index) => index === at || !other.value.equals(number.value)),
  )
  if (!isDistinct) return undefined
  const wants = /^(?:larg|big|great|more)/i.test(found[1] ?? '') ? 'largest' : 'smallest'
  return { kind: 'compare', text, numbers: known, wants }
}

function withInstruction(question: Question, { form, isLowest }: Instruction): Question | undefined {
  if (form && question.kind !== 'calculate' && question.kind !== 'solve') return undefined
  return { ...question, ...(form ? { form } : {}), ...(isLowest ? { isLowest } : {}) } as Question
}

function readEquationPhrase(text: string): string | undefined {
  const asked =
    /^(?:if\s+)?(.+?),?\s*(?:\bthen\b\s*)?(?:what is|find|solve for|work out)(?: the value of)?\s+([a-z])$/i.exec(
      text,
    )
  if (asked && /=/.test(asked[1] ?? '')) return asked[1]
  const found =
    /^(?:for\s+)?(?:the value of\s+)?[a-z]\s*(?:\bif\b|\bwhen\b|\bin\b|\bwhere\b|\bfor which\b|:|,)\s*(.+)$/i.exec(
      text,
    )
  return found && /=/.test(found[1] ?? '') ? found[1] : undefined
}

/**
 * Reads one question, its label and instructions taken off.
 * @returns undefined unless it is sure to have understood all of it
 */
export function readQuestion(text: string, instruction: Instruction = {}): Question | undefined {
  const { rest, isSolve } = withoutAsking(text)
  const question =
    readRound(rest) ??
    readConvert(rest) ??
    readSimplify(rest) ??
    readCompare(rest) ??
    readMaths(readEquationPhrase(rest) ?? rest)
  if (
    !question ||
    ((isSolve || instruction.isSolve) && question.kind !== 'solve' && question.kind !== 'calculate')
  ) {
    return undefined
  }
  return withInstruction({ ...question, text: text.trim() }, instruction)
}
