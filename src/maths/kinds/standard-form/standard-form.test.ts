import { evaluate, format } from 'mathjs'
import { expect, test } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
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
test.each([
  ['4.5 × 10⁹ km', 'right'],
  ['4.5 × 10^9', 'right'],
  ['45 × 10^8 km', 'unfinished'],
  ['4.5 × 10^8 km', 'wrong'],
  ['4.5 × 10^9 cm', 'unread'],
])('the unit of its question may stand behind the answer, and no other: %s', (answer, verdict) => {
  const question = 'Neptune is about 4 500 000 000 km from the Sun. Write this distance in standard form.'
  expect(markAnswer(question, answer)?.marked.map(mark => mark.verdict)).toEqual([verdict])
})
