import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { comparedCalculations } from './index.ts'

testKind(comparedCalculations, {
  oracle(question) {
    const sides = [...question.matchAll(/\$([^$]+)\$/g)].map(([, side = '']) => side)
    const values = sides.map(side =>
      Number(evaluate(side.replaceAll('\\times', '*').replaceAll('\\div', '/'))),
    )
    const best = question.includes('largest') ? Math.max(...values) : Math.min(...values)
    return sides[values.indexOf(best)]
  },
})
