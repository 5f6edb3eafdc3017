import { roundTo } from '#maths/arithmetic/rational.ts'
import type { RoundQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { bare, type Quantity, type QuantitySaid } from './quantity.ts'

const PLACES: readonly [RegExp, number][] = [
  [/\bthousandths?\b/i, 3],
  [/\bhundredths?\b/i, 2],
  [/\btenths?\b/i, 1],
  [/\bthousands?\b/i, -3],
  [/\bhundreds?\b/i, -2],
  [/\btens?\b/i, -1],
  [/\b(?:ones?|units?)\b/i, 0],
]
const OF_PLACE =
  /\b(?:(?:ten)?thousand(?:th)?s?|hundred(?:th)?s?|ten(?:th)?s?|ones?|units?)(?: (?:digit|place|column|number))? ?(?:is|are|=|has)(?: an?| the)? (\d)(?!\d)/i
const IN_PLACE =
  /\b(\d) (?:is|stands)(?: in)?(?: the)? (?:(?:ten)?thousand(?:th)?s?|hundred(?:th)?s?|ten(?:th)?s?|ones?|units?)\b/i
const LOOKS_AT =
  /\b(?:look(?:s|ing)?|see|check|use|using|go(?:es)? by|decid\w*|matters?)\b(?: \w+){0,2}? (?:the )?(\d)(?!\d)|^\W*(?:(?:so|oh|ok|then|is it|its|it's|because|cos) )*the (\d)(?:$|\W*[?.!]*$| (?:is|and|decid|matters|so|cos|because|tells|says))/i
/** `behind it is 7`, `the 6 comes behind`, `next to it is a 6` */
const BEHIND =
  /\b(?:behind|after|next(?: to)?|then(?= comes))(?: (?:it|that|this|the \w+|digit|one))*(?: is| comes|:)?(?: an?| the)? (\d)(?!\d)|\b(\d) (?:is |comes |stands )?(?:right )?(?:behind|after|next)\b/i
const BETWEEN = /\bbetween (\d[\d,.]*) (?:and|or) (\d[\d,.]*)/i
const NEARER = /\b(?:closer|nearer|closest|nearest) to (\d[\d,.]*\d|\d)/i
const DECIDES: Quantity = bare(
  'the digit that decides',
  'Is it five or more, or less than five? What happens to the digit before it then?',
  'Find the place that you round to first. Only the digit right behind that one counts, not those farther on. Which one is it?',
)

/** What is said of the digits of a number that is to be rounded: `the hundreds digit is 7`, `so i look at the 8`. */
export function digitsSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'round') return undefined
  const { number, places } = question as RoundQuestion
  const between = BETWEEN.exec(text)
  if (between) return neighbours(between.slice(1), question as RoundQuestion)
  const nearer = NEARER.exec(text)?.[1]?.replaceAll(',', '')
  if (nearer !== undefined && roundTo(number.value, places).equals(nearer))
    return {
      isSo: true,
      quantity: { ...bare('which is nearer', 'So what is it, rounded?'), credit: 'that one is nearer.' },
    }
  const [, behind, comes] = BEHIND.exec(text) ?? []
  const said = behind ?? comes
  const decides = digitAt(number.value.valueOf(), places + 1)
  if (said !== undefined && Number(said) === decides)
    return {
      isSo: true,
      quantity: {
        ...DECIDES,
        ...(saysWay(text, decides) && { next: 'What is the number then?' }),
        credit: `the $${decides}$ stands right behind, and it decides.`,
      },
    }
  const both = (text.match(/(?<![\d.])\d(?![\d.])/g) ?? []).map(Number)
  const isBoth =
    both.length === 2 && both[0] === digitAt(number.value.valueOf(), places) && both[1] === decides
  if (isBoth && (OF_PLACE.test(text) || IN_PLACE.test(text)))
    return {
      isSo: true,
      quantity: {
        ...DECIDES,
        ...(saysWay(text, decides) && { next: 'What is the number then?' }),
        credit: `the $${both[0]}$ stands in that place, and the $${decides}$ right behind it decides.`,
      },
    }
  const [, inPlace] = OF_PLACE.exec(text) ?? IN_PLACE.exec(text) ?? []
  const place = PLACES.find(([name]) => name.test(text))?.[1]
  if (inPlace !== undefined && place !== undefined) {
    const isOfRounding = place === places
    return {
      isSo: digitAt(number.value.valueOf(), place) === Number(inPlace),
      quantity: bare(
        'the digit in that place',
        isOfRounding
          ? 'And which digit stands right behind it? That one decides.'
          : 'Is that the place that you round to, or the one right behind it?',
        'Count the places from the right, or from the point: ones, tens, hundreds. Which digit stands there?',
      ),
    }
  }
  const [, looked, alone] = LOOKS_AT.exec(text) ?? []
  const digit = looked ?? alone
  if (digit === undefined) return undefined
  const written = digitsOf(number.value.valueOf())
  if (!written.includes(Number(digit))) return undefined
  return {
    isSo: decides === Number(digit),
    quantity: DECIDES,
  }
}

/** `so its round down`, rightly. */
const saysWay = (text: string, decides: number): boolean =>
  (decides < 5 ? /\bdown\b|\bstays?\b/i : /\bup\b/i).test(text) &&
  !(decides < 5 ? /\bup\b/i : /\bdown\b/i).test(text)

const digitsOf = (number: number) =>
  [...String(Math.abs(number))].flatMap(each => (each === '.' ? [] : [Number(each)]))

/** The digit in a place: 0 for the ones, -2 for the hundreds, 1 for the tenths. */
function digitAt(number: number, place: number): number {
  return Math.floor((Math.round(Math.abs(number) * 1e6) / 1e6) * 10 ** place + 1e-9) % 10
}

function neighbours(said: readonly string[], { number, places }: RoundQuestion): QuantitySaid {
  const [one, other] = said.map(each => Number(each.replaceAll(',', ''))).toSorted((a, b) => a - b)
  const step = 10 ** -places
  const value = number.value.valueOf()
  const low = Math.floor(value / step + 1e-9) * step
  const isNear = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < step / 1e6
  return {
    isSo:
      isNear(one, low) && isNear(other, low + step) && !roundTo(number.value, places).equals(number.value),
    quantity: bare(
      'where it lies',
      'Which of the two is nearer? Think of the middle between them.',
      'Which two round numbers of that place is it between? Look at the digits up to that place.',
    ),
  }
}
