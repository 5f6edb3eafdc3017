import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WANTS, type Want } from '#tutor/wants/wants.ts'
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
export const writers: ReadonlyMap<string, readonly Example[]> = new Map(
  readdirSync(import.meta.dirname)
    .filter(name => name.endsWith('.tsv'))
    .sort()
    .map(name => [name.replace('.tsv', ''), examplesIn(name)]),
)

function examplesIn(name: string): Example[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, at) => {
    const [want, open, text] = line.split('\t')
    if (!isWant(want) || !text || (open !== 'open' && open !== 'none'))
      throw new SyntaxError(`Line ${at + 1} of ${name} is no want, open or none, and a message.`)
    return { want, isOpen: open === 'open', text }
  })
}

export const hashOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(examples.map(({ want, isOpen, text }) => `${want} ${isOpen} ${text}\n`).join(''))
    .digest('hex')

/** All that the product learns from. */
export const allExamples = (): Example[] => [...[...writers.values()].flat(), ...examplesOfTurns()]
