import { bignumber, number, pow } from 'mathjs'
import { expect, test } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { interest } from './index.ts'

function oracle(question: string): string | undefined {
  const [sum = 0, percent = 0, years = 0] = (question.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const isLoss = question.includes('depreciates')
  const factor = number(pow(bignumber(1 + (isLoss ? -percent : percent) / 100), bignumber(years)).toString())
  const isSimple = question.includes('simple')
  const total = isSimple ? sum + (sum * percent * years) / 100 : sum * Number(factor)
  const asked = question.startsWith('Find') ? total - sum : total
  return (Math.round(asked * 100 + 1e-6) / 100).toFixed(2)
}

testKind(interest, { oracle })

test('a heading is not what is asked for', () => {
  const told = 'Compound interest. £2000 in the bank, 5% each year, 2 years.'
  const verdictOf = (question: string, answer: string) =>
    markAnswer(question, answer)?.marked.map(({ verdict }) => verdict)
  expect(verdictOf(`${told} How much money is in there at the end?`, '£2205')).toEqual(['right'])
  expect(verdictOf(`${told} Find the compound interest.`, '£205')).toEqual(['right'])
})
