import type { ByHand } from '../by-hand.ts'
import type { ShapeFactQuestion } from './question.ts'
import { POLYGON_NAMES } from './shapes.ts'
import { answerTo } from './solve.ts'

/** So many shapes stand side by side. */
const SHOWN = 4
const [LEAST_SIDES, MOST_SIDES] = [3, 12]

/** Drawn shapes to choose from, where a name is asked for. */
export function shapeByHand(question: ShapeFactQuestion): ByHand | undefined {
  if (question.task === 'count') return undefined
  const names = question.task === 'polygon' ? polygonsAround(question.sides) : namesOf(question)
  const isAngled = question.task === 'triangle' || names.some(name => name === 'scalene' || name === 'acute')
  return {
    tool: 'choose',
    options: names.map(name => ({ text: name, shown: name, shape: isAngled ? `${name} triangle` : name })),
  }
}

/** Polygons next to each other, the asked one at any place among them. */
function polygonsAround(sides: number): string[] {
  const first = Math.max(LEAST_SIDES, Math.min(MOST_SIDES - SHOWN + 1, sides - (sides % SHOWN)))
  return [...POLYGON_NAMES].flatMap(([own, name]) => (own >= first && own < first + SHOWN ? [name] : []))
}

/** All names of the family, in an order that tells nothing. */
function namesOf(question: ShapeFactQuestion): string[] {
  const answer = answerTo(question)
  const names = [answer, ...answer.near(() => 0)].map(({ text }) => text)
  return [...new Set(names)].sort()
}
