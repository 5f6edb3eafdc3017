import { splitWords } from './concept-key.ts'
import type { Sureness } from './skills.ts'
import { breakWord, measureWidth, wrapWords } from './text-extent.ts'

/** Font sizes and line heights in the tree's own units, which are pixels at 100 %. */
export const CONCEPT_FONT = 13
export const CONCEPT_LINE = 15
export const SKILL_FONT = 12
export const SKILL_LINE = 14

/** A concept's circle is at least so large: the surer, the larger. */
const LEAST_RADII: Record<Sureness, number> = { 1: 42, 2: 45, 3: 48 }
const RADIUS_STEP = 4
const LARGEST_RADIUS = 110
const EDGE = 5
/** Longer words, which no language of schoolbooks has, are hyphenated. */
const LONGEST_WORD = 150

export interface ConceptLabel {
  radius: number
  /** The name's lines; the count of skills comes below them. */
  lines: string[]
}

/** The widths that `count` centred lines have in a circle that also holds the line with the skills below them. */
function lineWidths(radius: number, count: number): number[] {
  const top = (-(count + 1) * CONCEPT_LINE) / 2
  return Array.from({ length: count }, (_, index) => {
    const upper = Math.abs(top + index * CONCEPT_LINE)
    const lower = Math.abs(top + (index + 1) * CONCEPT_LINE)
    return 2 * Math.sqrt(Math.max(0, (radius - EDGE) ** 2 - Math.max(upper, lower) ** 2))
  })
}

/** Wraps a concept's name into the smallest circle that holds it and that is as large as it is sure. */
export function conceptLabel(concept: string, sureness: Sureness): ConceptLabel {
  const words = splitWords(concept).flatMap(word => breakWord(word, CONCEPT_FONT, LONGEST_WORD))
  for (let kept = words.length; kept > 1; kept--) {
    // What is longer than any name of a skill ends after a whole word.
    const text = kept < words.length ? `${words.slice(0, kept).join(' ')} …` : words.join(' ')
    const label = smallestCircle(text, LEAST_RADII[sureness])
    if (label) return label
  }
  return smallestCircle(words[0] ?? '', LEAST_RADII[sureness]) ?? { radius: LARGEST_RADIUS, lines: [] }
}

function smallestCircle(text: string, least: number): ConceptLabel | undefined {
  for (let radius = least; radius <= LARGEST_RADIUS; radius += RADIUS_STEP) {
    const mostLines = Math.floor((2 * radius) / CONCEPT_LINE) - 2
    for (let count = 1; count <= mostLines; count++) {
      const lines = wrapWords(text, CONCEPT_FONT, lineWidths(radius, count))
      if (lines && lines.length === count) return { radius, lines }
    }
  }
  return undefined
}

export interface SkillLabel {
  /** The skill's two words, and `Resolved` below them for a resolved gap. */
  lines: string[]
  width: number
  height: number
}

/**
 * The label of one skill.
 * @param words of the skill, see `labelWords`
 */
export function skillLabel(words: readonly string[], isResolved: boolean): SkillLabel {
  const whole = words.flatMap(word => breakWord(word, SKILL_FONT, LONGEST_WORD))
  const lines = isResolved ? [...whole, 'Resolved'] : whole
  return {
    lines,
    width: Math.max(0, ...lines.map(line => measureWidth(line, SKILL_FONT))),
    height: lines.length * SKILL_LINE,
  }
}
