import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

/** Every shape is drawn this wide, in the units of its drawing; on a narrow screen it shrinks as a whole. */
export const WIDTH = 320

/** The looks that shapes share: legible in light and dark. */
export const OUTLINE = 'stroke-ink'
export const TAKEN = 'fill-brand stroke-ink'
export const LEFT = 'fill-card stroke-ink'
export const SOFT = 'fill-sun-soft stroke-ink'

/** One shape's drawing. */
export function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="block h-auto w-full max-w-[360px]"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}

interface LabelProps {
  x: number
  /** The middle of the line of text. */
  y: number
  children: ReactNode
  anchor?: 'start' | 'middle' | 'end'
  size?: number
  className?: string
}

export function Label({ x, y, children, anchor = 'middle', size = 16, className = 'fill-ink' }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={size}
      stroke="none"
      className={classNames('font-heading font-bold', className)}
    >
      {children}
    </text>
  )
}

/** With the longer sign that a minus has in print. */
export function withMinus(text: string): string {
  return text.replace(/-(?=\s?[\d(a-z]\b|\s?[\d(])/g, '−')
}

/** Whole numbers from 0 up to but not `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
