import { fraction, gcd, sum } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { ratios } from './index.ts'

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

function simplified(parts: number[]): string {
  const shared = parts.reduce((a, b) => gcd(a, b))
  return parts.map(each => each / shared).join(':')
}

/** What one part is times the parts that are asked for; the first name in the question is the first of the ratio. */
function oneKnown(question: string): string {
  const [first = 0, second = 0, amount = 0] = numbersIn(question)
  const [, one] = /ratio of ([a-z ]+?) to/.exec(question) ?? []
  const parts = / are (?<known>[^.]+)\. How many (?<wanted>.+?) are there/.exec(question)?.groups
  const partOf = (name = '') =>
    /altogether/.test(name) ? first + second : name.includes(one ?? '-') ? first : second
  return String((amount / partOf(parts?.known)) * partOf(parts?.wanted))
}

function oracle(question: string): string | undefined {
  const numbers = numbersIn(question)
  const [first = 0, second = 1, third = 0] = numbers
  if (/There are/.test(question)) return oneKnown(question)
  if (/^If /.test(question)) {
    const fourth = numbers[3] ?? 0
    const all = [first * third, second * third, second * fourth]
    return simplified(/find \$a : c/.test(question) ? [first * third, second * fourth] : all)
  }
  if (/1 : n/.test(question)) return `1 : ${fraction(second, first).toFraction()}`
  if (/\bcm\b/.test(question)) return simplified([first, second * 100])
  if (/^Simplify/.test(question)) return simplified(numbers)
  if (/^Find \$x\$/.test(question)) {
    return /x :/.test(question) ? String((first * third) / second) : String((second * third) / first)
  }
  if (/fraction is/.test(question))
    return fraction(/is red/.test(question) ? first : second, first + second).toFraction()
  const parts = numbers.slice(1)
  const each = parts.map(part => (first * part) / sum(parts))
  if (/larger/.test(question)) return String(Math.max(...each))
  if (/smaller/.test(question)) return String(Math.min(...each))
  return each.join(' and ')
}

testKind(ratios, { oracle })
