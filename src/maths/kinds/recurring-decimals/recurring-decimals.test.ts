import { fraction } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { recurringDecimals } from './index.ts'

testKind(recurringDecimals, {
  questions: 150,
  oracle(question) {
    const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(question) ?? []
    if (top && bottom) return fraction(`${top}/${bottom}`).toString()
    const [, fixed = '', digits = ''] = /0\.(\d*)((?:\\dot\{\d\}\d*)+)/.exec(question) ?? []
    return fraction(`0.${fixed}(${digits.replace(/\D/g, '')})`).toFraction()
  },
})
