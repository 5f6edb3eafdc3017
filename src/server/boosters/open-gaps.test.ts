import { expect, test } from 'vitest'
import { sharedByChild } from './open-gaps.ts'

test('of a hundred who ask at once all but the first share one reading, and another child has its own', async () => {
  const reads: PromiseWithResolvers<string>[] = []
  const children: number[] = []
  const ask = sharedByChild((childId: number) => {
    const each = Promise.withResolvers<string>()
    reads.push(each)
    children.push(childId)
    return each.promise
  })
  const first = ask(1)
  const others = Array.from({ length: 99 }, () => ask(1))
  const other = ask(2)
  expect(children).toEqual([1, 2])
  reads[0]?.resolve('as it was')
  reads[1]?.resolve('the other’s')
  expect([await first, await other]).toEqual(['as it was', 'the other’s'])
  // What was written after the first reading had begun is in the second.
  await expect.poll(() => children).toEqual([1, 2, 1])
  reads[2]?.resolve('as it is')
  expect(new Set(await Promise.all(others))).toEqual(new Set(['as it is']))
  const later = ask(1)
  expect(children).toHaveLength(4)
  reads[3]?.resolve('later')
  expect(await later).toBe('later')
})
