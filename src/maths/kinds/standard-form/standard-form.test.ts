import { evaluate, format } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { standardForms } from './index.ts'

testKind(standardForms, {
  questions: 150,
  oracle(question) {
    const [, maths = ''] = /\$(.+)\$/.exec(question) ?? []
    const sum = maths
      .replaceAll('{,}', '')
      .replaceAll('\\times', '*')
      .replaceAll('\\div', '/')
      .replace(/[{}]/g, ' ')
      .replace(/10\^ (-?\d+) /g, '10^($1)')
      .replace(/^\\frac/, '')
    const value = evaluate(sum)
    const isPlain = question.includes('ordinary')
    return format(Number(value.toPrecision(12)), { notation: isPlain ? 'fixed' : 'exponential' })
  },
})
