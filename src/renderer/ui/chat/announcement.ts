import { useEffect, useRef, useState } from 'react'
import { loadPart } from '#lib/load-part.ts'
import type { Row } from './row.ts'

/**
 * What a screen reader hears: a short status, and the reply once it is whole, never word by word.
 * @param status what is going on; empty when nothing is
 * @param isWaiting whether a reply is under way
 * @param sessionId of the session that is shown; the one that a first message made goes on from none
 */
export function useAnnouncement(
  rows: readonly Row[],
  status: string,
  isWaiting: boolean,
  sessionId: number | null = null,
): string {
  const [said, setSaid] = useState<{ words: string; row?: string }>({ words: '' })
  const last = useRef({ isWaiting, sessionId, status: '' })
  const newest = rows.at(-1)
  useEffect(() => {
    const before = last.current
    last.current = { isWaiting, sessionId, status }
    const isSameChat = before.sessionId === null || before.sessionId === sessionId
    const isOver = before.isWaiting && !isWaiting && isSameChat
    if (isOver && newest?.role === 'assistant') {
      void read(newest).then(setSaid)
    } else if (status !== before.status) {
      // What is over is not left to be read aloud either.
      setSaid({ words: status })
    }
  }, [isWaiting, sessionId, status, newest])
  // What has been taken from the screen is not left to be read aloud.
  const isGone = said.row !== undefined && !rows.some(({ key }) => key === said.row)
  return isGone ? '' : said.words
}

/** The parser is there already when the reply is on the screen; where it could not be loaded, the text is said as it is. */
async function read({ key, content }: Row): Promise<{ words: string; row: string }> {
  const words = await loadPart(() => import('#text/read-aloud.ts')).then(
    ({ readAloud }) => readAloud(content),
    () => content,
  )
  return { words, row: key }
}
