import { expect, test } from 'vitest'
import { drawn, FORMS, type Form, play, type Turn } from '#support/chat/played-child.ts'
import { partOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'

/** What is known to go wrong between the tutor and a child who answers it rightly; the list only gets shorter. */
const KNOWN = 'chat/played-child.txt'
const EVERY = 20

/** Each question in each form, and in two of them with a wrong number first. */
const talks = drawn().flatMap(each => [
  ...(Object.keys(FORMS) as Form[]).map(form => ({ ...each, form, isWrongFirst: false })),
  ...(['digits', 'sentence'] as const).map(form => ({ ...each, form, isWrongFirst: true })),
])
type Talk = (typeof talks)[number]

const played = partOf(talks, ({ form, isWrongFirst }) => `${form} ${isWrongFirst}`, EVERY).map(talk => ({
  talk,
  turns: play(talk, talk.form, talk.isWrongFirst),
}))
const nameOf = ({ topic, form, isWrongFirst }: Talk) =>
  `${topic}, ${form}${isWrongFirst ? ' behind a wrong number' : ''}`
const isFaulty = ({ is, faults }: Turn) => is !== 'wrong' && faults.length > 0

test('a child who answers each question of the tutor’s rightly, in any form, is credited and led to the answer', async () => {
  const failing = played.filter(({ turns }) => turns.some(isFaulty))
  await expectKnownAmong(
    KNOWN,
    failing.map(({ talk }) => nameOf(talk)),
    played.map(({ talk }) => nameOf(talk)),
  )
})

test('a wrong number in reply to a question of the tutor’s is never called right', () => {
  const wrong = played.flatMap(({ talk, turns }) =>
    turns.filter(({ is }) => is === 'wrong').map(turn => ({ ...turn, name: nameOf(talk) })),
  )
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.filter(({ faults }) => faults.length > 0)).toEqual([])
})
