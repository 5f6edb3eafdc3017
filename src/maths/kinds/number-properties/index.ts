import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick, shuffled } from '../../domain/random.ts'
import { numberValue } from '../../values/number.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { Property, PropertyQuestion } from './question.ts'
import { readProperty, triggers } from './read.ts'
import { solveProperty } from './solve.ts'
import { topic } from './topics.ts'

/** The only number of the list that looks as if it had the property. */
const taken = (question: PropertyQuestion, is: Property['is'], looks: (number: bigint) => boolean) => {
  const [only, ...more] = question.properties
  if (only?.is !== is || more.length > 0) return undefined
  const found = question.among?.find(looks)
  return found === undefined ? undefined : numberValue(found)
}

const misconceptions: ValueMisconception<PropertyQuestion>[] = [
  {
    id: 'double-for-square-number',
    name: 'Double taken for a square number',
    topic,
    explanation: 'A square number is a number times itself, not times two.',
    gap: 'Takes the double of a number for a square number.',
    predict: question =>
      taken(
        question,
        'square',
        number => number % 10n === 4n && number !== 4n && number !== 64n && number !== 144n,
      ),
  },
  {
    id: 'odd-for-prime-number',
    name: 'Odd number taken for prime',
    topic,
    explanation: 'Not every odd number is prime: some have other factors than one and themselves.',
    gap: 'Takes any odd number for a prime number.',
    predict: question =>
      taken(question, 'prime', number => number % 2n === 1n && number % 3n === 0n && number > 3n),
  },
  {
    id: 'last-digit-for-multiple',
    name: 'Multiple by its last digit',
    topic,
    explanation: 'A number that ends like another one need not be a multiple of it.',
    gap: 'Takes numbers that end in a digit for multiples of it.',
    predict(question) {
      const [property] = question.properties
      if (property?.is !== 'multiple') return undefined
      return taken(
        question,
        'multiple',
        number => number % 10n === property.of && number % property.of !== 0n,
      )
    },
  },
]

function make(random: Random): PropertyQuestion {
  const base = { kind: 'number properties', text: '', wants: 'one' } as const
  return pick<() => PropertyQuestion>(random, [
    () => {
      const root = BigInt(pick(random, [3, 5, 6, 7, 9, 11]))
      const among = shuffled(
        [
          root * root,
          root * root + 2n,
          BigInt(pick(random, [14, 24, 34, 44])),
          BigInt(pick(random, [12, 18, 22, 28])),
        ],
        random,
      )
      return { ...base, properties: [{ is: 'square' }], among }
    },
    () => {
      const among = shuffled(
        [
          pick(random, [11n, 13n, 17n, 19n, 23n]),
          pick(random, [15n, 21n, 27n, 33n]),
          pick(random, [12n, 16n, 20n]),
          pick(random, [14n, 22n, 26n]),
        ],
        random,
      )
      return { ...base, properties: [{ is: 'prime' }], among }
    },
    () => {
      const of = BigInt(between(random, 6, 9))
      const among = shuffled(
        [of * BigInt(between(random, 4, 8)), 30n + of, 50n + of, 11n].map(each => each),
        random,
      )
      return { ...base, properties: [{ is: 'multiple', of }], among: [...new Set(among)] }
    },
  ])()
}

const named = (property: Property, isOne: boolean) => {
  if ('of' in property)
    return `${isOne ? 'a ' : ''}${property.is}${isOne ? '' : 's'} of ${inline(`${property.of}`)}`
  return `${isOne ? (/^[eo]/.test(property.is) ? 'an ' : 'a ') : ''}${property.is} number${isOne ? '' : 's'}`
}

function write({ wants, properties, among, low, high, isFraction }: PropertyQuestion): string {
  const said = properties.map(each => named(each, wants === 'one')).join(` that is also `)
  const own = said === '' ? (isFraction ? 'a fraction' : 'a number') : said
  const shown = (value: typeof low) => inline(valueLatex(value ?? rational(0), true))
  if (among) return `From the list ${among.map(each => inline(`${each}`)).join(', ')} write down ${own}.`
  if (low && high) return `Write down ${own} between ${shown(low)} and ${shown(high)}.`
  if (low) return `Write down ${own} greater than ${shown(low)}.`
  return `Write down ${own}${high ? ` less than ${shown(high)}` : ''}.`
}

/** Numbers that have a property: one of many, or all of a list. */
export const numberProperties = defineKind<PropertyQuestion>({
  name: 'number properties',
  topics: [topic],
  triggers,
  read: readProperty,
  solve: solveProperty,
  write,
  make,
  misconceptions,
})
