import { defineKind } from '../by-value/define-kind.ts'
import { makeTemperature, writeTemperature } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { TemperatureQuestion } from './question.ts'
import { readTemperature, triggers } from './read.ts'
import { solveTemperature } from './solve.ts'
import { tipsOfTemperature } from './tips.ts'
import { topics } from './topics.ts'

/** Celsius and Fahrenheit, rising and falling temperatures, and how far two are apart. */
export const temperatures = defineKind<TemperatureQuestion>({
  name: 'temperature',
  topics: [topics.changes, topics.scales],
  triggers,
  heeds: ['rounding'],
  read: readTemperature,
  topicOf: ({ task }) => (task === 'convert' ? topics.scales : topics.changes),
  tipsFor: tipsOfTemperature,
  solve: solveTemperature,
  write: writeTemperature,
  make: makeTemperature,
  misconceptions,
})
