import { nthRoot, round, sqrt } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { roots } from './index.ts'

/** The biggest square in a number, by trying. */
function simplified(number: number): string {
  for (let root = Math.floor(Number(sqrt(number))); root > 1; root--) {
    if (number % (root * root) === 0) return `${root}√${number / (root * root)}`
  }
  return `√${number}`
}

testKind(roots, {
  oracle(question) {
    const number = Number(question.replaceAll('{,}', '').match(/\d+/)?.[0])
    if (/Simplify/.test(question)) return simplified(number)
    return String(round(Number(nthRoot(number, /cube/.test(question) ? 3 : 2)), 9))
  },
})
