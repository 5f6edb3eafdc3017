import { expect, test } from 'vitest'
import type { Evaluation } from '#contract/evaluations.ts'
import { withCheckupsTogether } from './checkups-together.ts'

const marked = (id: number, checkupId?: number) => ({ id, checkupId }) as Evaluation

test('a check-up is one line at the place of its newest answer, other work between its answers stays a line', () => {
  const lines = withCheckupsTogether([marked(6), marked(5, 2), marked(4), marked(3, 2), marked(2, 1)])
  expect(lines).toEqual([
    marked(6),
    { checkupId: 2, answers: [marked(3, 2), marked(5, 2)] },
    marked(4),
    { checkupId: 1, answers: [marked(2, 1)] },
  ])
})
