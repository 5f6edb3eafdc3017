import { useEffect, useState } from 'react'
import type { ByHand } from '#maths/kinds/by-hand.ts'
import { openHandReader } from '../understood/reader.ts'

/** One thread for all questions: a new one would have to get warm for each. It starts with the first question. */
const reader = openHandReader()

/** How a question can be answered by hand; undefined where nothing fits, and as long as nothing is known. */
export function useHand(question: string): ByHand | undefined {
  const [found, setFound] = useState<{ question: string; hand: ByHand | undefined }>()
  useEffect(() => {
    const leaving = new AbortController()
    reader.read({ question, wants: 'hand' }, leaving.signal).then(
      hand => setFound({ question, hand }),
      // A help that could not be loaded is none; the answer can be typed all the same.
      () => undefined,
    )
    return () => leaving.abort()
  }, [question])
  return found?.question === question ? found.hand : undefined
}
