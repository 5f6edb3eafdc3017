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

  const toEnd = useCallback(() => {
    const element = scroller.current
    if (!element) return
    follow(true)
    element.scrollTop = element.scrollHeight
  }, [scroller, follow])

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    // The list growing below the reader moves nothing up; only the reader does.
    if (scrollHeight - scrollTop - clientHeight < NEAR) follow(true)
    else if (scrollTop < lastTop.current) follow(false)
    lastTop.current = scrollTop
  }, [scroller, follow])

  useLayoutEffect(toEnd, [toEnd])
  useEffect(() => {
    const element = scroller.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const pin = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight
    })
    pin.observe(element)
    pin.observe(content)
    return () => pin.disconnect()
  }, [scroller])

  return { isFollowing, following, toEnd, onScroll }
}
