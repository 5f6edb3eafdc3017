import { evaluate } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
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
