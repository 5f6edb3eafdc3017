import { expect, it } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { shapeFacts } from './index.ts'

const NAMES = 'triangle quadrilateral pentagon hexagon heptagon octagon nonagon decagon hendecagon dodecagon'
/** Corners of the base by the beginning of the name. */
const BASES: [RegExp, number][] = [
  [/triang/, 3],
  [/cub|square/, 4],
  [/pentagon/, 5],
  [/hexagon/, 6],
  [/octagon/, 8],
]
/** Corners in their order around the middle. */
const CORNERS: [RegExp, number[][]][] = [
  [/equilateral/, turned(3)],
  [/square/, turned(4)],
  [
    /rectangle/,
    [
      [2, 1],
      [-2, 1],
      [-2, -1],
      [2, -1],
    ],
  ],
  [
    /rhombus/,
    [
      [2, 0],
      [0, 1],
      [-2, 0],
      [0, -1],
    ],
  ],
  [
    /parallelogram/,
    [
      [3, 1],
      [-1, 1],
      [-3, -1],
      [1, -1],
    ],
  ],
]

function turned(corners: number): number[][] {
  return Array.from({ length: corners }, (_, at) => (2 * Math.PI * at) / corners).map(angle => [
    Math.cos(angle),
    Math.sin(angle),
  ])
}

/** Turns and mirrors the corners, and counts how often they fall onto themselves. */
function fits(corners: number[][], isMirrored: boolean): number {
  const isFit = (moved: number[][]) =>
    moved.every(([x = 0, y = 0]) =>
      corners.some(([a = 0, b = 0]) => Math.abs(a - x) < 1e-9 && Math.abs(b - y) < 1e-9),
    )
  return Array.from({ length: 360 }, (_, degrees) => (degrees * Math.PI) / 180).filter(angle => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return isFit(
      corners.map(([x = 0, y = 0]) =>
        isMirrored ? [c * x + s * y, s * x - c * y] : [c * x - s * y, s * x + c * y],
      ),
    )
  }).length
}

/** A prism is its base twice and the walls between, a pyramid its base and a tip; Euler's rule gives the edges. */
function oracle(question: string): string | undefined {
  const sides = /polygon with \$(\d+)\$ sides/.exec(question)?.[1]
  if (sides) return NAMES.split(' ')[Number(sides) - 3]
  if (question.includes('symmetry')) {
    const corners = CORNERS.find(([pattern]) => pattern.test(question))?.[1]
    return corners && String(fits(corners, question.includes('lines')))
  }
  if (question.includes('call ')) return undefined
  const base = BASES.find(([pattern]) => pattern.test(question))?.[1] ?? 0
  const isPyramid = question.includes('pyramid')
  const faces = base + (isPyramid ? 1 : 2)
  const vertices = isPyramid ? base + 1 : 2 * base
  if (question.includes('faces')) return String(faces)
  return String(question.includes('vertices') ? vertices : faces + vertices - 2)
}

testKind(shapeFacts, { oracle, questions: 100 })

it.each([
  ['How many sides does a hexagon have?', '8', 'Hexagon and octagon'],
  ['How many sides does a hexagon have?', '5', 'Next polygon'],
  ['How many edges does a triangular prism have?', '6', 'Edges and corners'],
  ['What do you call a quadrilateral with exactly one pair of parallel sides?', 'kite', 'Kite for'],
])('names what is behind a wrong answer to: %s', (question, answer, name) => {
  const [marked] = markAnswer(question, answer)?.marked ?? []
  expect(marked?.explanations.map(each => each.name).join()).toContain(name)
})

it.each([
  'How many lines of symmetry does a rectangle have if it is not blue?',
  'How many lines of symmetry does a parallelogram have if it is not a square?',
  'I am a quadrilateral. What shape am I?',
  'I am a triangle with no equal sides. I have a right angle. What am I?',
])('does not guess at a shape that is told of in other words: %s', question => {
  expect(readQuestions(question)).toBeUndefined()
})
