import type { Topic } from '../../domain/topic.ts'
import type { MeasureQuestion } from './question.ts'

/** Hints for the formula of a question: a trapezium is no half of a rectangle, and no area is cut up for a way round. */
export function tipsOfMeasure(question: MeasureQuestion): Topic['tips'] | undefined {
  const { topic } = question.formula
  if (topic === 'missing') return ofMissing(question)
  return topic === 'flat' ? ofFlat(question) : undefined
}

const ROUND: Topic['tips'] = [
  'Walk once round it in your mind. Which sides do you pass, and which of them are equally long?',
  'Write a length on every side, also on those that are not given. Then add them all.',
]
const SLID: Topic['tips'] = [
  'Could you cut a piece off and put it elsewhere, so that a rectangle comes out?',
  'The rectangle that comes out has the same base and the same height. How many squares cover it?',
]
const HALVED: Topic['tips'] = [
  'Sketch the rectangle around it, as wide and as high as its diagonals. How much of it is filled?',
  'Multiply the two diagonals for that rectangle. The shape fills half of it.',
]
const LEVELLED: Topic['tips'] = [
  'Could you cut a piece off and put it elsewhere, so that a rectangle comes out?',
  'A rectangle of the same height is as wide as the middle of both parallel sides: add them and halve. Then multiply by the height.',
]

function ofFlat({ formula: { shape, measure, needs } }: MeasureQuestion): Topic['tips'] {
  if (measure === 'perimeter') return ROUND
  if (shape === 'trapezium') return LEVELLED
  return needs.every(each => each === 'diagonal') ? HALVED : SLID
}

/** Of a shape with equal sides its sides are counted, of a rectangle its two pairs; else its formula is undone. */
function ofMissing({ formula, text }: MeasureQuestion): Topic['tips'] | undefined {
  const { shape, needs } = formula
  if (shape === 'rectangle' && needs[0] === 'perimeter')
    return [
      'Walk round it: which two lengths do you pass, and how often each?',
      'Half of the way round is one long and one short side together. What is left for the side that you don’t know?',
    ]
  if (needs.length !== 1) return undefined
  const isOfSides = /square|rhombus|regular|equilateral/.test(shape) || /\bsquare\b/i.test(text)
  const [need] = needs
  if (!isOfSides || !need) return undefined
  if (/perimeter/.test(need))
    return [
      'How many sides does the shape have, and what do you know about how long they are?',
      'All of the sides together make the perimeter. Share it out fairly between them.',
    ]
  return /area/.test(need) && /square/.test(shape)
    ? [
        'Both sides of a square are equal. Which number, multiplied by itself, gives the area?',
        'Try a number that you think is near: is its square too big or too small?',
      ]
    : undefined
}
