import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels above the end at which a reader still counts as being there. */
const NEAR = 48

/**
 * Keeps a growing list at its end for as long as the reader is there.
 * @param scroller the element that scrolls; its only child is watched for growth
 */
export function useFollowEnd(scroller: RefObject<HTMLElement | null>) {
  const [isFollowing, setFollowing] = useState(true)
  const following = useRef(true)
  const lastTop = useRef(0)

  const follow = useCallback((isNow: boolean) => {
    following.current = isNow
    setFollowing(isNow)
  }, [])

  const pin = useCallback(() => {
    const element = scroller.current
    if (!element || !following.current) return
    element.scrollTop = element.scrollHeight
    lastTop.current = element.scrollTop
  }, [scroller])

  const toEnd = useCallback(() => {
    follow(true)
    pin()
  }, [follow, pin])

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

  return { isFollowing, following, toEnd, onScroll }
}
