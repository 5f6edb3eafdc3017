import { isWhole, type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { firstMatch } from '../../wording/patterns.ts'
import { nameOfPlace, PLACE, placeCalled, sizeOfPlace } from './places.ts'
import type { PlacePart, PlaceValueTask } from './question.ts'

const all = (...sources: string[]) => sources.map(source => new RegExp(`^${source}$`))

const NAME = PLACE.replace('(', '(?:')
/** `4 tenths` and `10 tens` have become `4/10` and `10 10` in plain words. */
const COUNTED = `(?:\\d{1,3} ${NAME}|\\d{1,3}/10{1,3})`
const COUNTED_LIST = `(${COUNTED}(?:(?:,| and|, and|,? plus| ?\\+) ${COUNTED})*)`
const AS_NUMBER =
  '(?: (?:as|to make) (?:a |one )?(?:single |whole |decimal )?(?:number|decimal)| in (?:figures|digits|numerals|standard form|standard notation)| equals?)?'
const MADE =
  '(?:(?:what|which) (?:whole )?number (?:is|has|contains|do you get from|is equal to)|(?:write )?(?:the |a )?number (?:with|that has|that is|which has|which is|shown by|represented by|made by)|write|make(?: the)?(?: number with)?|find|what is|how much is)?'
const FROM_PLACES = all(
  `${MADE} ?(?:(?:the |a )?number (?:with|that has) )?(?:(?:the number )?(?:made|made up|built|formed) (?:of|from|by|with|out of) )?${COUNTED_LIST}${AS_NUMBER}`,
)
const ONE_PART = new RegExp(`(\\d{1,3})(?: ${PLACE}|/(10{1,3}))(?= |,|$)`, 'g')

/** The number that `4 hundreds, 12 tens and 7 ones` make together. */
export function readCountedParts(text: string): PlaceValueTask | undefined {
  const [list = ''] = firstMatch(text, FROM_PLACES) ?? []
  const found = [...list.matchAll(ONE_PART)]
  const parts = found.flatMap(([, count = '', words = '', tenth = '']): PlacePart[] => {
    const place = tenth === '' ? placeCalled(words) : 1 - tenth.length
    return place === undefined ? [] : [{ digit: BigInt(count), place }]
  })
  const isAll = parts.length > 0 && parts.length === found.length
  const isOnce = new Set(parts.map(({ place }) => place)).size === parts.length
  // "6 ones" and "4/10" alone ask nothing, and "34 tens" is a product.
  const isSomething = parts.length > 1 || (list !== text && parts.some(({ place }) => place > 0))
  if (!isAll || !isOnce || !isSomething || parts.some(({ digit }) => digit > 99n)) return undefined
  const number = parts.reduce(
    (sum, { digit, place }) => sum.add(sizeOfPlace(place).mul(rational(digit))),
    ZERO,
  )
  return { task: 'from places', number, parts }
}

const IN_ALL = '(?: (?:altogether|in total|in all))?'
const HOW_MANY = all(
  `how many (?:whole |complete )?${PLACE} (?:are )?(?:there )?(?:in|make|make up|are in|equal|are equal to|are needed to make)${IN_ALL} (?:the number )?(\\d{1,9}(?:\\.\\d{1,4})?)${IN_ALL}`,
  `(?:the )?number of (?:whole )?${PLACE} in (?:the number )?(\\d{1,9}(?:\\.\\d{1,4})?)`,
)
const EACH_PLACE = all(
  `how many (${NAME}(?:(?:, | and |, and )(?:how many )?${NAME}){1,3}) (?:are )?(?:there )?(?:are )?(?:in|make(?: up)?) (?:the number )?(\\d{2,4})`,
)

/** `How many tens and ones are in 47?`, where every digit has its place. */
export function readEachPlace(text: string): PlaceValueTask | undefined {
  const [names = '', written = ''] = firstMatch(text, EACH_PLACE) ?? []
  const places = names.split(/, and (?:how many )?|, (?:how many )?| and (?:how many )?/).map(placeCalled)
  const isAll =
    places.length === written.length && places.every((place, at) => place === written.length - 1 - at)
  return isAll && written !== '' ? { task: 'each place', number: BigInt(written) } : undefined
}

const EQUALS = all(`(\\d{1,9}(?:\\.\\d{1,4})?) ?(?:=|is|equals|is equal to|makes|is the same as) ?▢ ${PLACE}`)

/** `How many tens are in 340?` has 34 as its answer. */
export function readHowMany(text: string): PlaceValueTask | undefined {
  const [words = '', written = ''] = firstMatch(text, HOW_MANY) ?? firstMatch(text, EQUALS)?.reverse() ?? []
  const [place, number] = [placeCalled(words), numberIn(written)]
  // "How many ones are in 27?" asks some for 7 and others for 27.
  if (place === undefined || place === 0 || nameOfPlace(place) === '' || !number) return undefined
  const count = number.div(sizeOfPlace(place))
  if (isWhole(count)) return count.n > 0n ? { task: 'how many', number, place } : undefined
  // Of 345 some say that 34 tens are in it, and others 34.5 or 4; of 74 each page has 7.
  const whole = rational(count.n / count.d)
  const isLeading = place > 0 && isWhole(number) && whole.n > 0n && whole.n < 10n
  return isLeading ? { task: 'how many', number: whole.mul(sizeOfPlace(place)), place } : undefined
}

const MISSING = all(
  `(\\d{1,9}) ?(?:=|is|is the same as|equals) ?((?:(?:\\d{1,2}|▢) ${NAME}(?:,? and |, ?| ?\\+ ?)?){2,4})`,
  `((?:(?:\\d{1,2}|▢) ${NAME}(?:,? and |, ?| ?\\+ ?)?){2,4}) ?(?:=|is|make|makes|is the same as|equals) ?(\\d{1,9})`,
)

/** `56 = 5 tens and ▢ ones`: how many of a place are missing. */
export function readMissingPart(text: string): PlaceValueTask | undefined {
  const found = text.split('▢').length === 2 ? firstMatch(text, MISSING) : undefined
  const [list = '', written = ''] = found ? (/▢/.test(found[0] ?? '') ? found : [...found].reverse()) : []
  const number = numberIn(written)
  const parts = [...list.matchAll(new RegExp(`(\\d{1,2}|▢) ${PLACE}`, 'g'))].map(
    ([, count = '', words = '']) => ({
      digit: count === '▢' ? undefined : BigInt(count),
      place: placeCalled(words) ?? 0,
    }),
  )
  const blank = parts.find(({ digit }) => digit === undefined)
  if (!number || !blank || new Set(parts.map(({ place }) => place)).size < parts.length) return undefined
  const known = parts.flatMap(({ digit, place }) => (digit === undefined ? [] : [{ digit, place }]))
  const rest = known.reduce(
    (left, { digit, place }) => left.sub(sizeOfPlace(place).mul(rational(digit))),
    number,
  )
  const count = rest.div(sizeOfPlace(blank.place))
  return isWhole(count) && count.s >= 0n
    ? { task: 'missing part', number, place: blank.place, parts: known, count }
    : undefined
}

const SUM = '(\\d{1,9}(?:\\.\\d{1,4})?(?: ?\\+ ?\\d{1,9}(?:\\.\\d{1,4})?)+)'
const FROM_SUM = all(
  `(?:write |express |give )?(?:the number )?${SUM} (?:as an? (?:single |whole |standard )?number|(?:in|into|to|as) (?:standard (?:form|notation)|figures|digits|numerals|number form))`,
  `(?:what|which) number (?:is|has the expanded form|is shown by|is represented by|is made by) ${SUM}`,
  `(?:the )?standard (?:form|notation) (?:of|for) ${SUM}`,
  `(?:write |give )?(?:in )?standard (?:form|notation): ${SUM}`,
)

/** The place of a part such as 400 or 0.03; undefined for anything else. */
function partOf(value: Rational): PlacePart | undefined {
  for (let place = -4; place <= 8; place++) {
    const digit = value.div(sizeOfPlace(place))
    if (isWhole(digit) && digit.n >= 1n && digit.n <= 9n) return { digit: digit.n, place }
  }
  return undefined
}

/** `400 + 30 + 7 in standard form`, as the parts of a number are joined again. */
export function readSumOfParts(text: string): PlaceValueTask | undefined {
  const [sum] = firstMatch(text, FROM_SUM) ?? []
  const numbers = sum?.split('+').map(each => numberIn(each.trim()))
  const parts = numbers?.map(each => each && partOf(each))
  if (!parts?.every(part => part !== undefined)) return undefined
  const isOnce = new Set(parts.map(({ place }) => place)).size === parts.length
  const number = numbers?.reduce<Rational>((all, each) => all.add(each ?? 0), ZERO)
  return isOnce && number ? { task: 'from sum', number, parts } : undefined
}
