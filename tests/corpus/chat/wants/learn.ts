import type { KeptClasses } from '#tutor/classes/network.ts'
import { featuresOf } from '#tutor/wants/features.ts'
import { WANTS } from '#tutor/wants/wants.ts'
import { learn } from '../learning/learn.ts'
import { type Example, hashOf } from './corpus.ts'

/** Learns to tell from its words what a message wants; the same examples give the same net. */
export const learnWants = (examples: readonly Example[]): KeptClasses =>
  learn(
    examples.map(({ text, isOpen, want }) => ({ features: featuresOf(text, isOpen), is: want })),
    { classes: WANTS, corpus: hashOf(examples) },
  )
