import { startTransition, useEffect, useState } from 'react'

const FIRST = 30
const STEP = 60

/**
 * The beginning of a long list at once, the rest while the browser has nothing better to do: the first screen
 * comes quickly, and in the end everything is there for a search within the page.
 */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(FIRST)
  const isComplete = count >= items.length
  useEffect(() => {
    if (isComplete) return
    const callback = requestIdleCallback(() => startTransition(() => setCount(count + STEP)), {
      timeout: 500,
    })
    return () => cancelIdleCallback(callback)
  }, [count, isComplete])
  return isComplete ? items : items.slice(0, count)
}
