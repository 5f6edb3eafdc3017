import type { CSSProperties } from 'react'
import type { Color } from '#contract/children.ts'

interface Shades {
  /** The animal's own color, alike in both themes. */
  main: string
  /** A darker one for stripes, ears and spines. */
  shade: string
  /** What is behind the animal. */
  soft: string
}

const shades: Record<Color, Shades> = {
  blue: { main: '#5b98e0', shade: '#2f68b0', soft: 'light-dark(#dfecfb, #1a3149)' },
  red: { main: '#e2705f', shade: '#a93f32', soft: 'light-dark(#fbe3de, #46241f)' },
  green: { main: '#63b174', shade: '#357a4b', soft: 'light-dark(#dff2e2, #183524)' },
  yellow: { main: '#f3b93f', shade: '#b87a0d', soft: 'light-dark(#fdefcf, #3b3015)' },
  purple: { main: '#a387da', shade: '#6b4fa8', soft: 'light-dark(#ebe4f9, #2e2547)' },
  orange: { main: '#f09449', shade: '#b75d19', soft: 'light-dark(#fde7d4, #422a18)' },
  teal: { main: '#38aca3', shade: '#11746d', soft: 'light-dark(#d6f0ec, #143a3a)' },
  pink: { main: '#e98ab4', shade: '#b54f80', soft: 'light-dark(#fbe3ee, #452336)' },
}

/** The variables that whatever stands in a child's color is drawn with: `--child`, `--child-shade`, `--child-soft`. */
export function colorStyle(color: Color): CSSProperties {
  const { main, shade, soft } = shades[color]
  return { '--child': main, '--child-shade': shade, '--child-soft': soft } as CSSProperties
}
