import { arithmeticKind } from '../by-lines/kind.ts'
import { topics } from '../by-lines/topics.ts'
import { readSimplify } from './read.ts'

/** `Simplify 6/8`. */
export const simplestForm = arithmeticKind({
  name: 'simplify',
  topics: [topics.simplifying],
  triggers: /\b(?:simpl|reduce|cancel|lowest)/,
  read: readSimplify,
})
