import type { GapGroup, SeenIn } from '#contract/practice.ts'

/** The standard filter's default value, and the one for gaps without a standard. */
export const ALL_STANDARDS = 'all_standards'
export const NO_STANDARD = 'none'

/** A gap as a child meets it: one, however many answers showed it. */
export interface GapEntry {
  gap: GapGroup
  /** The answers that showed it, newest first. */
  seenIn: readonly SeenIn[]
  /** What a search looks through, in lower case. */
  searched: string
}

export interface GapFilter {
  search: string
  /** `all_standards`, `none`, or a standard's code. */
  standard: string
}

export const noFilter: GapFilter = { search: '', standard: ALL_STANDARDS }

/** Every gap with the answers that showed it, in the order of the gaps. */
export function gapEntries(groups: readonly GapGroup[], evaluations: readonly SeenIn[]): GapEntry[] {
  const byId = new Map(evaluations.map(each => [each.id, each]))
  return groups.map(gap => ({
    gap,
    seenIn: gap.seen.flatMap(({ evaluationId }) => byId.get(evaluationId) ?? []),
    searched: `${gap.concept}\n${gap.description}`.toLowerCase(),
  }))
}

/** The gaps that an evaluation showed, each with that evaluation alone. */
export function entriesOf(entries: readonly GapEntry[], evaluationId: number): GapEntry[] {
  return entries
    .filter(({ gap }) => gap.seen.some(each => each.evaluationId === evaluationId))
    .map(entry => ({ ...entry, seenIn: entry.seenIn.filter(({ id }) => id === evaluationId) }))
}

/** The gaps whose concept or description holds every word of the search and whose standard is the chosen one. */
export function filterGaps(
  entries: readonly GapEntry[],
  { search, standard }: GapFilter,
): readonly GapEntry[] {
  const words = search.toLowerCase().split(/\s+/)
  return entries.filter(
    ({ gap, searched }) =>
      (standard === ALL_STANDARDS || standard === filterValue(gap)) &&
      words.every(word => searched.includes(word)),
  )
}

function filterValue({ standard }: GapGroup): string {
  return standard?.code ?? NO_STANDARD
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
export function groupByStandard(entries: readonly GapEntry[]): StandardGroup[] {
  const groups = new Map<string, StandardGroup>()
  for (const entry of entries) {
    const value = filterValue(entry.gap)
    const group = groups.get(value)
    if (group) group.entries.push(entry)
    else groups.set(value, { value, standard: entry.gap.standard?.code ?? null, entries: [entry] })
  }
  return [...groups.values()].sort((a, b) => {
    if (a.standard === null || b.standard === null) return a.standard === null ? 1 : -1
    return byCode.compare(a.standard, b.standard)
  })
}
