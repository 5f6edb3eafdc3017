import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

async function* numbers(count: number, onEnd = () => {}) {
  try {
    for (let number = 0; number < count; number++) yield number
  } finally {
    onEnd()
  }
}

test('results keep the order of the items, whichever is ready first', async () => {
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const results: number[] = []
  const reading = (async () => {
    const work = async (item: number) => {
      await gates[item]?.promise
      return item
    }
    for await (const result of inOrder(numbers(4), work, 4)) {
      results.push(result)
    }
  })()
  for (const at of [3, 1, 2]) gates[at]?.resolve()
  await new Promise(resolve => setImmediate(resolve))
  expect(results).toEqual([])
  gates[0]?.resolve()
  await reading
  expect(results).toEqual([0, 1, 2, 3])
})

test('no more than so many are worked on at once', async () => {
  let underWay = 0
  let most = 0
  const work = async (item: number) => {
    most = Math.max(most, ++underWay)
    await new Promise(resolve => setImmediate(resolve))
    underWay--
    return item
  }
  for await (const _ of inOrder(numbers(20), work, 3));
  expect(most).toBe(3)
})

test('leaving early ends the source', async () => {
  let hasEnded = false
  for await (const item of inOrder(
    numbers(100, () => (hasEnded = true)),
    item => item,
    2,
  ))
    if (item === 1) break
  expect(hasEnded).toBe(true)
})

test('failures of the source and of the work are thrown in their turn', async () => {
  async function* failing() {
    yield 1
    throw new Error('source')
  }
  const results: number[] = []
  const read = async (work: (item: number) => number) => {
    for await (const result of inOrder(failing(), work, 2)) results.push(result)
  }
  await expect(read(item => item)).rejects.toThrow('source')
  expect(results).toEqual([1])
  await expect(
    read(() => {
      throw new Error('work')
    }),
  ).rejects.toThrow('work')
})
