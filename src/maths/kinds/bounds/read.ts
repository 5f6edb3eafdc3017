import { type Rational, rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { ASKS_FOR_END, ENDS, MEASURES, NOT_ROUNDED_ALONE, PEOPLE } from '../../language/en/rounded-things.ts'
import { convert } from '../../values/quantity.ts'
import { numberIn } from '../../values/read-number.ts'
import { exponentOf } from '../../values/rounding.ts'
import { findUnit, UNIT_NAMES, type Unit, unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { quantityIn } from '../../wording/patterns.ts'
import type { BoundsQuestion } from './question.ts'

export const triggers = /\bbounds?\b|\berror interval\b|\b(?:possible|could|can|might)\b|[<≤] ?▢/

const AMOUNT = new RegExp(`(?<![\\d.#-])\\d{1,9}(?:\\.\\d{1,6})?(?: ?(?:${UNIT_NAMES})(?![a-z]))?`, 'g')
const COUNT = '(?:\\d|one|two|three|four|five)'
const WORDS = 'ten|hundred|thousand|million|tenth|hundredth|thousandth|whole number|integer|unit|one'
const HOW =
  '(?:(?:when |if |which is |was |is |are |has been |have been |were )?(?:given|measured|rounded|rounded off|correct|accurate|stated|recorded|written|weighed|rounds)(?: off)?(?: correct)? )?(?:correct )?to'
const ROUNDED = new RegExp(
  `,? ?\\(?${HOW} (?:(?:the )?nearest (?:(?<word>${WORDS})(?![a-z])|(?<size>\\d{1,7}(?:\\.\\d{1,3})?)? ?(?<unit>${UNIT_NAMES})?(?![a-z]))|(?<places>${COUNT}) ?(?:decimal places?|d\\.?p\\.?)|(?<figures>${COUNT}) ?(?:significant (?:figures?|digits?)|sig\\.? ?figs?\\.?|s\\.?f\\.?))\\)?`,
)

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

type Groups = Record<string, string | undefined>

/** How far rounded numbers lie apart, in the unit of the number. */
function stepIn(
  { word, size, unit: name, places, figures }: Groups,
  number: Rational,
  own: Unit | undefined,
): Rational | undefined {
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

const LETTER = /(?<![a-z#'])(?:[b-z](?![a-z'])|a(?= ?[=≤<]))/g
const WITH_UNIT = new RegExp(`(?<![a-z#'])([b-z]) (?:${UNIT_NAMES})(?![a-z])`, 'g')
const ASK_BEGINS =
  /(?:^|(?<=[.,;:?!] ?(?:and )?))(?:find|what|what's|write|state|give|work out|calculate|determine|complete|how many|(?:the )?(?:upper|lower) (?:and|bound)|error interval)\b.*$/
const stem = (name: string) => name.replace(/(?<=[sxz]|[cs]h)es$|(?<!s)s$/, '').replace(/ie$/, 'y')
const measuresIn = (text: string) => {
  const said = new Set(text.match(/[a-z]+/g))
  return MEASURES.flatMap(words => (words.some(word => said.has(word)) ? (words[0] ?? []) : []))
}

/** Whether the measure that is asked for is the one that is told. */
function isSameMeasure(told: string, asked: string, own: Unit | undefined): boolean {
  const [known, wanted] = [measuresIn(told), measuresIn(asked)]
  const isFit = (name: string) =>
    known.includes(name) ||
    (name === 'length' && known.includes('side')) ||
    (known.length === 0 &&
      (name === own?.dimension ||
        (own?.dimension === 'length' && /^(?:width|height|depth|distance)$/.test(name))))
  return wanted.every(isFit)
}

/** What is counted: `480 people`, `the number of cars`, `the population`. */
const countedIn = (text: string) =>
  /(?<=\bnumber of )[a-z]+|\b(?:crowd|attendance|population)\b|(?<=#a )(?!is|was|when|were|long|wide|high|tall)[a-z]+/.exec(
    text,
  )?.[0]

/** Whether it is counted: undefined where something else is asked for than what is told. */
function isCounted(told: string, asked: string): boolean | undefined {
  const [one, two] = [countedIn(told), countedIn(asked)]
  if (two === undefined)
    return one === undefined || /\bnumbers?\b/.test(asked) ? one !== undefined : undefined
  const isSame = one !== undefined && (stem(one) === stem(two) || (PEOPLE.test(one) && PEOPLE.test(two)))
  return isSame || undefined
}

/** Each word behind what is asked for was told, or says nothing. */
function isTold(told: string, asked: string): boolean {
  const words = new Set((told.match(/[a-z]+/g) ?? []).map(stem))
  const left = asked.replace(/[<≤▢.,?!:;#()]/g, ' ').match(/\S+/g) ?? []
  return left.every(
    word =>
      word.length === 1 ||
      ASKS_FOR_END.test(word) ||
      words.has(stem(word)) ||
      PEOPLE.test(word) ||
      measuresIn(word).length > 0,
  )
}

type Task = Pick<BoundsQuestion, 'wants' | 'isWhole' | 'letter'>

/** Which end of what is asked for, where no more is told than one rounded number. */
function readTask(text: string, own: Unit | undefined): Task | undefined {
  const asked = ASK_BEGINS.exec(text)?.[0] ?? ''
  const told = asked.includes('#a') ? asked : text.slice(0, text.length - asked.length)
  const sentences = told.split(/[.;:?!]+(?: |$)/).filter(each => each.trim() !== '')
  if (sentences.some(each => !/#[ar]/.test(each)) || NOT_ROUNDED_ALONE.test(told.replace(ENDS.both, '')))
    return undefined
  const letters = new Set(text.replace(WITH_UNIT, '$1').match(LETTER))
  const wants = (['interval', 'both', 'lower', 'upper'] as const).find(each => ENDS[each].test(asked))
  const isOfOne =
    wants === 'interval' || wants === 'both' || !(ENDS.lower.test(asked) && ENDS.upper.test(asked))
  if (!wants || !isOfOne || letters.size > 1) return undefined
  const left = asked.replace(ENDS[wants], ' ')
  const isClear =
    asked === told
      ? isTold('given as measured recorded stated when if where', left) && measuresIn(asked).length < 2
      : isTold(told, left) && isSameMeasure(told, asked, own)
  if (!isClear) return undefined
  const isOfThings = own ? false : isCounted(told, asked)
  const isWhole = isOfThings || /\b(?:whole number|integer)\b/.test(text)
  const isBound = /\bbounds?\b|interval/.test(asked)
  const [letter] = letters
  // Between whole numbers there are no bounds, and among others no biggest one that rounds down.
  const isNumber =
    wants !== 'lower' && /\bnumbers?\b(?! (?:is|was))/.test(left.replace(/\bvalues? of .*/, ''))
  if (isOfThings === undefined || (wants === 'interval' && letter === undefined)) return undefined
  if (isWhole ? isBound && wants !== 'lower' : !isBound && isNumber) return undefined
  return { wants, ...(isWhole ? { isWhole } : {}), ...(wants === 'interval' && letter ? { letter } : {}) }
}

/** Reads `A length is 8.4 cm, correct to 1 decimal place. Write down the lower bound`, `x = 240 to the nearest 10 …`. */
export function readBounds({ plain, full }: Asked): BoundsQuestion | undefined {
  // What begins so is only the end of a sentence.
  const isCut = /^(?:of|is|are|was|were|by|that|and|with)\b/.test(plain)
  const found = plain.length > 200 || isCut ? null : ROUNDED.exec(plain)
  if (!found) return undefined
  const rounded = plain.replace(found[0], ' #r')
  const [amount = '', ...others] = rounded.match(AMOUNT) ?? []
  const text = rounded.replace(amount, ' #a ').replace(/ +/g, ' ').trim()
  if (amount === '' || others.length > 0 || /[^a-z #.,;:?!'’()=≤<▢-]/.test(text)) return undefined
  const read = quantityIn(amount)
  const number = read ? asRational(read.number.value) : numberIn(amount)
  const own = read?.unit
  const step = number && stepIn(found.groups ?? {}, number, own)
  const task = readTask(text, own)
  if (!number || !step || !task || number.div(step).d !== 1n) return undefined
  // A whole number that is rounded to one is itself.
  if (task.isWhole && (step.compare(1) <= 0 || step.d !== 1n)) return undefined
  return { kind: 'bounds', text: full, number, step, ...task, ...(own ? { unit: unit(own.symbol) } : {}) }
}
