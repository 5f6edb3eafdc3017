import { LONGEST_MARKED, LONGEST_TEXT, withoutInvisible } from '#contract/text.ts'
import { withoutStrangeLinks } from '#contract/vetted-links.ts'

/** What a parent can take in at once. */
export const MOST_FINDINGS = 10
const LONGEST_CONCEPT = 200
const STANDARD = /^[A-Za-z0-9][\w.-]{1,39}$/

/** A model's text as much as can be saved, without what nobody sees and links that lead anywhere. */
export function cleaned(text: string): string {
  const clean = withoutStrangeLinks(withoutInvisible(text.slice(0, LONGEST_TEXT)))
  return clean.length > LONGEST_TEXT ? clean.slice(0, LONGEST_TEXT) : clean
}

/** A name in one line. */
export function shortened(text: string): string {
  const line = cleaned(text).replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_CONCEPT ? `${line.slice(0, LONGEST_CONCEPT - 1)}…` : line
}

/** What was read in a picture: a model that could read nothing says null, nothing at all or the word. */
export function readWords(text: string | null): string | undefined {
  const clean = withoutInvisible((text ?? '').slice(0, LONGEST_MARKED)).trim()
  return clean === '' || clean.toLowerCase() === 'null' ? undefined : clean
}

export function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** The first finding of each concept, in our form. */
export function differentFindings<T extends { concept: string; description: string }>(findings: T[]): T[] {
  const known = new Map<string, T>()
  for (const finding of findings) {
    const concept = shortened(finding.concept)
    const id = concept.toLowerCase()
    if (!known.has(id)) known.set(id, { ...finding, concept, description: cleaned(finding.description) })
  }
  return [...known.values()].slice(0, MOST_FINDINGS)
}

/** A standard's code alone, without the long names that some models put before it. */
export function standardCode(text: string | null): { relevantStandard?: string } {
  const code = (text ?? '').trim().replace(/^CCSS\.(MATH|ELA-LITERACY)\.(CONTENT\.)?/i, '')
  return STANDARD.test(code) && /\d/.test(code) ? { relevantStandard: code } : {}
}
