import type { CSSProperties } from 'react'
import './leaves.css'

const COUNT = 16

/** A small burst of leaves, once; there is none where motion is not wanted. */
export function Leaves() {
  return (
    <span aria-hidden className="pointer-events-none absolute top-1/2 left-16 z-10 motion-reduce:hidden">
      {Array.from({ length: COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its direction
        <Leaf key={index} index={index} />
      ))}
    </span>
  )
}

function Leaf({ index }: { index: number }) {
  // Fanned out over the upper half, near and far in turns.
  const angle = Math.PI * (1.08 - (1.16 * index) / (COUNT - 1))
  const reach = 90 + 45 * (index % 3)
  const style = {
    '--leaf-x': `${Math.round(Math.cos(angle) * reach * 1.3)}px`,
    '--leaf-y': `${Math.round(-Math.sin(angle) * reach)}px`,
    '--leaf-turn': `${index % 2 === 0 ? 220 : -260}deg`,
    animationDelay: `${(index % 4) * 40}ms`,
  } as CSSProperties
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      style={style}
      className={`absolute size-5 leaf ${index % 3 === 2 ? 'fill-sun' : 'fill-right'}`}
    >
      <path d="M3 20C2 9 10 3 21 3c1 11-6 18-18 17z" />
    </svg>
  )
}
