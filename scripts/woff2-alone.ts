import type { Plugin } from 'vite'

/**
 * Leaves fonts of old kinds out of what is shipped: every browser that the pages are built for takes woff2, and a
 * stylesheet such as KaTeX's offers each font in three kinds.
 */
export function woff2Alone(): Plugin {
  return {
    name: 'woff2-alone',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: code => ({ code: withoutOldFonts(code), map: null }),
    },
  }
}

/** A stylesheet whose fonts have woff2 as their only source, where they have it at all. */
export function withoutOldFonts(css: string): string {
  return css.replace(/src:\s*([^;}]*\.woff2[^;}]*)/g, (all, sources: string) => {
    const kept = sources.split(/,(?=\s*url\()/).filter(source => /\.woff2\b/.test(source))
    return kept.length > 0 ? `src:${kept.join(',')}` : all
  })
}
