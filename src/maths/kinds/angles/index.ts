import { defineKind } from '../by-value/define-kind.ts'
import { makeAngle, writeAngle } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { AngleQuestion } from './question.ts'
import { readAngle, triggers } from './read.ts'
import { solveAngle } from './solve.ts'
import { tipsOfAngles } from './tips.ts'
import { topics } from './topics.ts'

/** Missing angles, angles of polygons and types of angles. */
export const angles = defineKind<AngleQuestion>({
  name: 'angle',
  topics: [topics.rest, topics.polygons, topics.types],
  triggers,
  heeds: ['rounding'],
  read: readAngle,
  topicOf({ task }) {
    if (task === 'type') return topics.types
    return ['rest', 'base angle', 'top angle', 'same', 'letter', 'same letter'].includes(task)
      ? topics.rest
      : topics.polygons
  },
  tipsFor: tipsOfAngles,
  solve: solveAngle,
  write: writeAngle,
  make: makeAngle,
  misconceptions,
})
