import { describe, expect, it } from 'vitest'
import { lastInGrade } from '#support/talks.ts'
import { tutorReply } from '../tutor-reply.ts'

const lastOf = lastInGrade(5)
const DOUBTED = ['what is 1 1/2 + 3/4', 'its 9/4 cos 6 x 4 = 25']

// Bugs: a child that stood by a line that was read wrong was asked whether that is a new question, or given a proof.
describe('what a child says of a line that was doubted', () => {
  it.each(['but one and a half is 6 quarters!', 'i meant 6 x 4 = 24', '6 + 3 = 9 thats true'])(
    'is taken where it is so: %s',
    said => expect(lastOf(...DOUBTED, said).reply).toMatch(/^You are right! I’m sorry/),
  )

  it.each(['but it is! 6 x 4 is 25', 'it is true though'])(
    'is not taken where nothing of it is so: %s',
    said => expect(lastOf(...DOUBTED, said).reply).not.toMatch(/sorry|You are right/),
  )

  it('is told why, and nothing false is owned up to', () => {
    expect(lastOf(...DOUBTED, 'why did you say it is not true').reply).toMatch(
      /^Because of `6 × 4 = 25` alone/,
    )
  })

  it.each([
    [
      'Look at $180 - 40 = 140.5$ again.',
      'what?? i never said 140.5. 180 - 40 is 140',
      /^Sorry, I read that wrong.*right/,
    ],
    ['Look at $180 - 40 = 140$ again.', 'i never said 140. 180 - 40 is 140', /^(?!Sorry)/],
    ['What is $180 - 30$?', 'i never said 30. 180 - 40 is 140', /^(?!Sorry)/],
  ])('of a number that it has not said: %s %s', (text, said, reply) => {
    const texts = ['what is 180 - 40 - 70', 'What comes first?', '180 - 40 = 140', text, said]
    const messages = texts.map((each, at) => ({
      role: at % 2 ? ('tutor' as const) : ('child' as const),
      text: each,
    }))
    expect(tutorReply({ messages, childName: 'Mina' })).toMatch(reply)
  })
})
