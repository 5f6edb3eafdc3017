import { useEffect, useRef } from 'react'

/** For a box whose content grows at its end: whenever `content` changes, the newest of it comes into sight. */
export function useNewestInSight(content: unknown) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content itself is not read, its change counts
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [content])
  return box
}
