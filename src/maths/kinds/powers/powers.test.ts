import { evaluate, log } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { powers } from './index.ts'

const plain = (latex: string) =>
  latex
    .replaceAll('{,}', '')
    .replace(/\\left|\\right/g, '')
    .replace(/\\frac\{(-?[^{}]*(?:\{[^{}]*\}[^{}]*)?)\}\{([^{}]*(?:\{[^{}]*\}[^{}]*)?)\}/g, '(($1)/($2))')
    .replaceAll('\\times', '*')
    .replace(/\^\{([^{}]*)\}/g, '^($1)')

testKind(powers, {
  questions: 150,
  oracle(question) {
    const maths = (question.match(/\$[^$]+\$/g) ?? []).map(each => plain(each.slice(1, -1)))
    if (/^Evaluate/.test(question)) return Number(evaluate(maths[0] ?? '')).toFixed(9)
    if (/^Find/.test(question)) {
      const [, base, right] = /(\d+)\^\(?x\)?\s*= (\d+)/.exec(maths[1] ?? '') ?? []
      return Math.round(Number(log(Number(right), Number(base)))).toString()
    }
    const [, base] = / of (\d+)\./.exec(question) ?? []
    const value = Number(evaluate(maths[0] ?? ''))
    return Number.isFinite(value) ? `${base}^${Math.round(Number(log(value, Number(base))))}` : undefined
  },
})
