import { type RefObject, useLayoutEffect, useState } from 'react'
import { obstaclesIn, placeToasts } from './toast-place.ts'

/**
 * Keeps the toasts where they cover nothing that is to be pressed next, as the page changes below them.
 * @param list holds the toasts
 * @param count of toasts; none are nowhere
 */
export function useToastPlace(list: RefObject<HTMLOListElement | null>, count: number) {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element || count === 0) {
      setPlace(undefined)
      return
    }
    let frame = 0
    const look = () => {
      frame = 0
      const { offsetWidth: width, offsetHeight: height } = element
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      setPlace(now => placeToasts({ width, height }, window, obstaclesIn(document), now))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    // A page comes, a button takes the place of another, somebody scrolls or goes on by keyboard.
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] })
    const size = new ResizeObserver(soon)
    size.observe(element)
    addEventListener('resize', soon)
    addEventListener('scroll', soon, { capture: true, passive: true })
    addEventListener('focusin', soon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      size.disconnect()
      removeEventListener('resize', soon)
      removeEventListener('scroll', soon, { capture: true })
      removeEventListener('focusin', soon)
    }
  }, [list, count])
  return place
}
