import { bignumber, divide, multiply } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { percentages } from './index.ts'

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
const times = (a: number, b: number) => multiply(bignumber(a), bignumber(b))
const over = (a: number, b: number) => divide(times(a, 100), bignumber(b)).toString()

function oracle(question: string): string | undefined {
  const [first = 0, second = 1] = numbersIn(question)
  if (/then/.test(question)) {
    const ways = question.match(/increased|decreased/g) ?? []
    const isOverall = question.includes('overall')
    const percents = numbersIn(question).slice(isOverall ? 0 : 1)
    const end = percents.reduce(
      (amount, each, at) => amount + ((ways[at] === 'increased' ? 1 : -1) * amount * each) / 100,
      isOverall ? 100 : first,
    )
    const rounded = Math.round(end * 1e6) / 1e6
    return isOverall
      ? `${rounded > 100 ? '' : '-'}${Math.abs(Math.round((end - 100) * 1e6) / 1e6)}%`
      : `${rounded}`
  }
  if (/tip|save/.test(question)) return divide(times(first, second), 100).toString()
  if (/^Increase/.test(question)) return divide(times(first, 100 + second), 100).toString()
  if (/^Decrease/.test(question)) return divide(times(first, 100 - second), 100).toString()
  if (/^What percentage/.test(question)) return over(second, first)
  if (/^What is the percentage/.test(question)) return over(Math.abs(first - second), first)
  if (/increase/.test(question)) return over(second, 100 + first)
  if (/decrease/.test(question)) return over(second, 100 - first)
  return over(second, first)
}

testKind(percentages, { oracle })
