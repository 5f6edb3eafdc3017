import type { Topic } from '../../domain/topic.ts'
import type { MeasureQuestion } from './question.ts'

/** Of a shape with equal sides its sides are counted; no formula is needed. */
export function tipsOfMeasure({ formula, text }: MeasureQuestion): Topic['tips'] | undefined {
  if (formula.topic !== 'missing' || formula.needs.length !== 1) return undefined
  const isOfSides = /square|rhombus|regular|equilateral/.test(formula.shape) || /\bsquare\b/i.test(text)
  const [need] = formula.needs
  if (!isOfSides || !need) return undefined
  if (/perimeter/.test(need))
    return [
      'How many sides does the shape have, and what do you know about how long they are?',
      'All of the sides together make the perimeter. Share it out fairly between them.',
    ]
  return /area/.test(need) && /square/.test(formula.shape)
    ? [
        'Both sides of a square are equal. Which number, multiplied by itself, gives the area?',
        'Try a number that you think is near: is its square too big or too small?',
      ]
    : undefined
}
