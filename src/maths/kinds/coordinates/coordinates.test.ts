import { distance, evaluate, simplifyConstant } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { coordinates } from './index.ts'

/** The matrix of a move that leaves the origin where it is. */
function matrixOf(question: string): [number, number][] | undefined {
  const [, factor] = /scale factor \$(\d)\$/.exec(question) ?? []
  if (factor)
    return [
      [Number(factor), 0],
      [0, Number(factor)],
    ]
  const [, angle] = /rotated (\d+)°/.exec(question) ?? []
  if (angle) {
    const [sine, cosine] = [Math.sin, Math.cos].map(of => Math.round(of((Number(angle) * Math.PI) / 180)))
    return [
      [cosine ?? 0, -(sine ?? 0)],
      [sine ?? 0, cosine ?? 0],
    ]
  }
  if (!/reflected/.test(question)) return undefined
  return /x-axis/.test(question)
    ? [
        [1, 0],
        [0, -1],
      ]
    : [
        [-1, 0],
        [0, 1],
      ]
}

/** What mathjs makes of the numbers in the question. */
function oracle(question: string): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = (question.match(/-?\d+/g) ?? []).map(Number)
  if (/through/.test(question)) return simplifyConstant(`(${d} - ${b}) / (${c} - ${a})`).toString()
  if (/quadrant/.test(question))
    return ['third', 'second', 'fourth', 'first'][(a > 0 ? 2 : 0) + (b > 0 ? 1 : 0)]
  if (/corner/.test(question)) return `(${e}, ${b})`
  const moved = matrixOf(question)
  if (moved) return `(${moved.map(([p, q]) => p * a + q * b).join(', ')})`
  if (/translated/.test(question)) {
    const [, to = 0, way = ''] = /(\d+) units (right|left)/.exec(question) ?? []
    const [, far = 0, up = ''] = /(\d+) units (up|down)/.exec(question) ?? []
    return `(${a + Number(to) * (way === 'left' ? -1 : 1)}, ${b + Number(far) * (up === 'down' ? -1 : 1)})`
  }
  if (/midpoint/.test(question)) return `(${(a + c) / 2}, ${(b + d) / 2})`
  if (/distance/.test(question)) return Number(distance([a, b], [c, d])).toFixed(4)
  const [, right = ''] = /= (.+)\$/.exec(question) ?? []
  const crossing = evaluate(right, { x: 0 })
  return String(/intercept/.test(question) ? crossing : evaluate(right, { x: 1 }) - crossing)
}

testKind(coordinates, { questions: 120, oracle })
