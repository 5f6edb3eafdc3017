import { testKind } from '#support/maths/kind-kit.ts'
import { rearranging } from './index.ts'

/** Only for `S = ax + b` and `S = ax`, taken apart as text. */
testKind(rearranging, {
  questions: 120,
  oracle(question) {
    const [, letter = '', whole, right = ''] = /\$(\w)\$ .+\$(\w) = (.+)\$/.exec(question) ?? []
    const [, before, sign, other] = new RegExp(`^(\\w)${letter}(?: ([+-]) (\\w+))?$`).exec(right) ?? []
    if (sign === undefined) return `${whole} / ${before}`
    return `(${whole} ${sign === '+' ? '-' : '+'} ${other}) / ${before}`
  },
})
