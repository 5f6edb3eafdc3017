import type { NumberNode } from '../../arithmetic/expression.ts'
import { latex } from '../../arithmetic/show.ts'

/** A number as it was written: `3/4`, `1 1/2`, `70%`. */
export function typed(node: NumberNode): string {
  return latex(node)
    .replace(/(\d)\\frac\{(\d+)\}\{(\d+)\}/, '$1 $2/$3')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
    .replace('\\%', '%')
    .replaceAll('{,}', '')
}
