import { createHash } from 'node:crypto'
import { WANTS, type Want } from '#tutor/wants/wants.ts'
import { writtenIn } from '../learning/written.ts'
import { examplesOfTurns } from './from-turns.ts'

/** A message with what its writer wants by it. */
export interface Example {
  want: Want
  /** A question is on the table. */
  isOpen: boolean
  text: string
}

const isWant = (text: string | undefined): text is Want => (WANTS as readonly string[]).includes(text ?? '')

/** What each writer has written, by the name of the file. */
export const writers = writtenIn(
  import.meta.dirname,
  (want, open, text): Example | undefined =>
    isWant(want) && text && (open === 'open' || open === 'none')
      ? { want, isOpen: open === 'open', text }
      : undefined,
  'is no want, open or none, and a message.',
)

export const hashOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(examples.map(({ want, isOpen, text }) => `${want} ${isOpen} ${text}\n`).join(''))
    .digest('hex')

/** All that the product learns from. */
export const allExamples = (): Example[] => [...[...writers.values()].flat(), ...examplesOfTurns()]
