import { decimalText, isWhole, type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { namedNumbers } from '../../values/named-numbers.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import { splitList } from '../../values/several.ts'
import type { Judged, Value } from '../../values/value.ts'
import { nameOfPlace, PLACE, placeCalled, sizeOfPlace } from './places.ts'
import { digitsOf, type PlacePart } from './question.ts'

/** The parts of a number that are not zero: 300, 40, 5. */
export function partsOf(number: Rational): PlacePart[] {
  return digitsOf(decimalText(number) ?? '').flatMap(({ digit, place }) =>
    digit === 0 ? [] : [{ digit: BigInt(digit), place }],
  )
}

/** What a part is worth. */
const worthOf = ({ digit, place }: PlacePart): Rational => sizeOfPlace(place).mul(rational(digit))

const COUNTED = new RegExp(`(?<![\\d.])(\\d{1,3}) ?${PLACE}(?![a-z\\d])`, 'g')

/** `4 hundreds 8 tens` and `4 hundreds, 8 tens` as `4 × 100 + 8 × 10`. */
function withNamesAsNumbers(said: string): string {
  const plain = said.toLowerCase()
  if (!COUNTED.test(plain)) return said
  COUNTED.lastIndex = 0
  return plain
    .replace(COUNTED, (all, count: string, words: string) => {
      const place = placeCalled(words)
      return place === undefined ? all : `+ ${count} × ${sizeOfPlace(place).toFraction()} `
    })
    .replace(/(?:,|\band\b|;|\+)(?=[\s,;+]*\+)/g, ' ')
    .replace(/^\s*\+/, '')
}

/** The numbers that a child wrote as the parts; undefined where it wrote none. */
function saidParts(said: string, isList: boolean): { parts: Rational[]; isSum: boolean } | undefined {
  const named = withNamesAsNumbers(said)
  const [sum] = named
    .split('=')
    .filter(side => side.includes('+'))
    .slice(-1)
  const listed = isList && sum === undefined ? splitList(named.replace(/^.*=/, '')) : undefined
  const pieces = sum === undefined ? splitList(named) : sum.replace(/[()]/g, ' ').split('+')
  const read = (listed ?? pieces)?.map(readNumber)
  if (!read || read.length < 2 || read.some(each => each === undefined)) return undefined
  const parts = read.flatMap(each => (each && asRational(each.value)) ?? [])
  return parts.length === read.length ? { parts, isSum: sum !== undefined } : undefined
}

const descending = (values: readonly Rational[]) =>
  [...values]
    .filter(({ n }) => n !== 0n)
    .sort((a, b) => b.compare(a))
    .map(each => each.toFraction())
    .join(' ')

/**
 * A sum of parts, in any order: `300 + 40 + 5`, `3 × 100 + 4 × 10 + 5 × 1`, `3 hundreds, 4 tens, 5 ones`.
 * @param isList a list of the parts will do as well: `300, 40, 5`
 */
export function sumOfParts(parts: readonly PlacePart[], isList = false): Value {
  const worths = parts.map(worthOf)
  const texts = worths.map(each => decimalText(each) ?? '')
  const text = texts.join(' + ')
  const total = worths.reduce((sum, part) => sum.add(part), ZERO)
  const sorted = descending(worths)
  const products = parts.map(({ digit, place }) => `${digit} × ${decimalText(sizeOfPlace(place))}`)
  const names = parts.map(({ digit, place }) => `${digit} ${nameOfPlace(place)}`)
  const fractions = worths.map(each => (isWhole(each) ? `${each.n}` : `${each.n}/${each.d}`))
  return {
    key: `parts ${sorted}`,
    latex: text,
    text,
    spellings: [
      [...texts].reverse().join(' + '),
      texts.join('+'),
      products.join(' + '),
      products.map(each => `(${each})`).join(' + '),
      names.join(' + '),
      fractions.join(' + '),
      ...(isList ? [texts.join(', '), names.join(', ')] : []),
    ],
    judge(said): Judged {
      const own = saidParts(said, isList)
      if (!own) {
        const single = readNumber(said)
        return { verdict: single && !single.isUnfinished ? 'wrong' : 'unread' }
      }
      if (descending(own.parts) === sorted)
        return own.isSum || isList
          ? { verdict: 'right' }
          : { verdict: 'unfinished', missing: 'Write plus signs between the parts.' }
      const reached = own.parts.reduce((all, each) => all.add(each), rational(0))
      return reached.equals(total)
        ? { verdict: 'unfinished', missing: 'Split it further: one part for each digit.' }
        : { verdict: 'wrong' }
    },
    isNamedIn(words) {
      const named = namedNumbers(words).map(({ node }) => node.value.toFraction())
      return /[+,]| and /.test(words) && worths.every(part => named.includes(part.toFraction()))
    },
    near: () => {
      const moved = (part: PlacePart, by: number): PlacePart => ({
        ...part,
        place: Math.min(8, Math.max(-4, part.place + by)),
      })
      const [first, ...rest] = parts
      return [
        sumOfParts(
          parts.map(part => moved(part, -1)),
          isList,
        ),
        sumOfParts(
          parts.map(part => moved(part, 1)),
          isList,
        ),
        sumOfParts([...rest, ...(first ? [moved(first, 1)] : [])], isList),
      ]
    },
  }
}

/**
 * How many of a place are in a number that they make up: 34 tens in 340. The digit that stands in the place is what
 * some pages mean, so it is never wrong.
 */
export function countOfPlace(number: Rational, place: number): Value {
  const count = number.div(sizeOfPlace(place))
  const value = numberValue(count)
  const digit = rational(count.n % 10n)
  const name = new RegExp(` ${PLACE}$`, 'i')
  return {
    ...value,
    spellings: [...value.spellings, `${count.n} ${nameOfPlace(place)}`],
    judge(said): Judged {
      const bare = said.replace(name, '')
      const judged = value.judge(bare)
      const own = judged.verdict === 'wrong' ? readNumber(bare) : undefined
      const isDigit = own && asRational(own.value)?.equals(digit)
      return isDigit
        ? {
            verdict: 'unfinished',
            missing: `That is the digit in the ${nameOfPlace(place)}: how many ${nameOfPlace(place)} make the whole number?`,
            isPart: true,
          }
        : judged
    },
  }
}
