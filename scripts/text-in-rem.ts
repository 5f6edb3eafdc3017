import type { Plugin } from 'vite'

const ROOT = 16

/**
 * Sizes of text are written in px, as the design has them, and built as rem: then all of them grow with the size that a
 * child chooses, and nothing else does.
 */
export function textInRem(): Plugin {
  return {
    name: 'text-in-rem',
    enforce: 'post',
    transform: { filter: { id: /\.css$/ }, handler: code => ({ code: withTextInRem(code), map: null }) },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = withTextInRem(file.source.toString())
        }
      }
    },
  }
}

/** A stylesheet with its sizes of text as rem; what is larger or smaller than what is around it stays so. */
export function withTextInRem(css: string): string {
  return css.replace(/(?<![-\w])font(?:-size)?:[^;}]+/g, declaration =>
    declaration.replace(/(\d*\.?\d+)px/g, (_, size: string) => `${Number(size) / ROOT}rem`),
  )
}
