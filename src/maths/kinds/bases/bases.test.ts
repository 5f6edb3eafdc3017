import { testKind } from '#support/maths/kind-kit.ts'
import { bases } from './index.ts'

/** By the engine's own way with bases. */
testKind(bases, {
  questions: 150,
  oracle(question) {
    const [, base, left = '', right = ''] = /^In base (\d+), what is \$(\d+) \+ (\d+)\$/.exec(question) ?? []
    if (base) {
      const sum = Number.parseInt(left, Number(base)) + Number.parseInt(right, Number(base))
      return sum.toString(Number(base))
    }
    const [, digits = '', from, to] = /\$(\d+)\$ from base (\d+) to base (\d+)/.exec(question) ?? []
    return Number.parseInt(digits, Number(from)).toString(Number(to))
  },
})
