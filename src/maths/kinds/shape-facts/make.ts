import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type Family, SAID } from './names.ts'
import type { ShapeFactQuestion, ShapeFactTask } from './question.ts'

const SOLIDS = [
  'cube',
  'cuboid',
  'triangular prism',
  'pentagonal prism',
  'hexagonal prism',
  'octagonal prism',
  'square pyramid',
  'pentagonal pyramid',
  'hexagonal pyramid',
  'octagonal pyramid',
] as const
const SOLID_NAMES = ['cube', 'cuboid', 'triangular prism', 'square pyramid', 'tetrahedron'] as const
const QUADRILATERALS = ['square', 'rhombus', 'trapezium'] as const
const PARTS = ['faces', 'edges', 'vertices'] as const
const SYMMETRIC = ['square', 'rectangle', 'rhombus', 'parallelogram', 'equilateral triangle'] as const
const SYMMETRIES = ['lines of symmetry', 'order of rotational symmetry'] as const
const NOUNS: Readonly<Record<Family, string>> = {
  polygon: 'polygon',
  'triangle by sides': 'triangle',
  'triangle by angles': 'triangle',
  quadrilateral: 'quadrilateral',
  solid: '3D shape',
}

/** A question about parts or names of shapes; more often about symmetry from grade 4 on. */
export function makeShapeFact(random: Random, grade: number): ShapeFactQuestion {
  const early = [
    () => ({ task: 'count', shape: pick(random, SOLIDS), count: pick(random, PARTS) }),
    () => ({ task: 'polygon', sides: between(random, 3, 12) }),
    () => ({ task: 'name', family: 'quadrilateral', name: pick(random, QUADRILATERALS) }),
    () => ({ task: 'name', family: 'solid', name: pick(random, SOLID_NAMES) }),
  ] as const satisfies (() => ShapeFactTask)[]
  const symmetry = (): ShapeFactTask => ({
    task: 'count',
    shape: pick(random, SYMMETRIC),
    count: pick(random, SYMMETRIES),
  })
  const task = pick<() => ShapeFactTask>(
    random,
    grade < 4 ? [...early, symmetry] : [...early, symmetry, symmetry],
  )
  return { kind: 'shape fact', text: '', ...task() }
}

export function writeShapeFact(question: ShapeFactQuestion): string {
  switch (question.task) {
    case 'count': {
      const { count } = question
      const shape = question.shape.replace(/\d+/, digits => inline(digits))
      const article = /^[aeiou]/.test(shape) ? 'an' : 'a'
      return count === 'order of rotational symmetry'
        ? `What is the ${count} of ${article} ${shape}?`
        : `How many ${count} does ${article} ${shape} have?`
    }
    case 'polygon':
      return `What is a polygon with ${inline(String(question.sides))} sides called?`
    case 'name': {
      const noun = NOUNS[question.family]
      return `What do you call a ${noun} with ${SAID[question.name]?.replace(/\d+/g, digits => inline(digits))}?`
    }
    case 'triangle': {
      const { of, sizes } = question
      const [first = '', second = '', third = ''] = sizes.map(each =>
        inline(`${valueLatex(each, true)}${of === 'angles' ? '^\\circ' : ''}`),
      )
      const by = question.family === 'triangle by sides' ? 'sides' : 'angles'
      return `Classify a triangle with ${of} ${first}, ${second} and ${third} by its ${by}.`
    }
  }
}
