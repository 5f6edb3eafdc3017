import { expect, test } from 'vitest'
import { tellStory } from '#maths/stories/make-story.ts'
import { modelOf } from '#maths/stories/story-model.ts'
import type { Message } from './conversation.ts'
import { seeded } from './make-question.ts'
import { tutorReply } from './tutor-reply.ts'

function talk(...said: string[]): string[] {
  const messages: Message[] = []
  return said.map(text => {
    messages.push({ role: 'child', text })
    const reply = tutorReply({ messages: [...messages], childName: 'Mina' })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

const STORIES = (['easier', 'same', 'harder'] as const).flatMap(size =>
  Array.from({ length: 12 }, (_, seed) => tellStory(seeded(seed * 31 + 7), size)),
)

test.each(STORIES)('%s is never answered by the tutor, and its answer is right', story => {
  const model = modelOf(story)
  if (!model) throw new Error(`Can't judge ${story}`)
  const { answer, isMoney } = model
  const begged = talk(
    story,
    'hint',
    'idk',
    'just tell me',
    'why',
    'is it 999',
    'another hint',
    'what do i do',
  )
  const secret = answer.map(each => (isMoney ? each.mul(100) : each).toFraction())
  const hidden = secret.filter(each => !numbersOf(story).includes(each))
  for (const reply of begged)
    expect(
      hidden.filter(each => numbersOf(reply).includes(each)),
      reply,
    ).toEqual([])
  const own = secret.map(each => (isMoney ? `${each}p` : each)).join(' and ')
  expect(talk(story, own)[1]).toMatch(/is right/)
})

test('number bonds are never said first', () => {
  for (const asked of talk('number bonds to 20', 'hint', 'idk', 'just tell me', 'help', 'another')) {
    expect(asked).not.toMatch(/\bmake \$20\$[.:]/)
  }
})

test('what was only perhaps meant is right where the nets are sure of it, too', () => {
  const [, reply] = talk('Two pans of 9 eggs and an apple. How many eggs are in the pans?', '18')
  expect(reply).toMatch(/^(?:Yes, \*\*18\*\*|I get \*\*18\*\*, too)/)
})
