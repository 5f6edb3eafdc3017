import { useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'

/** How much wider the ring is at the loudest. */
const GROWTH = 0.35

/** A ring that moves with the loudness of a microphone; under reduced motion it stands still. */
export function VolumeRing({ loudness, className }: { loudness: () => number; className?: string }) {
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let shown = 0
    let frame = 0
    const draw = () => {
      shown += (loudness() - shown) * 0.3
      if (ring.current) ring.current.style.transform = `scale(${1 + shown * GROWTH})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [loudness])
  return (
    <span
      ref={ring}
      aria-hidden
      data-testid="volume-ring"
      className={classNames(
        'pointer-events-none absolute inset-0 rounded-pill border-[3px] border-brand',
        className,
      )}
    />
  )
}
