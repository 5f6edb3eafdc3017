import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurnsOf } from '../engine/turns.ts'
import { createConnectionMutex } from './connection-mutex.ts'

test('one who wants the connection often has it in turns with the others', async () => {
  const mutex = createConnectionMutex(() => 0)
  const order: string[] = []
  const use = (owner: string) =>
    inTurnsOf(owner, async () => {
      await mutex.acquire()
      order.push(owner)
      await Promise.resolve()
      mutex.release()
    })
  const busy = Array.from({ length: 5 }, () => use('child 1'))
  const other = use('child 2')
  await Promise.all([...busy, other])
  expect(order).toEqual(['child 1', 'child 1', 'child 2', 'child 1', 'child 1', 'child 1'])
})

test('whoever closes it has it after all who wait', async () => {
  const mutex = createConnectionMutex(() => 0)
  const order: string[] = []
  const use = (owner: string, acquire: () => Promise<void>) =>
    inTurnsOf(owner, async () => {
      await acquire()
      order.push(owner)
      mutex.release()
    })
  await mutex.acquire()
  const all = [
    use('child 1', mutex.acquire),
    use('the last', mutex.acquireLast),
    use('child 1', mutex.acquire),
    use('child 2', mutex.acquire),
  ]
  mutex.release()
  await Promise.all(all)
  expect(order).toEqual(['child 1', 'child 2', 'child 1', 'the last'])
})

test('after a while, whoever waits lets the event loop read first what others ask', async () => {
  let time = 0
  const mutex = createConnectionMutex(() => time)
  const order: string[] = []
  await mutex.acquire()
  const waiting = mutex.acquire().then(() => order.push('the next one'))
  time = 100
  mutex.release()
  await Promise.resolve()
  order.push('what is ready now')
  await nextTurn()
  await waiting
  expect(order).toEqual(['what is ready now', 'the next one'])
})

test('it is free again after the last one, and others read while another process writes', async () => {
  const mutex = createConnectionMutex()
  const order: string[] = []
  const written = Promise.withResolvers<void>()
  const writing = mutex.whileAnotherWrites(() => written.promise)
  const read = async () => {
    await mutex.acquire()
    order.push('read')
    mutex.release()
  }
  const write = async () => {
    await mutex.acquire()
    await mutex.letOtherWrite()
    order.push('written')
    mutex.release()
  }
  const here = write()
  await read()
  written.resolve()
  await Promise.all([writing, here])
  await read()
  expect(order).toEqual(['read', 'written', 'read'])
})
