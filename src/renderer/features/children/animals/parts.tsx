import type { ReactNode } from 'react'

/** Alike in both themes and for every color. */
export const CREAM = '#fff4e0'
export const DARK = '#2a211a'
export const BEAK = '#f09a2e'
export const ROSE = '#ef7f86'
export const MAIN = 'var(--child)'
export const SHADE = 'var(--child-shade)'
/** For inner ears and faces. */
export const LIGHT = 'color-mix(in srgb, var(--child) 42%, #fff)'

/** What the left side shows, on both sides. All animals are drawn 64 units wide. */
export function Both({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="translate(64) scale(-1 1)">{children}</g>
    </>
  )
}

/** Two eyes, `apart` from the middle, each with its glint. */
export function Eyes({ y, apart, size = 3.2 }: { y: number; apart: number; size?: number }) {
  return [32 - apart, 32 + apart].map(x => (
    <g key={x}>
      <circle cx={x} cy={y} r={size} fill={DARK} />
      <circle cx={x + size * 0.35} cy={y - size * 0.4} r={size * 0.32} fill="#fff" />
    </g>
  ))
}

export function Nose({ y, width = 3.6 }: { y: number; width?: number }) {
  return <ellipse cx="32" cy={y} rx={width} ry={width * 0.72} fill={DARK} />
}

/** A thin dark line, such as a mouth. */
export function Line({ d, color = DARK, width = 2 }: { d: string; color?: string; width?: number }) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" />
}

/** The two bows below a nose. */
export function Mouth({ y }: { y: number }) {
  return <Line d={`M27 ${y + 1.5}q2.5 3 5 0 2.5 3 5 0`} />
}
