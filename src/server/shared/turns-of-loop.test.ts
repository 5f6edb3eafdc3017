import { expect, test } from 'vitest'
import { createTurns } from './turns-of-loop.ts'

test('of a burst one begins to a turn of the loop, in its order, and others come in between', async () => {
  const turn = createTurns()
  const order: string[] = []
  const burst = ['first', 'second', 'third'].map(async name => {
    await turn()
    order.push(name)
    await Promise.resolve()
    order.push(`${name} goes on`)
  })
  await new Promise<void>(resolve => setImmediate(resolve))
  order.push('somebody else')
  await Promise.all(burst)
  expect(order).toEqual([
    'first',
    'first goes on',
    'second',
    'second goes on',
    'somebody else',
    'third',
    'third goes on',
  ])
})

test('after a burst the next one does not wait', async () => {
  const turn = createTurns()
  await Promise.all([turn(), turn()])
  await new Promise<void>(resolve => setImmediate(resolve))
  let hasBegun = false
  void turn().then(() => {
    hasBegun = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(hasBegun).toBe(true)
})
