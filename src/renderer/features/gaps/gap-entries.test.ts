import { describe, expect, it } from 'vitest'
import type { EvaluationDetail, SavedGap } from '#contract/evaluations.ts'
import { filterGaps, gapEntries, groupByStandard, NO_STANDARD, noFilter } from './gap-entries.ts'

function detail(id: number, gaps: SavedGap[], standards: EvaluationDetail['standards']): EvaluationDetail {
  return {
    evaluation: {
      id,
      question: `Question ${id}`,
      answer: '',
      overallAssessment: '',
      score: 1,
      totalScore: 2,
      grade: 5,
      createdAt: '2026-03-05T15:04:00.000Z',
      markingScheme: '',
    },
    gaps,
    resources: [],
    standards,
  }
}

const gap = (id: number, concept: string, description: string, standardId: number | null): SavedGap => ({
  id,
  concept,
  description,
  standardId,
})

const entries = gapEntries(
  [
    detail(
      2,
      [
        gap(21, 'Adding fractions', 'Adds the denominators', 9),
        gap(22, 'Place value', 'Mixes up tens and hundreds', null),
      ],
      [{ id: 9, standardCode: '10.NF.A.1' }],
    ),
    detail(
      1,
      [gap(11, 'Comparing fractions', 'Compares the tops only', 7), gap(12, 'Signs', 'Loses a minus', 8)],
      [{ id: 7, standardCode: '4.NF.A.2' }],
    ),
  ],
  new Set([22]),
)
const ids = (found: typeof entries) => found.map(each => each.gap.id)

describe('gapEntries', () => {
  it('names each standard by its code, or by its id where the code is missing', () => {
    expect(entries.map(({ standard }) => standard)).toEqual(['10.NF.A.1', null, '4.NF.A.2', 'Standard 8'])
  })

  it('knows which of them practice has resolved', () => {
    expect(entries.map(({ isMastered }) => isMastered)).toEqual([false, true, false, false])
  })

  it('keeps the evaluation that found the gap', () => {
    expect(entries.map(({ evaluation }) => evaluation.id)).toEqual([2, 2, 1, 1])
  })
})

describe('filterGaps', () => {
  it('shows everything without a filter, and for blanks', () => {
    expect(ids(filterGaps(entries, noFilter))).toEqual([21, 22, 11, 12])
    expect(ids(filterGaps(entries, { ...noFilter, search: '  ' }))).toEqual([21, 22, 11, 12])
  })

  it('finds words of the concept and of the description, whatever their capitals and order', () => {
    expect(ids(filterGaps(entries, { ...noFilter, search: 'FRACTIONS' }))).toEqual([21, 11])
    expect(ids(filterGaps(entries, { ...noFilter, search: 'hundreds' }))).toEqual([22])
    expect(ids(filterGaps(entries, { ...noFilter, search: 'denominators adding' }))).toEqual([21])
    expect(filterGaps(entries, { ...noFilter, search: 'fractions hundreds' })).toEqual([])
  })

  it('tells standards apart by id and finds those without one', () => {
    expect(ids(filterGaps(entries, { ...noFilter, standard: '7' }))).toEqual([11])
    expect(ids(filterGaps(entries, { ...noFilter, standard: NO_STANDARD }))).toEqual([22])
    expect(ids(filterGaps(entries, { search: 'compar', standard: '9' }))).toEqual([])
  })
})

describe('groupByStandard', () => {
  it('sorts 4 before 10 and puts the gaps without a standard last', () => {
    expect(groupByStandard(entries).map(({ standard, value }) => [standard, value])).toEqual([
      ['4.NF.A.2', '7'],
      ['10.NF.A.1', '9'],
      ['Standard 8', '8'],
      [null, 'none'],
    ])
  })

  it('puts gaps of one standard together across evaluations', () => {
    const twice = [...entries, ...gapEntries([detail(3, [gap(31, 'A', 'b', 9)], [])], new Set())]
    expect(ids(groupByStandard(twice)[1]?.entries ?? [])).toEqual([21, 31])
  })
})
