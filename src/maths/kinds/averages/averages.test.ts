import { mean, median, mode, sum } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { averages } from './index.ts'

const numbersIn = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

function oracle(question: string): string | undefined {
  const numbers = numbersIn(question)
  if (/and \$x\$/.test(question)) {
    const known = numbers.slice(0, -1)
    return String((numbers.at(-1) ?? 0) * (known.length + 1) - sum(known))
  }
  if (/sum of the numbers/.test(question)) return String((numbers[0] ?? 0) * (numbers[1] ?? 0))
  if (/deviation/.test(question)) {
    const middle = mean(numbers)
    return String(mean(numbers.map(each => Math.abs(each - middle))))
  }
  if (/quartile/.test(question)) {
    const sorted = [...numbers].sort((a, b) => a - b)
    const half = Math.floor(sorted.length / 2)
    const [low, high] = [median(sorted.slice(0, half)), median(sorted.slice(-half))]
    return String(/lower/.test(question) ? low : /upper/.test(question) ? high : high - low)
  }
  if (/grouped/.test(question)) {
    const groups = [...question.matchAll(/(\d+) < x \\le (\d+)\$ frequency \$(\d+)/g)].map(group =>
      group.slice(1).map(Number),
    )
    const all = groups.flatMap(([low = 0, high = 0, count = 0]) =>
      Array.from({ length: count }, () => (low + high) / 2),
    )
    return String(mean(all))
  }
  if (/median/.test(question)) return String(median(numbers))
  if (/mode/.test(question)) return mode(numbers).join(' and ')
  if (/range/.test(question)) return String(Math.max(...numbers) - Math.min(...numbers))
  return String(mean(numbers))
}

testKind(averages, { oracle })
