import { add, bignumber, divide, subtract } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { bounds } from './index.ts'

testKind(bounds, {
  oracle(question) {
    const plain = question.replaceAll('{,}', '').replaceAll('$', '')
    const [number = '0', to = '1'] = plain.match(/\d+(?:\.\d+)?/g) ?? []
    const isPlaces = plain.includes('decimal place')
    const step = isPlaces ? `1e-${to}` : plain.includes('nearest whole') ? '1' : to
    const half = divide(bignumber(step), bignumber(2))
    if (/smallest|largest/.test(plain)) {
      const [by, whole] = [Number(number) / 2, Number(to)]
      return String(plain.includes('smallest') ? whole - by : whole + by - 1)
    }
    const [low, high] = [subtract(bignumber(number), half), add(bignumber(number), half)].map(String)
    if (plain.includes('error interval')) return `${low} ≤ x < ${high}`
    return plain.includes('lower bound') ? low : high
  },
})
