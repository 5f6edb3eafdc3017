import { orWithout } from '../../engine/poison.ts'
import { exact } from '../engine.ts'
import type { WrongSum } from './wrong-sums.ts'

/**
 * The untrue sums in what an AI says; none where they can't be looked for in time.
 * @param quoted what the student has written itself, which may be repeated
 */
export function untrueSums(text: string, quoted: string): Promise<WrongSum[]> {
  return orWithout(exact.wrongSums(text, quoted), [])
}

/** For an AI that is asked again: our own words. */
export const factOf = (sums: readonly WrongSum[]) =>
  sums.map(({ calculation, said, result }) => `${calculation} is exactly ${result}, not ${said}.`).join(' ')

/** The right results in the place of the wrong ones, and a note above that everybody sees. */
export async function withTrueSums(text: string, quoted: string): Promise<string> {
  const sums = await untrueSums(text, quoted)
  if (sums.length === 0) return text
  const mended = await withResults(text, sums)
  const wrote = sums.map(
    ({ calculation, said, result }) => `${calculation} = ${said}, but exact arithmetic gives ${result}`,
  )
  return `> **Corrected by Stepwise:** the AI wrote ${wrote.join('; ')}.\n\n${mended}`
}

/** The same without the note, for a line in which there is no room for one. */
export async function mendSums(text: string, quoted: string): Promise<string> {
  return withResults(text, await untrueSums(text, quoted))
}

async function withResults(text: string, sums: WrongSum[]): Promise<string> {
  return sums.length === 0 ? text : orWithout(exact.withRightSums(text, sums), text)
}
