import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { lineFacts } from './index.ts'

testKind(lineFacts, {
  questions: 200,
  /** By putting numbers for x, the crossing found by trying. */
  oracle(question) {
    const [, right = ''] = /y = ([^$]+)\$/.exec(question) ?? []
    const at = (x: number): number => evaluate(right, { x })
    if (/gradient/.test(question)) return `m = ${at(1) - at(0)}, c = ${at(0)}`
    if (/y-axis/.test(question)) return `(0, ${at(0)})`
    for (let x = -9; x <= 9; x++) if (at(x) === 0) return `x = ${x}`
    return undefined
  },
})
