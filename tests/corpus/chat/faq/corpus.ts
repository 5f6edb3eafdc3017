import { createHash } from 'node:crypto'
import { FREQUENT_QUESTIONS } from '#maths/language/en/faq/index.ts'
import { NONE } from '#tutor/classes/network.ts'
import type { Want } from '#tutor/wants/wants.ts'
import { writtenIn } from '../learning/written.ts'
import { allExamples as wanted } from '../wants/corpus.ts'

/** A message, and the name of the question that it asks, or `none`. */
export interface Asked {
  id: string
  /** 1: with its topic on the table; 2: in other words; 3: while something else is on the table. */
  how: 1 | 2 | 3
  text: string
}

const ids = new Set([NONE, ...FREQUENT_QUESTIONS.map(({ id }) => id)])

/** What each writer has written, by the name of the file. */
export const writers = writtenIn(
  import.meta.dirname,
  (id = '', how = '', text): Asked | undefined =>
    ids.has(id) && /^[123]$/.test(how) && text ? { id, how: Number(how) as Asked['how'], text } : undefined,
  'is no question, 1 to 3, and a message.',
)

/** What may ask one of them without being written for it. */
const MAY_ASK = new Set<Want>(['why', 'method', 'meaning', 'otherway', 'when', 'check', 'claim', 'sure'])

/** As many as are needed beside those of one question. */
const EACH = 3

/** Messages that want something else. */
export const others: readonly Asked[] = wanted()
  .filter(({ want }, at) => !MAY_ASK.has(want) && at % EACH === 0)
  .map(({ text }) => ({ id: NONE, how: 1, text }))

export const hashOf = (examples: readonly Asked[]): string =>
  createHash('sha256')
    .update(examples.map(({ id, text }) => `${id} ${text}\n`).join(''))
    .digest('hex')

/** The questions as they stand, and with their answers, whose words are about the same. */
export const asWritten: readonly Asked[] = FREQUENT_QUESTIONS.flatMap(({ id, question, answer }) =>
  [question, `${question} ${answer}`].map(text => ({ id, how: 2 as const, text })),
)

/** All that the product learns from. */
export const allExamples = (): Asked[] => [...[...writers.values()].flat(), ...asWritten, ...others]
