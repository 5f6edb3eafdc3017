import { hypot, sqrt } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { pythagoras } from './index.ts'

function oracle(question: string): string | undefined {
  const [a = 0, b = 0] = [...question.matchAll(/\$([\d.]+)\$/g)].map(([, number]) => Number(number))
  if (/the hypotenuse/.test(question)) return hypot(a, b).toFixed(/decimal/.test(question) ? 1 : 0)
  return String(sqrt(a * a - b * b))
}

testKind(pythagoras, { oracle, questions: 150 })
