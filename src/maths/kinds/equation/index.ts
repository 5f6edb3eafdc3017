import { arithmeticKind } from '../by-lines/kind.ts'
import { topics } from '../by-lines/topics.ts'
import { readEquation } from './read.ts'

/** `Solve 2x + 3 = 11`; linear in one unknown. */
export const equation = arithmeticKind({
  name: 'solve',
  topics: [topics.equations],
  triggers: /=|\bnumber\b/,
  heeds: ['form', 'isLowest', 'isSolve'],
  read: readEquation,
  isWorkingOn: (_, text, on) => on.kind === 'solve' && !/\bsolve\b/i.test(text),
})
