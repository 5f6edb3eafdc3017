import { cos, hypot, sin, sqrt } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { pythagoras } from './index.ts'

const RADIANS = Math.PI / 180

function oracle(question: string): string | undefined {
  const angle =
    /\$(\d+)\^\\circ\$ and the (?<one>hypotenuse|side opposite|side adjacent).*\$(\d+)\$.*Find the (?<other>[a-z]+ ?(?:opposite|adjacent)?)/.exec(
      question,
    )
  if (angle) {
    const [, degrees = 0, one = '', length = 0, other = ''] = angle
    const at = Number(degrees) * RADIANS
    const long = { hypotenuse: 1, opposite: sin(at), adjacent: cos(at) }
    const sideOf = (name: string) =>
      /opposite/.test(name) ? long.opposite : /adjacent/.test(name) ? long.adjacent : 1
    return ((Number(length) / sideOf(one)) * sideOf(other)).toFixed(1)
  }
  if (/Find the size/.test(question)) return undefined
  const [a = 0, b = 0] = [...question.matchAll(/\$([\d.]+)\$/g)].map(([, number]) => Number(number))
  if (/the hypotenuse/.test(question)) return hypot(a, b).toFixed(/decimal/.test(question) ? 1 : 0)
  return String(sqrt(a * a - b * b))
}

testKind(pythagoras, { oracle, questions: 150 })
