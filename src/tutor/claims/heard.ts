import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, operationsIn } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { type Claim, claimsIn } from '#maths/routes/claims.ts'
import { withoutCourtesy } from '../child-wording.ts'
import { firstWrongColumn } from './wrong-column.ts'

/** What a message says that can be judged by itself, whatever is on the table. */
export interface Heard {
  /** What is true, each said once more by its numbers. */
  right: readonly string[]
  /** The first that is not, with a question that leads to the place. */
  wrong?: string
  /** A calculation that is not worked out. */
  open?: Expression
}

/** A time of the clock is no division, and a date no sum. */
const TIMES = /\b\d{1,2}:\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g
const HALF_OF_DAY = /\b[ap]\.?m\b/i
const DOTTED_TIMES = /\b\d{1,2}\.\d\d\b/g
const ROW = /(?<![\d.,/=×x*+−-] ?)\d+(?:(?:, ?| )(?:and )?\d+){2,}(?! ?[=×x*+/−-])/g
const MULTIPLES = /\bmultiples of (\d+)\D{1,12}?(\d+(?:(?:, ?| )(?:and )?\d+)+)/gi
const REMAINDERS = /(\d+) ?(?:remainder|rest|rem|r) ?(\d+)/gi
const PERCENT_NOTE =
  /(\d+(?:\.\d+)?) ?(?:%|per ?cent) (?:is|=|makes) ?(?:Rs\.? ?|[£$€₦₹] ?)?(\d+(?:\.\d+)?)/gi
/** Of roots and letters nothing is judged here. */
const ROOTS =
  /[^\s=;,.√]*√[^\s=+-]*(?:\s*[-+=]\s*-?[^\s=+-]+)*|(?<![\p{L}])\d*[a-z](?:²|³|\^\d)?(?:\s*[-+=]\s*-?[^\s=+-]+)+/giu
const JUMP =
  /(?<![\d.])(\d+(?:\.\d+)?) (?:up )?to (?:get to )?(\d+(?:\.\d+)?) (?:is|=|makes|its|thats) (\d+(?:\.\d+)?)/gi
const SAME_SIDES = /\b(?:left|one side|lhs)\D{0,12}(-?\d+)\b.{1,20}\b(?:right|other|rhs)\D{0,12}(-?\d+)/i

/**
 * Everything in a message that is true or false by itself.
 * @param given the numbers of the question on the table, which `10% is 80` and `12 remainder 1` go back to
 */
export function heardIn(text: string, given: readonly number[] = []): Heard {
  const said = withoutCourtesy(text)
  const timeless = HALF_OF_DAY.test(text) ? said.replace(DOTTED_TIMES, ' ') : said
  const plain = timeless.replace(TIMES, ' ').replace(ROOTS, ' ; ')
  const lists = [...multiplesIn(plain), ...(/\bmultiples of\b/i.test(plain) ? [] : rowsIn(plain))]
  const notes = [
    ...jumpsIn(plain),
    ...percentNotes(plain, given),
    ...remaindersIn(plain, given),
    ...sidesIn(plain),
  ]
  const claims = claimsIn(plain.replace(MULTIPLES, ' ').replace(PERCENT_NOTE, ' ').replace(REMAINDERS, ' '))
  const stated = claims.filter(isStated)
  const wrong = stated.find(each => each.truth === 'false' || isPlainlyWrong(each))
  const isTrue = stated.filter(({ truth }) => truth === 'true')
  const right = [...isTrue.map(shown), ...putTogether(isTrue, text)]
  const open = claims.findLast(
    ({ sides: [side, ...others] }) => side && others.length === 0 && operationsIn(side).length > 0,
  )?.sides[0]
  const wrongList = lists.find(({ isSo }) => !isSo)
  return {
    right: [
      ...new Set([...lists, ...notes].filter(({ isSo }) => isSo).map(({ says }) => says)),
      ...new Set(right),
    ],
    ...(wrong ? { wrong: wrongPlace(wrong) } : wrongList && { wrong: wrongList.says }),
    ...(open && exactValue(open) && { open }),
  }
}

