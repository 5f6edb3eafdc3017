import { evaluate } from 'mathjs'
import { expect, it } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { shapeMeasures } from './index.ts'

/** Formulas as they stand in a book of tables; `a`, `b`, `c` are the numbers of the question in their order. */
const FORMULAS: [RegExp, string][] = [
  [/circumference of a circle with radius/, 'pi * 2a'],
  [/circumference of a circle with diameter/, 'pi * a'],
  [/area of a circle with radius/, 'pi * a * a'],
  [/area of a circle with diameter/, 'pi * a * a / 4'],
  [/area of a semicircle/, 'pi * a * a / 2'],
  [/area of a parallelogram/, 'a * b'],
  [/area of a trapezium/, 'c * (a + b) / 2'],
  [/area of a (?:rhombus|kite)/, 'a * b / 2'],
  [/side length of a square with area/, 'sqrt(a)'],
  [/side length of a square with perimeter/, 'a / 4'],
  [/width of a rectangle/, 'a / b'],
  [/length of a rectangle/, '(a - 2b) / 2'],
  [/height of a cuboid/, 'a / b / c'],
  [/volume of a cube /, 'a ^ 3'],
  [/volume of a cuboid/, 'a * b * c'],
  [/surface area of a cube /, '6 * a ^ 2'],
  [/surface area of a cuboid/, '2a*b + 2b*c + 2a*c'],
  [/volume of a cylinder/, 'pi * a^2 * b'],
  [/volume of a cone/, 'pi * a^2 * b / 3'],
  [/volume of a sphere/, '4/3 * pi * a^3'],
  [/volume of a pyramid/, 'a * b / 3'],
]

function oracle(question: string): string | undefined {
  const formula = FORMULAS.find(([pattern]) => pattern.test(question))?.[1]
  const [a, b, c] = [...question.matchAll(/\$(\d+)\$/g)].map(([, digits]) => Number(digits))
  if (!formula || a === undefined) return undefined
  const value: number = evaluate(formula.replace(/^pi \* |(?<=\* )pi \* /, ''), { a, b, c })
  return `${Number(value.toPrecision(10))}${formula.includes('pi') ? 'π' : ''}`
}

testKind(shapeMeasures, { oracle, questions: 200 })

it.each([
  [
    'Find the circumference of a circle with diameter 8 cm to 1 decimal place.',
    '12.6 cm',
    'Half of the length',
  ],
  ['The perimeter of a square is 36 cm. What is its area?', '9 cm²', 'Stopped at the side'],
  ['The perimeter of a square is 36 cm. What is its area?', '1296 cm²', 'Perimeter squared'],
  ['Find the surface area of a cube with sides of 4 cm', '16 cm²', 'One face'],
  ['Find the volume of a cone with radius 3 in and height 7 in in terms of π', '14π', 'Radius doubled'],
])('names what is behind a wrong measure of: %s = %s', (question, answer, name) => {
  const [marked] = markAnswer(question, answer)?.marked ?? []
  expect(marked?.explanations.map(each => each.name).join()).toContain(name)
})

it.each([
  'A circular path has an inner radius of 5 m and an outer radius of 6 m. Find its area.',
  'A square room is 4 m wide and 3 m high. Find its volume.',
  'A rectangular room is 5 m long, 4 m wide and 3 m high. What is the area of the floor?',
])('takes no thing for the shape that only a part of it has: %s', question => {
  expect(readQuestions(question)).toBeUndefined()
})
