import { arithmeticKind } from '../by-lines/kind.ts'
import { topics } from '../by-lines/topics.ts'
import { roundingByHand } from './by-hand.ts'
import { readRound } from './read.ts'

/** `Round 3.456 to 2 decimal places`. */
export const rounding = arithmeticKind({
  name: 'round',
  topics: [topics.rounding],
  triggers:
    /\b(?:round|nearest|places?|decimals?|d\.? ?ps?|figs?|figures?|digits?|s\.? ?fs?|whole|integer)\b|\d(?:dp|sf)/,
  read: readRound,
  byHand: roundingByHand,
})
