import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels above the end at which a reader still counts as being there. */
const NEAR = 48
/** Pixels left above the first line. */
const ABOVE = 12

/**
 * Keeps a growing list at its end for as long as the reader is there, but never past the first line of what is read.
 * @param scroller the element that scrolls; its only child is watched for growth
 * @param newest what the list ends with and is to be read from its first line on; null where its end will do
 */
export function useFollowEnd(scroller: RefObject<HTMLElement | null>, newest: () => Element | null) {
  const [isFollowing, setFollowing] = useState(true)
  const following = useRef(true)
  const lastTop = useRef(0)
  /** Where the list was put last, and not by the reader. */
  const pinned = useRef<number>(undefined)
  const read = useRef(newest)
  read.current = newest

  const follow = useCallback((isNow: boolean) => {
    following.current = isNow
    setFollowing(isNow)
  }, [])

  const pin = useCallback(() => {
    const element = scroller.current
    if (!element || !following.current) return
    const end = element.scrollHeight - element.clientHeight
    const first = read.current()
    const firstLine = first
      ? first.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - ABOVE
      : end
    const goal = Math.min(end, firstLine)
    // Whoever has read on stays there; where nobody has, a line that turns out to stand higher is gone back to.
    element.scrollTop = element.scrollTop === pinned.current ? goal : Math.max(element.scrollTop, goal)
    lastTop.current = element.scrollTop
    // Not where somebody asked for the very end.
    pinned.current = Math.abs(element.scrollTop - goal) < 1 ? element.scrollTop : undefined
  }, [scroller])

  const toEnd = useCallback(() => {
    follow(true)
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
    lastTop.current = scroller.current?.scrollTop ?? 0
    pinned.current = undefined
  }, [follow, scroller])

  /** The reader goes away at once: a line that grows before the browser tells of it would take the list back. */
  const toStart = useCallback(() => {
    const element = scroller.current
    if (!element) return
    follow(element.scrollHeight - element.clientHeight < NEAR)
    element.scrollTop = 0
    lastTop.current = 0
    pinned.current = undefined
  }, [follow, scroller])

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    // The list growing below the reader moves nothing up; only the reader does.
    if (scrollHeight - scrollTop - clientHeight < NEAR) follow(true)
    else if (scrollTop < lastTop.current) follow(false)
    lastTop.current = scrollTop
  }, [scroller, follow])

  // After every change, before the browser tells of it: a list that got shorter moves up by itself, and that must not
  // be taken for the reader going away.
  useLayoutEffect(pin)
  useEffect(() => {
    const element = scroller.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const growth = new ResizeObserver(pin)
    growth.observe(element)
    growth.observe(content)
    return () => growth.disconnect()
  }, [scroller, pin])

  return { isFollowing, following, toStart, toEnd, onScroll }
}
