import { expect, test } from 'vitest'
import { orWithout, Unreadable, unlessPoison, withoutPoison } from './poison.ts'
import { RanOver } from './thread.ts'

/** Reads texts together as the engine does: one that holds `poison` runs over. */
function reader(door: string) {
  const tried: string[][] = []
  const read = (texts: string[]) =>
    unlessPoison([door, texts], async () => {
      tried.push(texts)
      if (texts.some(text => text.includes('poison'))) throw new RanOver()
      return texts.join(' ')
    })
  return { tried, read: (...texts: string[]) => withoutPoison(door, texts, read) }
}

test('what ran over once is not tried again', async () => {
  let tries = 0
  const work = async () => {
    tries++
    throw new RanOver()
  }
  for (let count = 1; count <= 3; count++)
    await expect(unlessPoison('once', work)).rejects.toBeInstanceOf(Unreadable)
  expect(tries).toBe(1)
})

test('a failure of another kind is tried again', async () => {
  let tries = 0
  const work = async () => {
    if (++tries === 1) throw new TypeError('by chance')
    return 'read'
  }
  await expect(unlessPoison('twice', work)).rejects.toThrow('by chance')
  expect(await unlessPoison('twice', work)).toBe('read')
})

test('a conversation goes on after a poisonous message', async () => {
  const { tried, read } = reader('goes on')
  await expect(read('hello', 'poison')).rejects.toBeInstanceOf(Unreadable)
  expect(await read('hello', 'poison', 'what is 3 + 4')).toBe('hello … what is 3 + 4')
  expect(await read('poison', 'and 5 + 6')).toBe('… and 5 + 6')
  await expect(read('other words', 'poison')).rejects.toBeInstanceOf(Unreadable)
  // Together with the others, and once by itself.
  expect(tried.filter(texts => texts.includes('poison'))).toHaveLength(2)
})

test('poison that was kept before this start is found among the others', async () => {
  const { read } = reader('after a start')
  expect(await read('poison one', 'hello', 'poison two', 'what is 3 + 4')).toBe('… hello … what is 3 + 4')
})

test('texts that are too much only together cost the newest', async () => {
  const read = (texts: string[]) =>
    unlessPoison(['together', texts], async () => {
      if (texts.filter(text => text !== '…').length > 2) throw new RanOver()
      return texts.length
    })
  await expect(withoutPoison('together', ['a', 'b', 'c'], read)).rejects.toBeInstanceOf(Unreadable)
  expect(await withoutPoison('together', ['a', 'b'], read)).toBe(2)
})

test('what is shown beside is left out where it can not be read', async () => {
  expect(await orWithout(Promise.reject(new Unreadable()), [])).toEqual([])
  await expect(orWithout(Promise.reject(new TypeError('by chance')), [])).rejects.toThrow('by chance')
})
