import { arithmeticKind } from '../by-lines/kind.ts'
import { topics } from '../by-lines/topics.ts'
import { comparisonByHand } from './by-hand.ts'
import { readCompare } from './read.ts'

/** `Which is larger: 0.4 or 0.35?` */
export const comparison = arithmeticKind({
  name: 'compare',
  topics: [topics.comparing],
  triggers: /\bwhich\b|(?:larg|bigg|great|high|small|low)e(?:r|st)\b|\b(?:least|maximum|minimum)\b/,
  read: readCompare,
  byHand: comparisonByHand,
})
