import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { findUnit, UNIT_NAMES, type Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { type Amount, amountIn } from '../../wording/unit-amounts.ts'
import type { MeasureSumQuestion, MeasureTask } from './question.ts'
import { readComparison } from './read-comparison.ts'
import { amountsIn, areAlike } from './read-list.ts'

export const triggers = new RegExp(`\\d ?(?:${UNIT_NAMES})(?![a-z])|\\bhour\\b`)

const A = '([^+×÷=<>?:]{1,48}?)'
const N = '(\\d+(?:\\.\\d+)?)'
const MORE =
  '(?:more|longer|taller|wider|higher|deeper|further|farther|heavier|greater|bigger|larger|shorter|lighter|less|smaller)'

type Make = (groups: string[]) => MeasureTask | undefined

function sum(...texts: [text: string, sign: 1 | -1][]): MeasureTask | undefined {
  const terms = texts.flatMap(([text, sign]) => {
    const amount = amountIn(text)
    return amount ? [{ amount, sign }] : []
  })
  return terms.length === texts.length ? { task: 'sum', terms } : undefined
}
const minus: Make = ([a = '', b = '']) => sum([a, 1], [b, -1])
const from: Make = ([a = '', b = '']) => sum([b, 1], [a, -1])
/** The bigger one first, whichever is named first. */
const gap: Make = ([a = '', b = '']) => {
  const [first, second] = [amountIn(a), amountIn(b)]
  return first && second && (isLess(first, second) ? sum([b, 1], [a, -1]) : sum([a, 1], [b, -1]))
}
const listed: Make = ([text = '']) => {
  const amounts = amountsIn(text)
  return amounts && { task: 'sum', terms: amounts.map(amount => ({ amount, sign: 1 })) }
}
const times =
  (factor?: Rational): Make =>
  ([a = '', n = '']) => {
    const [amount, by] = [amountIn(a), factor ?? numberIn(n)]
    return amount && by && { task: 'times', amount, by }
  }
const share =
  (divisor?: Rational): Make =>
  ([a = '', n = '']) => {
    const [amount, by] = [amountIn(a), divisor ?? numberIn(n)]
    return amount && by && { task: 'share', amount, by }
  }
const fit: Make = ([a = '', b = '']) => {
  const [amount, into] = [amountIn(a), amountIn(b)]
  return amount && into && { task: 'fit', amount, into }
}
const swapped =
  (make: Make): Make =>
  ([a = '', b = '']) =>
    make([b, a])

const [two, three] = [numberIn('2'), numberIn('3')]
const FORMS = (
  [
    [`(?:add|sum of|total of|add up|add together|sum) (.{3,120}?)(?: together)?`, listed],
    [`add ${A} to ${A}`, ([a = '', b = '']) => sum([b, 1], [a, 1])],
    [`(?:subtract|take|take away|deduct) ${A} (?:away )?from ${A}`, from],
    [`difference (?:in [a-z]+ )?between ${A} and ${A}`, gap],
    [`how much ${MORE} is ${A} than ${A}`, gap],
    [
      `(?:how much|what)(?: more)? (?:must|should|do you|has to|needs to)(?: be| i| we)? add(?:ed)? to ${A} to (?:make|get|give) ${A}`,
      from,
    ],
    [`how much more is needed to make ${A} from ${A}`, minus],
    [`how much more than ${A} is ${A}`, from],
    [`${A} (?:×|times|multiplied by|x) ${N}`, times()],
    [`(?:multiply) ${A} by ${N}`, times()],
    [`product of ${A} and ${N}`, times()],
    [`(?:how much is )?${N} (?:×|times|lots of|groups of|x) ${A}`, swapped(times())],
    [`(?:double|twice|2 times) ${A}`, times(two)],
    [`(?:triple|treble) ${A}`, times(three)],
    [`${A} (?:÷|/|divided by) ${N}`, share()],
    [`divide ${A} by ${N}`, share()],
    [
      `(?:share|split|divide) ${A} (?:equally )?(?:between|into|among) ${N}(?: equal)?(?: parts| pieces| people| children)?`,
      share(),
    ],
    [`(?:halve|(?:a )?half of) ${A}`, share(two)],
    [`${A} (?:÷|divided by) ${A}`, swapped(fit)],
    [
      `how many (?:lots of |times does )?${A}(?: (?!(?:${UNIT_NAMES})(?![a-z]))[a-z]+)? (?:are there in|are in|make up|make|in|fit into|fit in|go into|does it take to make|(?:can|could) (?:be|you) (?:cut|filled|fill|made|make|poured|pour)(?: from| out of)?) (?:a )?${A}`,
      fit,
    ],
  ] as [string, Make][]
).map(([source, make]) => ({ pattern: new RegExp(`^${source}$`), make }))

const isLess = (a: Amount, b: Amount) => a.value.mul(a.unit.size).compare(b.value.mul(b.unit.size)) < 0

/** `3 m 45 cm + 2 m 80 cm - 1 m` */
function chain(text: string): MeasureTask | undefined {
  const parts = text.split(/\s*(\+)\s*|\s(plus|minus|-|take away)\s/).filter(part => part !== undefined)
  if (parts.length < 3) return undefined
  const terms = parts
    .filter((_, at) => at % 2 === 0)
    .map((part, at): [string, 1 | -1] => [part, /^(?:\+|plus)$/.test(parts[at * 2 - 1] ?? '+') ? 1 : -1])
  return sum(...terms)
}

const WANTED = new RegExp(
  `^(?:how many (?<many>${UNIT_NAMES}) (?=must|more|should))?(?<rest>.+?)(?:(?:,? in| =(?: (?:\\?|▢))?) (?<unit>${UNIT_NAMES}))?$`,
)
/** `= ▢ kg ▢ g` */
const BLANKS = / ?=(?: ?(?:\?|▢) ?[a-z]+)+$/

function arithmetic(text: string): MeasureTask | undefined {
  for (const { pattern, make } of FORMS) {
    const task = make(pattern.exec(text)?.slice(1) ?? [])
    if (task) return task
  }
  return chain(text)
}

/** All amounts of a task are of one dimension and system, and nothing comes out below zero. */
function isPossible(task: MeasureTask): boolean {
  switch (task.task) {
    case 'sum': {
      const total = task.terms
        .map(({ amount, sign }) => amount.value.mul(amount.unit.size).mul(sign))
        .reduce((a, b) => a.add(b))
      return areAlike(task.terms.map(({ amount }) => amount)) && total.s > 0n && total.n > 0n
    }
    case 'fit':
      return areAlike([task.amount, task.into]) && !isLess(task.into, task.amount)
    case 'times':
    case 'share':
      return task.by.n > 0n && areAlike([task.amount])
    default:
      return true
  }
}

/** Reads `3 m 45 cm + 2 m 80 cm`, `4 × 250 ml in litres`, `Which is longer: 1.2 m or 115 cm?` */
export function readMeasureSum({ plain, full, unit: told }: Asked): MeasureSumQuestion | undefined {
  const units = plain.length <= LONGEST && SOMETHING_TO_DO.test(plain) ? unitsNamed(plain) : undefined
  if (!units) return undefined
  const base = { kind: 'measure sum', text: full, units } as const
  const compared = told ? undefined : readComparison(plain)
  if (compared) return { ...base, ...compared }
  const whole = arithmetic(plain.replace(BLANKS, ''))
  const { rest = '', unit, many } = whole && !told ? {} : (WANTED.exec(plain)?.groups ?? {})
  const task = whole ?? arithmetic(many ? `how much ${rest.trim()}` : rest)
  if (!task || !isPossible(task) || (task.task === 'fit' && THINGS.test(plain) && !isWholeFit(task)))
    return undefined
  const wanted = told ?? (whole ? blankUnit(plain) : findUnit(many ?? unit ?? ''))
  if (!wanted) return unit || many ? undefined : { ...base, ...task }
  return task.task !== 'fit' && wanted.dimension === dimensionOf(task)
    ? { ...base, ...task, wanted }
    : undefined
}

/** What is cut or filled is whole; what is left over is not said. */
const THINGS = /\b(?:cut|fill|filled|make|made|pour|poured)\b/
const isWholeFit = ({ amount, into }: Extract<MeasureTask, { task: 'fit' }>) =>
  into.value.mul(into.unit.size).div(amount.value.mul(amount.unit.size)).d === 1n

const LONGEST = 300
const SOMETHING_TO_DO =
  /[-+×÷/<>=▢?]|\b(?:plus|minus|times|multipl|divide|halve|half|double|twice|triple|treble|add|subtract|take|deduct|sum|total|product|difference|lots|groups|how|share|split|order|arrange|sort|rank|than|which|what|circle|choose|select|tick|underline|equal|compare|true|x)/
const NAMED = new RegExp(`(?:\\d ?|\\b(?:an?|half an) )(${UNIT_NAMES})(?![a-z])`, 'g')

/** Every unit of the amounts, biggest first; undefined where they are not all of one dimension. */
function unitsNamed(plain: string): [Unit, ...Unit[]] | undefined {
  const found = [...plain.matchAll(NAMED)].flatMap(([, name]) => findUnit(name ?? '') ?? [])
  const [first, ...others] = [...new Set(found)].sort((a, b) => b.size.compare(a.size))
  if (!first || others.some(({ dimension }) => dimension !== first.dimension)) return undefined
  return [first, ...others]
}

/** The one unit behind a blank; several may be any. */
function blankUnit(plain: string): Unit | undefined {
  const names = BLANKS.exec(plain)?.[0].match(/[a-z]+/g) ?? []
  return names.length === 1 ? findUnit(names[0] ?? '') : undefined
}

function dimensionOf(task: MeasureTask): string | undefined {
  if (task.task === 'sum') return task.terms[0]?.amount.unit.dimension
  return 'amount' in task ? task.amount.unit.dimension : undefined
}
