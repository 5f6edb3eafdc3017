import { fraction, multiply } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { equivalentFractions } from './index.ts'

testKind(equivalentFractions, {
  /** The value of the fraction says what is missing of the other one. */
  oracle(question) {
    const [top, bottom, number] = (question.match(/\d+/g) ?? []).map(Number)
    if (question.includes('denominator'))
      return `${multiply(fraction(top ?? 0, bottom ?? 1), number ?? 0)}/${number}`
    return `${number}/${multiply(fraction(bottom ?? 0, top ?? 1), number ?? 0)}`
  },
})
