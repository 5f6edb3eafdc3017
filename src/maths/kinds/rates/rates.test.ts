import { bignumber, divide, multiply, number, unit } from 'mathjs'
import { expect, it } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { asAsked } from '../../wording/asked.ts'
import { rates } from './index.ts'
import { readLegs } from './read-legs.ts'
import { numberOf } from './solve.ts'

/** Every amount of a text with its unit, in the spelling of mathjs; hours and minutes are added up. */
function amountsIn(text: string) {
  const plain = text
    .replaceAll('$', '')
    .replaceAll('mph', 'mi/h')
    .replaceAll('miles', 'mi')
    .replace('³', '^3')
    .replace(/(\d+) hours?/g, '$1 h')
    .replace(
      /(?:(\d+) h )?(\d+) minutes/g,
      (_, hours = 0, minutes) => `${Number(hours) * 60 + Number(minutes)} minutes`,
    )
  return [
    ...plain.matchAll(
      /(\d+(?:\.\d+)?) (km\/h|m\/s|mi\/h|g\/cm\^?3?³?|cm\^?3?³?|km|mi|minutes|seconds|g|m|h)\b/g,
    ),
  ].map(([, value = '', name = '']) => unit(bignumber(value), name.replace('³', '^3').replace(/cm$/, 'cm^3')))
}

function oracle(question: string): string | undefined {
  const text = question.replaceAll('³', '^3')
  const [first, second] = amountsIn(text)
  if (!first || !second) return undefined
  const parts = /travels (\d+) km in (\d+) hours? and then (\d+) km in (\d+) hours?/.exec(
    text.replaceAll('$', ''),
  )
  if (parts) {
    const [, far = 0, long = 0, further = 0, longer = 0] = parts.map(Number)
    return String(Number(((far + further) / (long + longer)).toPrecision(8)))
  }
  const asked = [
    [/density\.$/, 'g/cm^3'],
    [/^Find the mass/, 'g'],
    [/^Find the volume/, 'cm^3'],
    [/in km\/h\.$/, 'km/h'],
    [/in mph\.$/, 'mi/h'],
    [/in m\/s\.$/, 'm/s'],
    [/^How far/, /km/.test(text) ? 'km' : /mph/.test(text) ? 'mi' : 'm'],
    [/^How long/, /m\/s/.test(text) ? 's' : 'h'],
  ].find(([pattern]) => pattern instanceof RegExp && pattern.test(text))?.[1]
  if (typeof asked !== 'string') return undefined
  const isProduct = /^How far|^Find the mass/.test(text)
  const value = isProduct ? multiply(first, second) : divide(first, second)
  if (typeof value === 'number' || !('toNumber' in value)) return undefined
  return String(number(value.toNumber(asked).toPrecision(8)))
}

testKind(rates, { oracle })

it.each([
  [
    'A coach travels 30 miles at 60 mph and then another 30 miles at 20 mph. What is the average speed for the whole journey?',
    '30',
  ],
  [
    'A car goes 100 km at 50 km/h and returns at 100 km/h. What is the average speed for the whole trip?',
    '200/3',
  ],
  [
    'Ella runs 4 km in 20 minutes, rests for 10 minutes, and then walks 3 km in 30 minutes. Find her average speed for the whole journey.',
    '7',
  ],
  [
    'A train travels 60 miles in the first hour and then 90 miles in the next 2 hours. Find its average speed for the whole trip.',
    '50',
  ],
])('reads a journey in parts: %s', (text, speed) => {
  const legs = readLegs(asAsked(text).plain)
  expect(legs && numberOf({ kind: 'rate', text, of: 'speed', task: 'legs', ...legs }).toFraction()).toBe(
    speed,
  )
})

it.each([
  'A car travels half of the way at 60 km/h and then 60 km in 2 hours. What is its average speed?',
  'A car travels 60 km in 1 hour and 30 km in 1 hour. What is its average speed in the second hour, with 5 stops?',
  'A car travels 60 km in 1 hour and then 30 km in 1 hour. How far does it go?',
  'A car travels at 60 km/h for 2 hours and 80 km/h for 3 hours. Find the average speed for the second part of the journey.',
  'A runner runs 5 km in 25 minutes and a cyclist rides 10 km in 20 minutes. What is the average speed of the cyclist?',
  'Each car travels 60 km in 1 hour and then 90 km in 2 hours. What is the average speed of the faster car?',
])('reads no journey in parts: %s', text => {
  expect(readLegs(asAsked(text).plain)).toBeUndefined()
})