interface Note {
  isSo: boolean
  says: string
}

/** Two sides that are worth the same by a calculation, and not a number said twice. */
export function isStated({ sides }: Claim): boolean {
  const isWorked = sides.some(side => operationsIn(side).length > 0)
  const areFractions = sides.every(side => ['fraction', 'mixed'].includes(asLiteral(side)?.form ?? ''))
  return sides.length > 1 && (isWorked || areFractions)
}

/** Units that may change within one line: `£5 - 60p`. */
const TWO_UNITS = /[£$€₦₹].*\d ?p\b|\d ?p\b.*[£$€₦₹]|\b(?:cm|kg|g|km|m|mm|ml|l|hours?|mins?|minutes?)\b/i

/** `500 - 225 = 325 this is taking ages`: the words behind it are not understood, and change nothing of it. */
function isPlainlyWrong({ truth, sides: [left, right, ...more], wrong, text }: Claim): boolean {
  return (
    truth === 'unsure' &&
    wrong !== undefined &&
    left !== undefined &&
    right !== undefined &&
    more.length === 0 &&
    operationsIn(left).length === 1 &&
    exactValue(left) !== undefined &&
    ['whole', 'decimal'].includes(asLiteral(right)?.form ?? '') &&
    !TWO_UNITS.test(text) &&
    /[-+×*÷−]|\d ?[x/] ?\d|\b(?:times|plus|minus|take away|divided)\b/i.test(text) &&
    !/\b(?:[lh]\.?c\.?[mf]|gcd|mean|median|range|area|perimeter|product|difference)\b/i.test(text) &&
    !/%|about|nearly|roughly|\bnot\b|isn.?t|√|:/i.test(text)
  )
}

const ALTOGETHER =
  /\b(?:so|altogether|in total|in all|makes|its|it'?s|it is|that'?s)\W+(?:it is |it'?s |its |that'?s )?(\d+(?:\.\d+)?)\b(?!\s*[-+×x*÷/=])/i

/** `30 x 9 = 270 and 2 x 9 = 18, so it is 288`: what two of them come to together. */
function putTogether(claims: readonly Claim[], text: string): string[] {
  const [one, other, ...more] = claims.map(({ sides }) => sides.at(-1)).flatMap(side => side ?? [])
  const [left, right] = [one && exactValue(one), other && exactValue(other)]
  const said = Number(ALTOGETHER.exec(text)?.[1] ?? Number.NaN)
  return one && other && left && right && more.length === 0 && left.add(right).valueOf() === said
    ? [inline(`${latex(one)} + ${latex(other)} = ${said}`)]
    : []
}

const shown = ({ sides }: Claim) => inline([...new Set(sides.map(latex))].join(' = '))

function wrongPlace({ wrong, sides }: Claim): string {
  if (!wrong) return `Look at ${inline(sides.map(latex).join(' = '))} again.`
  const said = inline(`${latex(wrong.left)} = ${latex(wrong.right)}`)
  const column = firstWrongColumn(wrong.left, wrong.right)
  return `Look at ${said} again. ${column ?? `What does ${inline(latex(wrong.left))} come to?`}`
}

function rowsIn(text: string): Note[] {
  return [...text.matchAll(ROW)].flatMap(([found]): Note[] => {
    const numbers = found.match(/\d+/g)?.map(Number) ?? []
    const [first = 0, second = 0] = numbers
    const step = second - first
    if (step === 0) return []
    const at = numbers.findIndex((each, index) => index > 0 && each - (numbers[index - 1] ?? 0) !== step)
    // Only what goes up by its own first number, or nearly all the way, was meant as counting.
    if (at > 0 && (first !== step || numbers.length < 3)) return []
    const [before, there] = [numbers[at - 1], numbers[at]]
    if (at > 0)
      return [
        {
          isSo: false,
          says: `From $${first}$ you go up by $${step}$ each time. And how far is it from $${before}$ to $${there}$?`,
        },
      ]
    const lots = first === step ? `: $${numbers.length}$ lots of $${step}$ make $${numbers.at(-1)}$` : ''
    return [
      {
        isSo: true,
        says: `${numbers.map(each => `$${each}$`).join(', ')} ${step > 0 ? 'go up' : 'go down'} by $${Math.abs(step)}$ each time${lots}`,
      },
    ]
  })
}

