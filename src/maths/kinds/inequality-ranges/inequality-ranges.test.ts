import { testKind } from '#support/maths/kind-kit.ts'
import { inequalityRanges } from './index.ts'

/** By trying every whole number; the ends of what is made are whole. */
testKind(inequalityRanges, {
  questions: 150,
  oracle(question) {
    const [, a, first, maths = '', second, b] =
      /\$(-?\d+) (<|\\leq ) (.+?) (<|\\leq ) (-?\d+)\$/.exec(question) ?? []
    const [, slope = '1', offset = '0'] = /^(\d*)[xn](?: \+ (\d+))?$/.exec(maths) ?? []
    const value = (at: number) => Number(slope || 1) * at + Number(offset)
    const [low, high] = [Number(a), Number(b)]
    const isAbove = (at: number) => (first === '<' ? value(at) > low : value(at) >= low)
    const isBelow = (at: number) => (second === '<' ? value(at) < high : value(at) <= high)
    const fits = Array.from({ length: 60 }, (_, at) => at - 30).filter(at => isAbove(at) && isBelow(at))
    if (question.startsWith('List')) return fits.join(', ')
    const [from = 0, to = 0] = [fits[0], fits.at(-1)]
    const start = first === '<' ? `${from - 1} < x` : `${from} <= x`
    return second === '<' ? `${start} < ${to + 1}` : `${start} <= ${to}`
  },
})
