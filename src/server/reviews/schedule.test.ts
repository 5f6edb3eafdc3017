import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { isDue, type Memory, type Recall, remember } from './schedule.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const start = new Date('2025-03-05T14:00:00Z')

const ratings: [Recall, Grade][] = [
  ['wrong', Rating.Again],
  ['hinted', Rating.Hard],
  ['right', Rating.Good],
]

test('the return times of 200 children are those of ts-fsrs itself, through storage', () => {
  const scheduler = fsrs()
  const random = seeded(5)
  for (let child = 0; child < 200; child++) {
    let now = start
    let card = createEmptyCard(now)
    let memory: Memory | undefined
    for (let answer = 0; answer < 25; answer++) {
      const [recall, grade] = ratings[Math.floor(random() * 3)] ?? ratings[0] ?? ['right', Rating.Good]
      card = scheduler.next(card, now, grade).card
      memory = JSON.parse(JSON.stringify(remember(memory, recall, now)))
      expect(memory).toMatchObject({
        dueAt: card.due.toISOString(),
        stability: card.stability,
        reps: card.reps,
      })
      // Minutes within a sitting, days between them, sometimes long after the return.
      const waits = [MINUTE, 12 * MINUTE, DAY, card.due.getTime() - now.getTime() + DAY]
      now = new Date(now.getTime() + Math.max(MINUTE, waits[Math.floor(random() * waits.length)] ?? DAY))
    }
  }
})

test('five right answers in a row come back after days, and each good look puts the return off further', () => {
  let now = start
  let memory: Memory | undefined
  for (let answer = 0; answer < 5; answer++) {
    memory = remember(memory, 'right', now)
    now = new Date(now.getTime() + MINUTE)
  }
  const waits: number[] = []
  for (let look = 0; look < 4; look++) {
    if (!memory) throw new Error('There is no memory')
    const due = new Date(memory.dueAt)
    waits.push((due.getTime() - new Date(memory.lastReviewAt).getTime()) / DAY)
    expect(isDue(memory, new Date(due.getTime() - 1))).toBe(false)
    expect(isDue(memory, due)).toBe(true)
    memory = remember(memory, 'right', due)
  }
  expect(waits[0]).toBeGreaterThan(1)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(new Set(waits).size).toBe(waits.length)
})

test('a clock that is set back loses nothing: what was ahead by days is looked at, and then goes by the right time', () => {
  const ahead = new Date(start.getTime() + 400 * DAY)
  const memory = remember(remember(undefined, 'right', ahead), 'right', ahead)
  expect(isDue(memory, start)).toBe(true)
  const after = remember(memory, 'right', start)
  expect(after.reps).toBe(3)
  expect(isDue(after, start)).toBe(false)
  expect(new Date(after.dueAt).getTime() - start.getTime()).toBeLessThan(30 * DAY)
  // Back by an hour, as in autumn, changes nothing.
  expect(isDue(memory, new Date(ahead.getTime() - 60 * MINUTE))).toBe(false)
})
