import { listenToAll } from './listen.ts'

/**
 * Whether the last that a child said was urgent: then nothing to learn is offered beside the words that it reads.
 * @param said the child's messages, oldest first
 */
export function isAfterDanger(said: readonly string[]): boolean {
  return listenToAll(said).at(-1)?.tier === 'urgent'
}
