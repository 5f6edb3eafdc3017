import type { NumberNode } from '../../arithmetic/expression.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'

/** Small whole numbers with bare commas, where none can be a decimal or thousands mark. */
const TIGHT = /^-?\d{1,2}(?:,-?\d{1,2}){2,}$/
const MOST_NUMBERS = 10

/** The parts of `0.4 or 0.35`, `{3, 4, 5}`; `3,12,7` too where no comma can be a decimal or thousands mark. */
function splitNumbers(list: string): string[] {
  const bare = list
    .trim()
    .replace(/^[{[(](.*)[}\])]$/, '$1')
    .replace(/[.?]$/, '')
  return bare.split(TIGHT.test(bare) ? ',' : /\s*(?:,\s|;|\bor\b|\band\b)\s*/).filter(part => part !== '')
}

/** Two to ten numbers of a list as they are written; undefined where anything else stands in it. */
export function readNumberList(list: string): NumberNode[] | undefined {
  const parts = splitNumbers(list)
  const isInDegrees = parts.every(part => /° ?[cf]?$/i.test(part))
  const numbers = parts.map(part => readLiteral(isInDegrees ? part.replace(/ ?° ?[cf]?$/i, '') : part))
  const known = numbers.flatMap(number => number ?? [])
  return known.length === parts.length && known.length >= 2 && known.length <= MOST_NUMBERS
    ? known
    : undefined
}

/** Whether no two of the numbers are worth the same. */
export function areDistinct(numbers: readonly NumberNode[]): boolean {
  return new Set(numbers.map(({ value }) => value.toFraction())).size === numbers.length
}
