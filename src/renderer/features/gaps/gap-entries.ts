import type { EvaluationDetail, SavedGap } from '#contract/evaluations.ts'

/** The standard filter's default value, and the one for gaps without a standard. */
export const ALL_STANDARDS = 'all_standards'
export const NO_STANDARD = 'none'

/** A gap together with the evaluation that found it. */
export interface GapEntry {
  gap: SavedGap
  evaluation: EvaluationDetail['evaluation']
  /** The standard's code, `Standard {id}` when its code is unknown, null without a standard. */
  standard: string | null
  /** Practised until mastered. */
  isMastered: boolean
  /** What a search looks through, in lower case. */
  searched: string
}

export interface GapFilter {
  search: string
  /** `all_standards`, `none`, or a standard's id. */
  standard: string
}

export const noFilter: GapFilter = { search: '', standard: ALL_STANDARDS }

/**
 * Every gap of the evaluations, in their order.
 * @param mastered the ids of those that practice has resolved
 */
export function gapEntries(details: readonly EvaluationDetail[], mastered: ReadonlySet<number>): GapEntry[] {
  return details.flatMap(({ evaluation, gaps, standards }) => {
    const codes = new Map(standards.map(({ id, standardCode }) => [id, standardCode]))
    return gaps.map(gap => ({
      gap,
      evaluation,
      standard: gap.standardId === null ? null : (codes.get(gap.standardId) ?? `Standard ${gap.standardId}`),
      isMastered: mastered.has(gap.id),
      searched: `${gap.concept}\n${gap.description}`.toLowerCase(),
    }))
  })
}

/** The gaps whose concept or description holds every word of the search and whose standard is the chosen one. */
export function filterGaps(entries: GapEntry[], { search, standard }: GapFilter): GapEntry[] {
  const words = search.toLowerCase().split(/\s+/)
  return entries.filter(
    ({ gap, searched }) =>
      (standard === ALL_STANDARDS || standard === filterValue(gap)) &&
      words.every(word => searched.includes(word)),
  )
}

function filterValue(gap: SavedGap): string {
  return gap.standardId === null ? NO_STANDARD : String(gap.standardId)
}

export interface StandardGroup {
  /** The filter's value for this group. */
  value: string
  /** Null for the gaps without a standard. */
  standard: string | null
  entries: GapEntry[]
}

const byCode = new Intl.Collator('en', { numeric: true })

/** One group per standard, by code; the gaps without one come last. */
export function groupByStandard(entries: GapEntry[]): StandardGroup[] {
  const groups = new Map<string, StandardGroup>()
  for (const entry of entries) {
    const value = filterValue(entry.gap)
    const group = groups.get(value)
    if (group) group.entries.push(entry)
    else groups.set(value, { value, standard: entry.standard, entries: [entry] })
  }
  return [...groups.values()].sort((a, b) => {
    if (a.standard === null || b.standard === null) return a.standard === null ? 1 : -1
    return byCode.compare(a.standard, b.standard)
  })
}
