import { expect, test, vi } from 'vitest'
import type { ServerMessage } from '#contract/live-chat-socket.ts'
import { createRooms } from './rooms.ts'

const changed = (sessionId: number): ServerMessage => ({ type: 'changed', sessionId })

function member() {
  const told: ServerMessage[] = []
  return { told, send: vi.fn((...messages: ServerMessage[]) => void told.push(...messages)) }
}

test('a hundred windows that all change something are each told in a few goes, in order', async () => {
  const rooms = createRooms()
  const members = Array.from({ length: 100 }, member)
  for (const each of members) rooms.enter(1, each)
  members.forEach((from, sessionId) => {
    rooms.tell(1, changed(sessionId), from)
  })
  await vi.waitUntil(() => members.every(({ told }) => told.length === 99))
  const [, second] = members
  expect(second?.told.map(each => 'sessionId' in each && each.sessionId)).toEqual(
    Array.from({ length: 100 }, (_, id) => id).filter(id => id !== 1),
  )
  // One by one it would be 9,900 times.
  expect(members.reduce((sum, { send }) => sum + send.mock.calls.length, 0)).toBeLessThanOrEqual(200)
})

test('one that has left meanwhile is told nothing, and what comes after a pause is told too', async () => {
  const rooms = createRooms()
  const [stays, leaves, other] = [member(), member(), member()]
  rooms.enter(1, stays)
  rooms.enter(1, leaves)
  rooms.enter(2, other)
  rooms.tell(1, changed(1))
  rooms.leave(1, leaves)
  await vi.waitUntil(() => stays.told.length === 1)
  rooms.tell(1, changed(2))
  await vi.waitUntil(() => stays.told.length === 2)
  expect([leaves.told, other.told]).toEqual([[], []])
})

test('what gathers is told once, and what was said last is the last word', async () => {
  const rooms = createRooms()
  const window = member()
  rooms.enter(1, window)
  const replying: ServerMessage = { type: 'replying', sessionId: 1, isGreeting: false }
  rooms.tell(1, changed(1))
  rooms.tell(1, { ...replying })
  rooms.tell(1, changed(2))
  rooms.tell(1, changed(1))
  rooms.tell(1, changed(2))
  await vi.waitUntil(() => window.told.length > 0)
  expect(window.told).toEqual([replying, changed(1), changed(2)])
})
