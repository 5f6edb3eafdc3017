import { arithmeticKind } from '../by-lines/kind.ts'
import { topics } from '../by-lines/topics.ts'
import { calculationByHand } from './by-hand.ts'
import { isRepeatedIn, isWorkingOn } from './in-answers.ts'
import { readCalculation } from './read.ts'

const { comparing, converting, equations, rounding, simplifying, ...own } = topics

/** `What is 3/4 + 1/8?`, `15% of 80`, `Simplify 2^3 × 2^4`. */
export const calculation = arithmeticKind({
  name: 'calculate',
  topics: Object.values(own),
  triggers: /[^\s]/,
  heeds: ['form', 'isLowest', 'isSolve'],
  read: readCalculation,
  isWorkingOn,
  isRepeatedIn,
  byHand: calculationByHand,
})
