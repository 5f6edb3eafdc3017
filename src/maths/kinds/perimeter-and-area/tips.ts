import type { Topic } from '../../domain/topic.ts'
import type { ShapeQuestion } from './question.ts'

/** Rows of squares fit a rectangle; a triangle is seen in the one around it. */
export const tipsOfShape = ({ shape, measure }: ShapeQuestion): Topic['tips'] | undefined =>
  measure === 'area' && shape === 'triangle'
    ? [
        'Draw the rectangle around it, as wide and as high. How much of it does the triangle fill?',
        'Multiply the base by the height. A triangle is half of the rectangle around it.',
      ]
    : measure === 'area'
      ? [
          'How many squares of one unit fit along one side, and how many rows are there?',
          shape === 'square'
            ? 'All sides of a square are of one length. Multiply the side by itself.'
            : 'Multiply the length by the width.',
        ]
      : undefined
