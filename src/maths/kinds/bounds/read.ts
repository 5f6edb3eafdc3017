import { type Rational, rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { convert } from '../../values/quantity.ts'
import { numberIn } from '../../values/read-number.ts'
import { exponentOf } from '../../values/rounding.ts'
import { findUnit, UNIT_NAMES, type Unit, unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { quantityIn } from '../../wording/patterns.ts'
import type { BoundsQuestion } from './question.ts'

export const triggers = /\bbounds?\b|\berror interval\b|\b(?:possible|could|can)\b|[<≤] ?▢/

const Q = `(?<amount>\\d{1,9}(?:\\.\\d{1,6})?(?: ?(?:${UNIT_NAMES}))?)`
const COUNT = '(\\d|one|two|three|four|five)'
const WORDS = 'ten|hundred|thousand|million|tenth|hundredth|thousandth|whole number|integer|unit|one'
const NEAREST = `(?:the )?nearest (?:(?<word>${WORDS})|(?<size>\\d{1,6}(?:\\.\\d{1,3})?)? ?(?<unit>${UNIT_NAMES})?)`
const PLACES = `(?<places>${COUNT}) ?(?:decimal places?|d\\.?p\\.?)`
const FIGURES = `(?<figures>${COUNT}) ?(?:significant (?:figures?|digits?)|sig\\.? ?figs?\\.?|s\\.?f\\.?)`
const HOW =
  '(?:(?:when |which is |was |is |has been |have been )?(?:given|measured|rounded|correct|accurate|stated|recorded|rounded off|written|weighed)(?: correct)? )?(?:to|correct to)'
const ROUNDED = `,? ?\\(?${HOW} (?:${NEAREST}|${PLACES}|${FIGURES})\\)?`
const NOUN =
  '(?:length|width|height|mass|weight|distance|time|radius|diameter|side|edge|perimeter|area|volume|capacity|speed|depth|measurement|number|value|amount|temperature|quantity)'
const LETTER = '(?<letter>[a-z])'
/** What the number is of, in words that change nothing: `length of a piece of string`. */
const OF = '(?: of (?:a |an |the |his |her |one )?[a-z]+(?: of [a-z]+)?(?: [a-z]+)?)?'
const THING = `(?:the )?(?:${NOUN}${OF}(?:,? \\(?${LETTER}(?: ?(?:${UNIT_NAMES}))?\\)?,?)?|(?:a |an |the )?[a-z]+(?: of [a-z]+)?(?: [a-z]+)?)`
const IS =
  '(?:is|was|=|equals|measures|weighs|has a (?:length|mass|weight|height|width|capacity|volume) of|is measured as|is given as)'
const STATED = [
  `(?:if )?(?:a |an |the )?(?:${LETTER}|${THING}) ?${IS} (?:a |an )?${Q}(?: long| wide| high| tall)?${ROUNDED}`,
  `(?:a |an |the )?(?:${NOUN}|whole number|integer)(?:,? ${LETTER},?)?(?:,| is| when| has been| was)? rounded to (?:${NEAREST}|${PLACES}|${FIGURES})(?:,? is|, gives| gives|,? to give|[.;] (?:the )?(?:answer|result) is|,? as) ${Q}`,
  `(?:a |an |the )?(?:${NOUN}|whole number|integer) (?:is|was|has been) rounded to ${Q},? (?:correct )?to (?:${NEAREST}|${PLACES}|${FIGURES})`,
  `(?:when )?${LETTER} is rounded to (?:${NEAREST}|${PLACES}|${FIGURES})(?:,? (?:the (?:answer|result) is|it is|is|gives|to give))? ${Q}`,
]
const END = '[.,;:?!]+ ?(?:and )?'
const ASK =
  "(?:(?:find|what is|what are|what's|write down|write|state|give|work out|calculate|determine|complete) )?(?:the |its )?"
const TAIL = `(?: (?:of|for) (?:the |this |its |his |her |a |an )?(?:(?:actual |true |real |exact )?${NOUN}${OF}(?:,? [a-z])?|[a-z]+|[a-z]))?`
const COULD = `(?: (?:(?:that |which )?(?:it|[a-z]|the (?:number|${NOUN})) (?:could|can|might) (?:be|have been|have)|could (?:it|the (?:number|${NOUN})) (?:be|have been)))?`
const LOWER = `(?:lower bound|(?:lowest|least|smallest|minimum|shortest|lightest)(?: possible)?(?: (?:actual |true |exact |possible )?(?:${NOUN}))?)`
const UPPER = `(?:upper bound|(?:greatest|largest|highest|biggest|maximum|longest|heaviest) possible (?:${NOUN}))`
const GREATEST_WHOLE =
  '(?:greatest|largest|highest|biggest|maximum)(?: possible)?(?: (?:whole )?(?:number|value|integer))?'
const BOTH = '(?:(?:upper and (?:the )?lower|lower and (?:the )?upper) bounds?)'
const INTERVAL = '(?:error interval)'
const ASKED = `${ASK}(?:(?<both>${BOTH})|(?<interval>${INTERVAL})|(?<lower>${LOWER})|(?<upper>${UPPER})|(?<whole>${GREATEST_WHOLE}))${TAIL}${COULD}`
const BOUND = `(?:write )?(?:the )?(?:(?<both>${BOTH})|(?<lower>lower bound)|(?<upper>upper bound)|(?<interval>error interval))`
const PATTERNS = [
  ...STATED.map(stated => `${stated}${END}${ASKED}`),
  `${BOUND} (?:of|for) (?:the (?:number|${NOUN}) |an? (?:${NOUN}) (?:of |given as |measured as |stated as |recorded as )|${LETTER} = )?${Q}${ROUNDED}`,
  `${BOUND} (?:of|for) ${LETTER}(?:,)? (?:if|when|given that|where) ${LETTER.replace('letter', 'other')} ?= ?${Q}${ROUNDED}`,
  `complete the (?<interval>error interval)[.,:]? ${STATED[0]}[.,:;]? ▢ ?≤ ?[a-z] ?< ?▢`,
  `(?:if )?${STATED[0]}${END}(?:complete )?(?:the |this |its )?(?<interval>error interval)[:.]? ▢ ?≤ ?[a-z] ?< ?▢`,
].map(source => new RegExp(`^${withOwnNames(source)}$`))

/** Groups of one name may stand in alternatives only; elsewhere the second gets a name of its own. */
function withOwnNames(source: string): string {
  const seen = new Map<string, number>()
  return source.replace(/\(\?<([a-z]+)>/g, (_, name: string) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `(?<${name}${count}>`
  })
}

type Groups = Record<string, string | undefined>

const groupOf = (groups: Groups, name: string) =>
  Object.entries(groups).find(([key, value]) => key.replace(/\d+$/, '') === name && value !== undefined)?.[1]

const SIZES: Record<string, Rational> = {
  one: rational(1),
  unit: rational(1),
  integer: rational(1),
  'whole number': rational(1),
  ten: rational(10),
  hundred: rational(100),
  thousand: rational(1000),
  million: rational(1_000_000),
  tenth: rational(1, 10),
  hundredth: rational(1, 100),
  thousandth: rational(1, 1000),
}
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five']
const countIn = (text: string) => (/^\d$/.test(text) ? Number(text) : COUNTS.indexOf(text))
const tenTo = (power: number) => (power < 0 ? rational(1, 10 ** -power) : rational(10 ** power))

/** How far rounded numbers lie apart, in the unit of the number. */
function stepIn(groups: Groups, number: Rational, own: Unit | undefined): Rational | undefined {
  const [word, size, name] = ['word', 'size', 'unit'].map(each => groupOf(groups, each))
  const [places, figures] = ['places', 'figures'].map(each => groupOf(groups, each))
  if (word !== undefined) return SIZES[word]
  if (places !== undefined) return tenTo(-countIn(places))
  if (figures !== undefined) {
    const count = countIn(figures)
    return count > 0 && number.n > 0n ? tenTo(exponentOf(number) - count + 1) : undefined
  }
  const to = name === undefined ? undefined : findUnit(name)
  const amount = size === undefined ? rational(1) : numberIn(size)
  if (!amount || (size === undefined && !to) || amount.n === 0n) return undefined
  if (!to) return amount
  return own && own.dimension === to.dimension ? asRational(convert(amount, to, own)) : undefined
}

const isMultiple = (number: Rational, step: Rational) => number.div(step).d === 1n

function readTask(groups: Groups, plain: string): Pick<BoundsQuestion, 'wants' | 'isWhole'> | undefined {
  const isWhole = /\b(?:whole number|integer)\b(?! ?[.,]? ?(?:is|was) \d)/.test(
    plain.replace(/nearest (?:whole number|integer)/g, ''),
  )
  if (groupOf(groups, 'both')) return { wants: 'both' }
  if (groupOf(groups, 'interval')) return { wants: 'interval' }
  if (groupOf(groups, 'lower')) return { wants: 'lower' }
  if (groupOf(groups, 'upper') && !/number/.test(groupOf(groups, 'upper') ?? '')) return { wants: 'upper' }
  // The biggest number that rounds down is there only among whole numbers.
  return isWhole ? { wants: 'upper', isWhole } : undefined
}

/** Reads `A length is 8.4 cm, correct to 1 decimal place. Write down the lower bound`, `x = 240 to the nearest 10 …`. */
export function readBounds({ plain, full }: Asked): BoundsQuestion | undefined {
  if (plain.length > 200 || !/nearest|decimal|d\.?p|fig|s\.?f/.test(plain)) return undefined
  const groups: Groups | undefined = PATTERNS.map(each => each.exec(plain)?.groups).find(each => each)
  if (!groups) return undefined
  const amount = groupOf(groups, 'amount') ?? ''
  const read = quantityIn(amount)
  const number = read ? asRational(read.number.value) : numberIn(amount)
  const own = read?.unit
  const step = number && stepIn(groups, number, own)
  const task = readTask(groups, plain)
  if (!number || !step || !task || !isMultiple(number, step)) return undefined
  // What is counted has no bounds between whole numbers.
  const isCounted = /\b(?:people|children|pupils|students|spectators|fans|coins|sweets|cars|books)\b/.test(
    plain,
  )
  const letter = groupOf(groups, 'letter')
  if (isCounted || (task.wants === 'interval' && letter === undefined)) return undefined
  return {
    kind: 'bounds',
    text: full,
    number,
    step,
    ...task,
    ...(own ? { unit: unit(own.symbol) } : {}),
    ...(task.wants === 'interval' && letter ? { letter } : {}),
  }
}
