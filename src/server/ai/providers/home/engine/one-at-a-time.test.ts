import { expect, test } from 'vitest'
import { inTurnsOf } from '../../../../engine/turns.ts'
import { oneAtATime } from './one-at-a-time.ts'

const { signal } = new AbortController()

test('each child knows how many are before it, by child in turn, and who leaves is counted no more', async () => {
  const turns = oneAtATime()
  const enter = (child: string, left = signal) => inTurnsOf(child, () => turns.enter(left))
  const before = () => ['Ada', 'Ben', 'Cleo', 'Dan'].map(child => turns.before(child))
  const leave = await enter('Ada')
  expect(before()).toEqual([0, 0, 0, 0])
  const gone = new AbortController()
  const ben = enter('Ben', gone.signal).catch(() => 'left')
  // A second question of Ben's keeps nobody.
  const later = enter('Ben')
  const cleo = enter('Cleo')
  expect(before()).toEqual([0, 1, 2, 0])
  leave()
  const [first] = await Promise.all([ben])
  expect(before()).toEqual([0, 2, 1, 0])
  gone.abort()
  if (typeof first === 'function') first()
  const second = await cleo
  expect(before()).toEqual([0, 1, 0, 0])
  second()
  const last = await later
  expect(before()).toEqual([0, 0, 0, 0])
  last()
})
