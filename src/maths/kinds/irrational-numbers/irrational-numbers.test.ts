import { floor, sqrt } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { irrationalNumbers } from './index.ts'

testKind(irrationalNumbers, {
  oracle(question) {
    if (question.includes('Between')) {
      const low = floor(Number(sqrt(Number(question.match(/\d+/)?.[0]))))
      return `${low} and ${low + 1}`
    }
    return [...question.matchAll(/√(\d+)/g)].find(([, under]) => Number(sqrt(Number(under))) % 1 !== 0)?.[0]
  },
})
