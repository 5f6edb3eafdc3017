import { firstTwoWords } from './concept-groups.ts'
import { cutToWidth, measureWidth, wrapWords } from './text-extent.ts'

/** Font sizes and line heights in the tree's own units, which are pixels at 100 %. */
export const CONCEPT_FONT = 13
export const CONCEPT_LINE = 15
export const SKILL_FONT = 12
export const SKILL_LINE = 14

/** The sizes that a concept's circle may have; the smallest that holds its name is taken. */
const CONCEPT_RADII = [42, 48, 54, 64]
const MOST_NAME_LINES = 4
const EDGE = 5
const WIDEST_SKILL_LABEL = 84

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

/** Wraps a concept's name into the smallest circle that holds it; what no circle holds ends in an ellipsis. */
export function conceptLabel(concept: string): ConceptLabel {
  for (const radius of CONCEPT_RADII) {
    for (let count = 1; count <= MOST_NAME_LINES; count++) {
      const lines = wrapWords(concept, CONCEPT_FONT, lineWidths(radius, count))
      if (lines && lines.length === count) return { radius, lines }
    }
  }
  return cutLabel(concept)
}

function cutLabel(concept: string): ConceptLabel {
  const radius = CONCEPT_RADII.at(-1) ?? 0
  const widths = lineWidths(radius, MOST_NAME_LINES)
  const narrowest = Math.min(...widths.slice(1))
  const words = concept.split(/\s+/).map(word => cutToWidth(word, CONCEPT_FONT, narrowest))
  for (let kept = words.length - 1; kept > 0; kept--) {
    const lines = wrapWords(`${words.slice(0, kept).join(' ')} …`, CONCEPT_FONT, widths)
    if (lines) return { radius, lines }
  }
  return { radius, lines: [cutToWidth(concept, CONCEPT_FONT, narrowest)] }
}

export interface SkillLabel {
  /** The first two words of the concept, and `Resolved` below them for a resolved gap. */
  lines: string[]
  width: number
  height: number
}

/** The label of one skill, each line cut to what is readable beside its node. */
export function skillLabel(concept: string, isResolved: boolean): SkillLabel {
  const words = firstTwoWords(concept)
    .split(' ')
    .map(word => cutToWidth(word, SKILL_FONT, WIDEST_SKILL_LABEL))
  const lines = isResolved ? [...words, 'Resolved'] : words
  return {
    lines,
    width: Math.max(...lines.map(line => measureWidth(line, SKILL_FONT))),
    height: lines.length * SKILL_LINE,
  }
}
