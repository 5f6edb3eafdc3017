import { expect, test, vi } from 'vitest'
import {
  beforeHandingOver,
  beforeLeaving,
  goesWithPage,
  handOver,
  leaveSafely,
  whatGoesWithPage,
} from './before-leaving.ts'

test('a lock only saves; who takes the window over has it saved first, then ended', async () => {
  const done: string[] = []
  const saved = Promise.withResolvers<void>()
  beforeLeaving(async () => {
    await saved.promise
    done.push('saved')
  })
  beforeHandingOver(() => done.push('ended'))
  const over = handOver()
  await vi.waitFor(() => expect(done).toEqual([]))
  saved.resolve()
  await over
  expect(done).toEqual(['saved', 'ended'])
  await leaveSafely()
  expect(done).toEqual(['saved', 'ended', 'saved'])
})

test('what is not kept is named as it is at that moment', () => {
  let pictures = 0
  goesWithPage(() => (pictures > 0 ? 'your pictures' : undefined))
  expect(whatGoesWithPage()).toEqual([])
  pictures = 1
  expect(whatGoesWithPage()).toEqual(['your pictures'])
})
