import { useEffect, useState } from 'react'
import { askEngine } from '#lib/engine/engine.ts'
import type { ByHand } from '#maths/kinds/by-hand.ts'

/** How a question can be answered by hand; undefined where nothing fits, and as long as nothing is known. */
export function useHand(question: string): ByHand | undefined {
  const [found, setFound] = useState<{ question: string; hand: ByHand | undefined }>()
  useEffect(() => {
    const leaving = new AbortController()
    askEngine('hand', [question], leaving.signal).then(
      hand => setFound({ question, hand }),
      // A help that could not be loaded is none; the answer can be typed all the same.
      () => undefined,
    )
    return () => leaving.abort()
  }, [question])
  return found?.question === question ? found.hand : undefined
}
