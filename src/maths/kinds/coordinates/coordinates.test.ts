import { distance, evaluate, simplifyConstant } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { coordinates } from './index.ts'

/** What mathjs makes of the numbers in the question. */
function oracle(question: string): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = (question.match(/-?\d+/g) ?? []).map(Number)
  if (/through/.test(question)) return simplifyConstant(`(${d} - ${b}) / (${c} - ${a})`).toString()
  if (/quadrant/.test(question))
    return ['third', 'second', 'fourth', 'first'][(a > 0 ? 2 : 0) + (b > 0 ? 1 : 0)]
  if (/reflected/.test(question)) {
    const mirror = /x-axis/.test(question) ? [1, 0, 0, -1] : [-1, 0, 0, 1]
    const [p = 0, q = 0, r = 0, s = 0] = mirror
    return `(${p * a + q * b}, ${r * a + s * b})`
  }
  if (/midpoint/.test(question)) return `(${(a + c) / 2}, ${(b + d) / 2})`
  if (/distance/.test(question)) return Number(distance([a, b], [c, d])).toFixed(4)
  const [, right = ''] = /= (.+)\$/.exec(question) ?? []
  const crossing = evaluate(right, { x: 0 })
  return String(/intercept/.test(question) ? crossing : evaluate(right, { x: 1 }) - crossing)
}

testKind(coordinates, { questions: 120, oracle })
