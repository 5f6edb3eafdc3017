import { useEffect, useRef, useState } from 'react'
import type { Row } from './row.ts'

/** In characters; whoever wants to hear more goes to the message itself. */
const LONGEST_ALOUD = 5_000

/** A reply as it is read aloud: its words without the signs that format them. */
export function plainWords(markdown: string): string {
  return markdown
    .slice(0, LONGEST_ALOUD)
    .replace(/```[^\n]*\n?/g, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gm, '')
    .replace(/\*\*|__|[`$]|\\[()[\]]/g, '')
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\times/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\s+/g, ' ')
    .trim()
}

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
  const last = useRef({ isWaiting, sessionId })
  const newest = rows.at(-1)
  useEffect(() => {
    const { isWaiting: wasWaiting, sessionId: before } = last.current
    last.current = { isWaiting, sessionId }
    const isSameChat = before === null || before === sessionId
    const isOver = wasWaiting && !isWaiting && isSameChat
    if (isOver && newest?.role === 'assistant') {
      setSaid({ words: plainWords(newest.content), row: newest.key })
    } else if (status !== '') setSaid({ words: status })
  }, [isWaiting, sessionId, status, newest])
  // What has been taken from the screen is not left to be read aloud.
  const isGone = said.row !== undefined && !rows.some(({ key }) => key === said.row)
  return isGone ? '' : said.words
}
