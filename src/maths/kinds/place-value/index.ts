import { defineKind } from '../by-value/define-kind.ts'
import { makePlaceValue, writePlaceValue } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { PlaceValueQuestion } from './question.ts'
import { readPlaceValue, triggers } from './read.ts'
import { solvePlaceValue } from './solve.ts'
import { topics } from './topics.ts'

/** Digits and what they are worth, numbers in words and in figures, expanded form. */
export const placeValue = defineKind<PlaceValueQuestion>({
  name: 'place value',
  topics: [topics.digits, topics.written],
  triggers,
  read: readPlaceValue,
  topicOf: ({ task }) =>
    task === 'digit at place' || task === 'value of digit' || task === 'place of digit'
      ? topics.digits
      : topics.written,
  solve: solvePlaceValue,
  write: writePlaceValue,
  make: makePlaceValue,
  misconceptions,
})
