import { bignumber, divide, multiply, number, unit } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { rates } from './index.ts'

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
