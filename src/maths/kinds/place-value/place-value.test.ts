import { inWords } from '#support/maths/in-words.ts'
import { testKind } from '#support/maths/kind-kit.ts'
import { placeValue } from './index.ts'

const PLACES = [
  'thousandths',
  'hundredths',
  'tenths',
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
]

/** By the letters of the number alone. */
function oracle(question: string): string | undefined {
  const plain = question.replaceAll('$', '')
  const number = /\d{2,}(?:\.\d+)?/.exec(plain)?.[0] ?? ''
  const [whole = '', behind = ''] = number.split('.')
  const digits = [...(whole + behind.padEnd(3, '0'))].reverse()
  const place = /in the ([a-z ]+) place/.exec(plain)?.[1]
  if (place !== undefined) return digits[PLACES.indexOf(place)]
  const digit = /the (?:digit )?(\d) in/.exec(plain)?.[1]
  if (/value of the digit/.test(plain) && digit !== undefined)
    return number.replace(/\d/g, each => (each === digit ? each : '0'))
  if (/In which place/.test(plain) && digit !== undefined) return PLACES[digits.indexOf(digit)]
  return /in words/.test(plain) ? inWords(Number(number), ' ') : undefined
}

testKind(placeValue, { oracle })
