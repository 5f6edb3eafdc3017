import { describe, expect, it } from 'vitest'
import type { GapGroup, SeenIn } from '#contract/practice.ts'
import { entriesOf, filterGaps, gapEntries, groupByStandard, NO_STANDARD, noFilter } from './gap-entries.ts'

const seenIn = (id: number): SeenIn => ({
  id,
  question: `Question ${id}`,
  score: 1,
  totalScore: 2,
  grade: 5,
  createdAt: '2026-03-05T15:04:00.000Z',
})

function gap(
  gapId: number,
  concept: string,
  description: string,
  code: string | null,
  ...inEvaluations: number[]
): GapGroup {
  return {
    gapId,
    concept,
    description,
    standard: code === null ? null : { code },
    state: 'open',
    progress: { consecutiveCorrectAnswers: 0, isResolved: false, bestRun: 0 },
    seen: inEvaluations.map(evaluationId => ({ gapId, evaluationId })),
  }
}

const entries = gapEntries(
  [
    gap(21, 'Adding fractions', 'Adds the denominators', '10.NF.A.1', 3, 1),
    gap(22, 'Place value', 'Mixes up tens and hundreds', null, 2),
    gap(11, 'Comparing fractions', 'Compares the tops only', '4.NF.A.2', 1),
  ],
  [seenIn(3), seenIn(2), seenIn(1)],
)
const ids = (found: readonly (typeof entries)[number][]) => found.map(each => each.gap.gapId)

describe('gapEntries', () => {
  it('puts the answers that showed a gap beside it, in their order', () => {
    expect(entries.map(each => each.seenIn.map(({ id }) => id))).toEqual([[3, 1], [2], [1]])
  })

  it('leaves out an answer that is not there any more', () => {
    const [entry] = gapEntries([gap(5, 'A', 'b', null, 9, 3)], [seenIn(3)])
    expect(entry?.seenIn.map(({ id }) => id)).toEqual([3])
  })
})

describe('entriesOf', () => {
  it('finds the gaps of one evaluation, also those that others showed as well', () => {
    expect(ids(entriesOf(entries, 1))).toEqual([21, 11])
    expect(entriesOf(entries, 9)).toEqual([])
  })

  it('quotes that evaluation alone, also where a newer one shows the same gap', () => {
    expect(entriesOf(entries, 1).map(each => each.seenIn.map(({ id }) => id))).toEqual([[1], [1]])
  })
})

describe('filterGaps', () => {
  it('shows everything without a filter, and for blanks', () => {
    expect(ids(filterGaps(entries, noFilter))).toEqual([21, 22, 11])
    expect(ids(filterGaps(entries, { ...noFilter, search: '  ' }))).toEqual([21, 22, 11])
  })

  it('finds words of the concept and of the description, whatever their capitals and order', () => {
    expect(ids(filterGaps(entries, { ...noFilter, search: 'FRACTIONS' }))).toEqual([21, 11])
    expect(ids(filterGaps(entries, { ...noFilter, search: 'hundreds' }))).toEqual([22])
    expect(ids(filterGaps(entries, { ...noFilter, search: 'denominators adding' }))).toEqual([21])
    expect(filterGaps(entries, { ...noFilter, search: 'fractions hundreds' })).toEqual([])
  })

  it('tells standards apart and finds those without one', () => {
    expect(ids(filterGaps(entries, { ...noFilter, standard: '4.NF.A.2' }))).toEqual([11])
    expect(ids(filterGaps(entries, { ...noFilter, standard: NO_STANDARD }))).toEqual([22])
    expect(ids(filterGaps(entries, { search: 'compar', standard: '10.NF.A.1' }))).toEqual([])
  })
})

describe('groupByStandard', () => {
  it('sorts 4 before 10 and puts the gaps without a standard last', () => {
    expect(groupByStandard(entries).map(({ standard, value }) => [standard, value])).toEqual([
      ['4.NF.A.2', '4.NF.A.2'],
      ['10.NF.A.1', '10.NF.A.1'],
      [null, 'none'],
    ])
  })
})
