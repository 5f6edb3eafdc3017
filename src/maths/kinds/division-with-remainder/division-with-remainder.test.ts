import { floor, mod } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { divisionWithRemainder } from './index.ts'

testKind(divisionWithRemainder, {
  oracle(question) {
    const numbers = (question.match(/\d+/g) ?? []).map(Number)
    const isOften = /whole times/.test(question)
    const [number = 0, by = 1] = isOften ? numbers.toReversed() : numbers
    if (isOften) return `${floor(number / by)}`
    const rest = mod(number, by)
    return /quotient/.test(question) ? `${floor(number / by)} r ${rest}` : `${rest}`
  },
})
