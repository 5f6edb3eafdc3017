import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { straightLines } from './index.ts'

/** As slope and a point, put together anew. */
testKind(straightLines, {
  questions: 120,
  oracle(question) {
    const points = [...question.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = points
    const [, slope, crossing] = /slope \$(-?\d+)\$(?: and y-intercept \$(-?\d+)\$)?/.exec(question) ?? []
    if (crossing) return `y = ${slope}x + ${crossing}`
    if (slope) return `y - (${b}) = ${slope}(x - (${a}))`
    const [, steep] = /perpendicular to \$y = (\d+)x/.exec(question) ?? []
    if (steep) return `x + ${steep}y = ${evaluate(`${a} + ${steep} * ${b}`)}`
    return `(y - (${b})) * ${c - a} = (x - (${a})) * ${d - b}`
  },
})
