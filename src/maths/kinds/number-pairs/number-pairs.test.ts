import { subtract } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { numberPairs } from './index.ts'

/** Every pair of small whole numbers is tried until one fits. */
function pairOf(question: string): [number, number] {
  const told = (pattern: RegExp) => Number(pattern.exec(question.replaceAll('{,}', ''))?.[1] ?? Number.NaN)
  const [sum, difference] = [told(/sum of \$(\d+)/), told(/difference of \$(\d+)/)]
  const [product, times] = [told(/product of \$(\d+)/), told(/is \$(\d+)\$ times/)]
  const isFit = (wanted: number, found: number) => Number.isNaN(wanted) || wanted === found
  for (let larger = 1; larger < 2_000; larger++) {
    for (let smaller = 1; smaller < larger; smaller++) {
      const own =
        isFit(sum, larger + smaller) &&
        isFit(difference, subtract(larger, smaller)) &&
        isFit(product, larger * smaller) &&
        isFit(times, larger / smaller)
      if (own) return [larger, smaller]
    }
  }
  return [Number.NaN, Number.NaN]
}

testKind(numberPairs, {
  oracle(question) {
    const [larger, smaller] = pairOf(question)
    if (question.includes('Find the larger')) return String(larger)
    return question.includes('Find the smaller') ? String(smaller) : `${larger}, ${smaller}`
  },
})
