import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { nameValue } from './names.ts'
import type { ShapeFactQuestion } from './question.ts'
import { type Count, countsOf, POLYGON_NAMES } from './shapes.ts'
import { countValue } from './solve.ts'
import { topics } from './topics.ts'

/** What one part of a solid, or one symmetry, is taken for. */
const TAKEN_FOR: Partial<Record<Count, Count>> = { faces: 'vertices', vertices: 'faces', edges: 'faces' }
const COUNTED_FOR: Partial<Record<Count, Count>> = { faces: 'edges', vertices: 'edges', edges: 'vertices' }
/** Polygons whose names are often taken for each other's. */
const SOUNDS_LIKE = new Map([
  [6, 8],
  [8, 6],
])
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  square: 'rhombus',
  rhombus: 'square',
  trapezium: 'parallelogram',
  parallelogram: 'trapezium',
}

const partFor =
  (taken: typeof TAKEN_FOR) =>
  (question: ShapeFactQuestion): Value | undefined => {
    if (question.task !== 'count') return undefined
    const counts = countsOf(question.shape)
    const other = taken[question.count]
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

/** The name of another polygon, or how many sides another one has. */
function polygonFor(
  question: ShapeFactQuestion,
  other: (sides: number) => number | undefined,
  fewer = 0,
): Value | undefined {
  if (question.task === 'polygon') {
    const name = POLYGON_NAMES.get(other(question.sides) ?? 0)
    return name === undefined ? undefined : nameValue('polygon', name)
  }
  if (question.task !== 'count' || !['sides', 'angles', 'vertices'].includes(question.count)) return undefined
  const sides = countsOf(question.shape).sides
  const own = sides !== undefined && sides > 4 ? (fewer ? sides + fewer : other(sides)) : undefined
  return own === undefined ? undefined : countValue(own, question.count)
}

export const misconceptions: readonly ValueMisconception<ShapeFactQuestion>[] = [
  {
    id: 'parts-of-solids-mixed-up',
    name: 'Faces, edges and corners mixed up',
    topic: topics.parts,
    explanation: 'Another part was counted: faces are flat, edges are lines, and corners are points.',
    gap: 'Mixes up the faces, edges and corners of a solid.',
    predict: partFor(TAKEN_FOR),
  },
  {
    id: 'edges-and-corners-mixed-up',
    name: 'Edges and corners mixed up',
    topic: topics.parts,
    explanation: 'An edge is a line where two faces meet; a corner is the point where edges meet.',
    gap: 'Counts edges of a solid where something else is asked for, or corners for its edges.',
    predict: partFor(COUNTED_FOR),
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
    predict: question => polygonFor(question, sides => sides + 1, -1),
  },
  {
    id: 'hexagon-and-octagon',
    name: 'Hexagon and octagon mixed up',
    topic: topics.names,
    explanation: 'Hexa means six and octa means eight: think of the arms of an octopus.',
    gap: 'Mixes up the hexagon and the octagon.',
    predict: question => polygonFor(question, sides => SOUNDS_LIKE.get(sides)),
  },
  {
    id: 'kite-for-other-quadrilaterals',
    name: 'Kite for another quadrilateral',
    topic: topics.names,
    explanation:
      'A kite has two pairs of equal sides next to each other, and no sides that need be parallel.',
    gap: 'Takes a trapezoid or a parallelogram for a kite.',
    predict: question =>
      question.task === 'name' && ['trapezium', 'parallelogram'].includes(question.name)
        ? nameValue('quadrilateral', 'kite')
        : undefined,
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
