import { bignumber, number, pow } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
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
