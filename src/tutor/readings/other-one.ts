import type { Dialogue } from '../state.ts'
import { isOpen } from './reading.ts'

/** `for the second one i did 3/7` */
export const OTHER_ONE =
  /^\W*(?:(?:ok|and|so|now|then|but)\W+)*(?:for |on |in )?(?:the |my )?(?:second|2nd|other|next|last) (?:one|1|question|q|sum|bit|part)(?:[\s,:]+(?:is|its|it's|i (?:did|got|get|put|think|said|say)))*[\s,:]+(?=[-(\d£$€])/i

/** A message that names the question that waits, with the conversation at that one; undefined for none. */
export function ofOtherOne(before: Dialogue, said: string): { before: Dialogue; said: string } | undefined {
  const { work, waiting } = before
  const named = waiting ? OTHER_ONE.exec(said)?.[0] : undefined
  if (!waiting || named === undefined) return undefined
  return {
    before: { ...before, work: waiting, waiting: isOpen(work) ? work : undefined },
    said: said.slice(named.length),
  }
}
