import { FREQUENT_QUESTIONS } from '#maths/language/en/faq/index.ts'
import { type KeptClasses, NONE } from '#tutor/classes/network.ts'
import { questionFeatures } from '#tutor/faq/features.ts'
import { learn } from '../learning/learn.ts'
import { type Asked, hashOf } from './corpus.ts'

/** Learns to tell which of the frequent questions a message asks; the same examples give the same net. */
export const learnQuestions = (examples: readonly Asked[]): KeptClasses =>
  learn(
    examples.map(({ id, text }) => ({ features: questionFeatures(text), is: id })),
    {
      classes: [NONE, ...FREQUENT_QUESTIONS.map(({ id }) => id)],
      corpus: hashOf(examples),
      size: 64,
      rounds: 12,
      softness: 0.1,
    },
  )
