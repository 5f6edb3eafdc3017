import { arithmeticKind } from '../arithmetic/kind.ts'
import { topics } from '../arithmetic/topics.ts'
import { readSimplify } from './read.ts'

/** `Simplify 6/8`. */
export const simplestForm = arithmeticKind({
  name: 'simplify',
  topics: [topics.simplifying],
  triggers: /\b(?:simpl|reduce|cancel|lowest)/,
  read: readSimplify,
})
