import { inline } from '../../arithmetic/show.ts'
import { counted } from '../../values/counted.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { nameValue } from './names.ts'
import type { ShapeFactQuestion } from './question.ts'
import { type Count, countsOf, POLYGON_NAMES } from './shapes.ts'

/** What a child may write behind the number. */
const NAMES: Readonly<Record<Count, readonly string[]>> = {
  sides: ['sides', 'straight sides', 'edges'],
  angles: ['angles', 'interior angles', 'corners'],
  faces: ['faces', 'flat faces', 'sides'],
  edges: ['edges', 'straight edges', 'sides'],
  vertices: ['vertices', 'corners', 'vertexes', 'points'],
  'lines of symmetry': ['lines of symmetry', 'lines', 'line of symmetry', 'line', 'axes of symmetry'],
  'order of rotational symmetry': ['times', 'fold'],
  diagonals: ['diagonals', 'diagonal', 'lines'],
  'right angles': ['right angles', 'right angle', 'angles'],
  'pairs of parallel sides': ['pairs', 'pair', 'pairs of parallel sides', 'pair of parallel sides'],
  'parallel sides': ['parallel sides', 'sides'],
}
const NONE = /^(?:it (?:has|hasn't)|there (?:is|are))? ?(?:none|no|not any|any|nothing)$/

/** A number of parts, in digits or words; none is none. */
export function countValue(number: number, count: Count): Value {
  const names = NAMES[count]
  const own = counted(number, names)
  const judge: Value['judge'] = said => {
    const plain = said.trim().toLowerCase().replace(/[.!]$/, '')
    const name = names.find(each => plain.endsWith(` ${each}`)) ?? ''
    const isNone = NONE.test(plain.slice(0, plain.length - name.length).trim())
    // Some say that a shape without rotational symmetry has none, others that its order is 1.
    if (isNone && count === 'order of rotational symmetry') return { verdict: 'unread' }
    return own.judge(isNone ? '0' : plain.replace(/^order (?:of )?(?=\S)/, ''))
  }
  const near = () =>
    [number - 1, number + 1, number + 2, number * 2, number - 2].flatMap(each =>
      each < 0 || each === number ? [] : [countValue(each, count)],
    )
  return { ...own, judge, near, ...(number === 0 ? { spellings: [...own.spellings, 'none'] } : {}) }
}

/** @throws RangeError for what can't be counted on it; only what can is read */
function countOf(shape: string, count: Count): number {
  const number = countsOf(shape)[count]
  if (number === undefined) throw new RangeError(`How many ${count} a ${shape} has is not known`)
  return number
}

export function answerTo(question: ShapeFactQuestion): Value {
  switch (question.task) {
    case 'count':
      return countValue(countOf(question.shape, question.count), question.count)
    case 'polygon':
      return nameValue('polygon', POLYGON_NAMES.get(question.sides) ?? '')
    default:
      return nameValue(question.family, question.name)
  }
}

const WORDS: Readonly<Record<ShapeFactQuestion['task'], string>> = {
  count: 'Picture the shape, or sketch it, and count them one by one:',
  polygon: 'Recall the names of the polygons by their number of sides:',
  name: 'Sketch a shape that fits, and recall what it is called:',
  triangle: 'Compare the sizes with each other, and recall what such a triangle is called:',
}

export function solveShapeFact(question: ShapeFactQuestion): Solved {
  const answer = answerTo(question)
  const choices = question.task === 'count' ? [] : answer.near(() => 0)
  return { answer, choices, steps: [valueStep(`${WORDS[question.task]} ${inline(`= ${answer.latex}`)}`)] }
}
