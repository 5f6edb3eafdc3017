import { combinations, factorial, permutations } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { arrangements } from './index.ts'

testKind(arrangements, {
  questions: 200,
  oracle(question) {
    const [first = 0, second = 0, third = 1] = (question.match(/\d+/g) ?? []).map(Number)
    if (/Evaluate/.test(question) || /can \$\d+\$ books/.test(question)) return String(factorial(first))
    if (/chosen/.test(question)) return String(combinations(second, first))
    return String(/meals/.test(question) ? first * second * third : permutations(second, first))
  },
})
