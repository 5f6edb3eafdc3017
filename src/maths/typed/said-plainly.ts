import { SAID_PLAINLY } from '../language/en/said-plainly.ts'

const ways = SAID_PLAINLY.map(([pattern, plain]) => [new RegExp(pattern, 'gi'), plain] as const)

/**
 * The same question without what books say at length: `Find, in terms of π, the volume …` as `Find the volume …, in terms of π`.
 * @returns none where nothing is said so
 */
export function saidPlainly(text: string): string[] {
  const even = text.replace(/\s+/g, ' ').trim()
  const plain = ways.reduce((said, [pattern, by]) => said.replace(pattern, by), even)
  return plain === even
    ? []
    : [
        plain
          .replace(/ {2,}/g, ' ')
          .replace(/ (?=[.,?!])/g, '')
          .trim(),
      ]
}
