import { defineKind } from '../by-value/define-kind.ts'
import { makeRate, writeRate } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { RateQuestion } from './question.ts'
import { readRate, triggers } from './read.ts'
import { solveRate } from './solve.ts'
import { topics } from './topics.ts'

/** Speed, distance and time; density, mass and volume. */
export const rates = defineKind<RateQuestion>({
  name: 'rate',
  topics: [topics.speed, topics.density],
  triggers,
  heeds: ['rounding'],
  read: readRate,
  topicOf: ({ of }) => topics[of === 'speed' ? 'speed' : 'density'],
  solve: solveRate,
  write: writeRate,
  make: makeRate,
  misconceptions,
})
