import { expect, it } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { seeded } from '#support/maths/seeded.ts'
import { nearQuestion } from '../../practice/near.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { readStory } from '../../stories/read-story.ts'
import type { StoryQuestion } from '../../stories/story-question.ts'
import { markQuestion } from '../doors.ts'
import { stories } from './index.ts'
import { solveStory } from './solve.ts'

/** By the words of our own stories alone. */
function reckoned(text: string): string | undefined {
  const [a = 0, b = 0, c = 0] = (text.match(/\d+/g) ?? []).map(Number)
  if (/pays with/.test(text)) return `£${c - a * b}`
  if (/each week for/.test(text)) return `£${a + b * c}`
  if (/each week/.test(text)) return `£${a * b}`
  if (/rows of|each day/.test(text)) return String(a * b)
  if (/teams of/.test(text)) return String(a / b)
  if (/get off|sells|go home/.test(text)) return String(a - b)
  if (/lost/.test(text)) return String(a - b - c)
  if (/Each \w+ has.*gives/.test(text)) return String(a * b - c)
  if (/shares|puts/.test(text)) return String(a / b)
  if (/in each|Each/.test(text)) return String(a * b)
  if (/gives|how many more \w+ does/i.test(text)) return String(a - b)
  return String(a + b)
}

testKind(stories, { oracle: reckoned, questions: 150 })

const asked = (text: string): StoryQuestion => {
  const read = readStory(text)
  if (read.tier === 'none') throw new Error(`Not read: ${text}`)
  return { kind: 'story', text, reading: read.reading }
}

it.each([
  ['Tom has 12 sweets. He eats 5 sweets. How many sweets does he have left?', '7 sweets left', 'right'],
  ['Tom has 12 sweets. He eats 5 sweets. How many sweets does he have left?', 'he has 7 sweets', 'right'],
  ['Tom has 12 sweets. He eats 5 sweets. How many sweets does he have left?', '12 - 5 = 7', 'right'],
  ['Tom has 12 sweets. He eats 5 sweets. How many sweets does he have left?', 'seven', 'right'],
  ['Tom has 12 sweets. He eats 5 sweets. How many sweets does he have left?', '17', 'wrong'],
  ['A pen costs 40p. How much do 3 pens cost?', '£1.20', 'right'],
  ['A pen costs 40p. How much do 3 pens cost?', '120p', 'right'],
  ['A pen costs ₹40. How much do 3 pens cost?', '120 rupees', 'right'],
  ['A pen costs 40 rupees. How much do 3 pens cost?', 'Rs. 120', 'right'],
  ['A pen costs ₹40. How much do 3 pens cost?', '₹43', 'wrong'],
  ['The rope was 30 m long. 12 m was cut off. How long is the rope now?', '18 metres', 'right'],
])('%s %s is %s', (text, answer, verdict) => {
  expect(markQuestion(asked(text), answer).verdict).toBe(verdict)
})

it('names the step at which a child has stopped', () => {
  const question = asked(
    'Mia buys 3 boxes. Each box has 8 pens. She gives 5 pens to a friend. How many pens does Mia have left?',
  )
  const marked = markQuestion(question, '24')
  expect(marked.explanations.map(({ id }) => id)).toEqual(['story-stopped-early'])
  expect(marked.earned).toEqual([true, false])
})

it('tells stories of every topic', () => {
  const random = seeded(3)
  const concepts = Array.from({ length: 60 }, () => {
    const made = stories.draftOfKind.make(random, 4)
    return stories.topicOf({ ...made, text: made.text }).concept
  })
  expect(new Set(concepts).size).toBe(stories.topics.length)
})

it('reckons with the decimals that a story is told with, and with the parts that it names', () => {
  const wayOf = (text: string) => solveStory(asked(text)).steps.map(({ plan }) => plan)
  expect(wayOf('Tom has £5 and buys a sandwich for £2.30. How much does he have left?').join()).toContain(
    '$5 - 2.3 = 2.7$',
  )
})

it('lets nobody give away more than there is in a story that is built like another one', () => {
  const [question] =
    readQuestions(
      'Mia has 4 bags of marbles. Each bag has 6 marbles. She gives 5 marbles to her brother. How many marbles does she have left?',
    ) ?? []
  if (!question) throw new Error('not read')
  const made = Array.from({ length: 20 }, (_, seed) => nearQuestion(question, { random: seeded(seed + 1) }))
  const impossible = made.filter(each => {
    const [packs = 0, size = 0, gone = 0] = (each?.text.match(/\d+/g) ?? []).map(Number)
    return /give/.test(each?.text ?? '') && packs * size < gone
  })
  expect(impossible.map(each => each?.text)).toEqual([])
})