function multiplesIn(text: string): Note[] {
  return [...text.matchAll(MULTIPLES)].map(([, of, list = '']) => {
    const wrong = (list.match(/\d+/g) ?? []).map(Number).find(each => each % Number(of) !== 0)
    return wrong === undefined
      ? { isSo: true, says: `those are multiples of $${of}$` }
      : { isSo: false, says: `Look at $${wrong}$ again: is it in the $${of}$ times table?` }
  })
}

function percentNotes(text: string, given: readonly number[]): Note[] {
  return [...text.matchAll(PERCENT_NOTE)].flatMap(([, percent, value]) => {
    const whole = given.find(each => Math.abs((each * Number(percent)) / 100 - Number(value)) < 1e-9)
    return whole === undefined ? [] : [{ isSo: true, says: `$${percent}\\%$ of $${whole}$ is $${value}$` }]
  })
}

/** `12 remainder 1, then 6 remainder 0`: divided again and again. */
function remaindersIn(text: string, given: readonly number[]): Note[] {
  const steps = [...text.matchAll(REMAINDERS)].map(
    ([, quotient, left]) => [Number(quotient), Number(left)] as const,
  )
  const [divided, by] = (/(\d+) ?(?:÷|\/|divided? by|divide) ?(\d+)/i.exec(text)?.slice(1) ?? []).map(Number)
  const divisors = by ? [by] : given.filter(each => each > 1 && each < 17)
  for (const divisor of divisors) {
    let whole = divided ?? given.find(each => steps[0] && each === divisor * steps[0][0] + steps[0][1])
    const says: string[] = []
    for (const [quotient, left] of steps) {
      if (whole === undefined || whole !== divisor * quotient + left || left >= divisor) break
      says.push(`$${whole} \\div ${divisor} = ${quotient}$ remainder $${left}$`)
      whole = quotient
    }
    if (says.length > 0) return says.map(each => ({ isSo: true, says: each }))
  }
  return []
}

/** `178 to 180 is 2`: how far it is from the one to the other. */
function jumpsIn(text: string): Note[] {
  return [...text.matchAll(JUMP)].flatMap(([, from, to, far]) =>
    Math.abs(Number(to) - Number(from)) === Number(far)
      ? [{ isSo: true, says: `from $${from}$ to $${to}$ it is $${far}$` }]
      : [],
  )
}

function sidesIn(text: string): Note[] {
  const [, left, right] = SAME_SIDES.exec(text) ?? []
  return left !== undefined && left === right ? [{ isSo: true, says: `both sides come to $${left}$` }] : []
}

/** What is right, in one sentence; empty where nothing was stated. */
export function confirmed({ right }: Heard): string {
  const [one, ...others] = right.slice(0, 4)
  if (!one) return ''
  const all = [one, ...others]
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : one
  return /^(?:those|both|from|\$.*(?:go (?:up|down)|remainder))|^\$\d+\\%/.test(one)
    ? `Yes, ${list}.`
    : all.length > 1
      ? `Yes, ${list}: ${all.length > 2 ? 'all' : 'both'} are right.`
      : `Yes, ${list} is right.`
}

/**
 * The same beside a question that nobody here has worked out: a sum can be worked out right and be the wrong one, so it
 * gets no yes.
 */
export function workedOut(heard: Heard): string {
  return confirmed(heard).replace(/^Yes, (.*) (is|are) right\.$/s, '$1 $2 worked out right.')
}
