import { testKind } from '#support/maths/kind-kit.ts'
import { angles } from './index.ts'

/** Turns a turtle at each corner, and fills up wholes one degree at a time. */
function oracle(question: string): string | undefined {
  const numbers = (question.match(/\d+/g) ?? []).map(Number)
  const [first = 0] = numbers
  const left = (whole: number) => {
    let degrees = 0
    for (let sum = numbers.reduce((a, b) => a + b, 0); sum < whole; sum++) degrees++
    return String(degrees)
  }
  if (/complement/.test(question)) return left(90)
  if (/supplement|triangle with angles/.test(question)) return left(180)
  if (/quadrilateral/.test(question)) return left(360)
  if (/sum of the interior/.test(question))
    return String(Array.from({ length: first - 2 }, () => 180).reduce((a, b) => a + b, 0))
  if (/exterior angle of/.test(question)) return `${360 / first}°`
  if (/exterior angle is/.test(question)) {
    let sides = 0
    for (let turned = 0; turned < 360; turned += first) sides++
    return String(sides)
  }
  if (/type/.test(question) && first % 90 !== 0)
    return first < 90 ? 'acute' : first < 180 ? 'obtuse' : 'reflex'
  return undefined
}

testKind(angles, { oracle, questions: 200 })
