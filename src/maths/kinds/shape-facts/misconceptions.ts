import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { nameValue } from './names.ts'
import type { ShapeFactQuestion } from './question.ts'
import { type Count, countsOf, POLYGON_NAMES } from './shapes.ts'
import { countValue } from './solve.ts'
import { topics } from './topics.ts'

/** What one part of a solid, or one symmetry, is taken for. */
const TAKEN_FOR: Partial<Record<Count, Count>> = { faces: 'vertices', vertices: 'faces', edges: 'faces' }
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  square: 'rhombus',
  rhombus: 'square',
  trapezium: 'parallelogram',
  parallelogram: 'trapezium',
}

function partFor(question: ShapeFactQuestion): Value | undefined {
  if (question.task !== 'count') return undefined
  const counts = countsOf(question.shape)
  const other = TAKEN_FOR[question.count]
  const number = other && counts.faces !== undefined ? counts[other] : undefined
  return number === undefined ? undefined : countValue(number, question.count)
}

/** The lines through the corners are counted with the others: the diagonals of a rectangle, the sides of others. */
function symmetryFor(question: ShapeFactQuestion): Value | undefined {
  if (question.task !== 'count') return undefined
  const { sides } = countsOf(question.shape)
  const isSymmetry = /symmetry/.test(question.count)
  return isSymmetry && sides !== undefined ? countValue(sides, question.count) : undefined
}

export const misconceptions: readonly ValueMisconception<ShapeFactQuestion>[] = [
  {
    id: 'parts-of-solids-mixed-up',
    name: 'Faces, edges and corners mixed up',
    topic: topics.parts,
    explanation: 'Another part was counted: faces are flat, edges are lines, and corners are points.',
    gap: 'Mixes up the faces, edges and corners of a solid.',
    predict: partFor,
  },
  {
    id: 'symmetry-as-many-as-sides',
    name: 'As much symmetry as sides',
    topic: topics.symmetry,
    explanation:
      'Not every side brings a symmetry: fold or turn the shape in your mind, and see whether it fits onto itself.',
    gap: 'Takes it that a shape has as much symmetry as it has sides.',
    predict: symmetryFor,
  },
  {
    id: 'polygon-one-off',
    name: 'Next polygon named',
    topic: topics.names,
    explanation: 'That is the name for one side more; the beginning of the name tells the number.',
    gap: 'Names a polygon with one side too many.',
    predict(question) {
      const name = question.task === 'polygon' ? POLYGON_NAMES.get(question.sides + 1) : undefined
      return name === undefined ? undefined : nameValue('polygon', name)
    },
  },
  {
    id: 'quadrilaterals-mixed-up',
    name: 'A quadrilateral that looks like it',
    topic: topics.names,
    explanation: 'That shape looks like it, but check each thing that is said about sides and angles.',
    gap: 'Mixes up quadrilaterals that look alike.',
    predict(question) {
      const name = question.task === 'name' ? LOOKS_LIKE[question.name] : undefined
      return name === undefined ? undefined : nameValue('quadrilateral', name)
    },
  },
]
