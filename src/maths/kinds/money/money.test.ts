import { testKind } from '#support/maths/kind-kit.ts'
import { moneyQuestions } from './index.ts'

const COINS: Record<string, number> = { quarters: 25, dimes: 10, nickels: 5 }

/** Every amount of a text in pence. */
function penceIn(text: string): number[] {
  return [...text.matchAll(/[£$€](\d+(?:\.\d+)?)|(\d+)(?:p| cents)\b/g)].map(([, big, small]) =>
    big === undefined ? Number(small) : Math.round(Number(big) * 100),
  )
}

function coinsIn(text: string): number {
  const named = [...text.matchAll(/(\d+) (quarters|dimes|nickels|(\d+)(?:p| cent) coins)/g)]
  return named.reduce(
    (sum, [, count, name = '', own]) => sum + Number(count) * (COINS[name] ?? Number(own)),
    0,
  )
}

function oracle(question: string): string | undefined {
  const text = question.replaceAll('\\', '')
  const pence = penceIn(text)
  const [first = 0, ...others] = pence
  const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)
  const pounds = (amount: number) => (amount / 100).toFixed(2)
  if (/total value/.test(text)) return `${coinsIn(text)}`
  if (/^Find the total/.test(text)) return pounds(sum(pence))
  if (/ each/.test(text)) return pounds(Number(/\d+/.exec(text)?.[0]) * first)
  if (/change/.test(text)) return pounds(first - sum(others))
  if (/^How many (?:pence|cents)/.test(text)) return `${first}`
  if (/^Write/.test(text)) return pounds(Number(/\d+/.exec(text)?.[0]))
  const coin = coinsIn(text.replace('How many ', '1 '))
  return coin > 0 ? `${(pence.at(-1) ?? 0) / coin}` : undefined
}

testKind(moneyQuestions, { oracle })
