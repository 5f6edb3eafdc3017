import { describe, expect, test } from 'vitest'
import { hearChild } from './local-check.ts'
import { ownWords } from './own-words.ts'

describe('an answer is read as an answer first, and nothing of it is left to hear', () => {
  test.each([
    'I think it is 15 days',
    'i reckon she would be 40 by then',
    'It will take Grandad 3 weeks',
    'we worked out (y - 1)(y + 9)',
    'he killed 6 of the 9 dragons so 3 are left',
    'my answer is three quarters',
    'x = -4',
    'I did 6 times 7 and got 42',
  ])('%s', answer => {
    expect(ownWords(answer, 'answer', true).tellsOfSelf).toBe(false)
    expect(hearChild(answer, { place: 'answer' })).toBeUndefined()
  })
})

test.each([
  ['42. i want to die', 'self_harm'],
  ['it is 9 days, and my dad hits me every day', 'abuse'],
])('what is left over of an answer is heard: %s', (answer, concern) => {
  expect(hearChild(answer, { place: 'answer' })?.concern).toBe(concern)
})

describe('of a question only words of the child about itself count', () => {
  test.each([
    'Emma’s stepfather hits her and locks her in. What does the reader feel?',
    'A knife costs £4 and a cake £7. What do both cost?',
    'He wants to die. Which verb form is this?',
    'Tom says “I want to kill myself” in chapter 3. Why?',
    'Read the passage: I was scared when my father came home drunk. How does the narrator feel?',
    'My uncle hits 24 golf balls in 6 minutes. How many does he hit in an hour?',
  ])('not: %s', question => {
    const finding = hearChild(question, { place: 'question' })
    expect(finding === undefined || finding.tier === 'stop').toBe(true)
  })

  test.each(['i want to die', 'my dad hits me with a belt what can i do', 'how do i stop cutting myself'])(
    'but: %s',
    question => expect(hearChild(question, { place: 'question' })?.tier).toBe('urgent'),
  )
})

describe('a feeling about the work is left to the tutor', () => {
  test.each([
    'i suck at this',
    'stupid at this',
    'i keep getting it wrong im stupid',
    'i hate these fractions',
    'ugh im so bad at decimals',
    'i cant do this anymore there are too many sums',
    'this homework is killing me',
  ])('%s', text => expect(hearChild(text, { isAtWork: true })).toBeUndefined())

  test.each([
    ['im so stupid i hate myself', 'talk'],
    ['i suck at this, nobody would miss me', 'urgent'],
    ['im scared of my teacher', 'talk'],
  ])('but not what is about more than the work: %s', (text, tier) =>
    expect(hearChild(text, { isAtWork: true })?.tier).toBe(tier),
  )
})
