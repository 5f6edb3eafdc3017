import { arithmeticKind } from '../by-lines/kind.ts'
import { topics } from '../by-lines/topics.ts'
import { readConvert } from './read.ts'

/** `Write 3/4 as a decimal`. */
export const formChange = arithmeticKind({
  name: 'convert',
  topics: [topics.converting, topics.mixedNumbers],
  triggers: /\b(?:as|to|into|in|percent|percentage|decimal|fraction)\b/,
  read: readConvert,
})
