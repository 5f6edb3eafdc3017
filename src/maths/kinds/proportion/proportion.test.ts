import { bignumber, divide, multiply } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { proportions } from './index.ts'

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

function oracle(question: string): string | undefined {
  const numbers = numbersIn(question)
  if (question.startsWith('Which')) {
    const offers = numbers.flatMap((size, at) =>
      at % 2 === 0 ? [{ size, price: numbers[at + 1] ?? 0 }] : [],
    )
    const [best] = offers.sort((a, b) => a.price / a.size - b.price / b.size)
    return best && `${best.size} kg`
  }
  const [from = 1, price = 1, asked = 1] = numbers
  const isCount = question.includes('How many')
  const [top, bottom] = isCount ? [from, price] : [price, from]
  return divide(multiply(bignumber(top), bignumber(asked)), bignumber(bottom)).toString()
}

testKind(proportions, { oracle })
