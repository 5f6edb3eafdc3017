import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'
import { pointsOf } from './points.ts'
import { selfCheck } from './self-check.ts'
import type { Subject } from './subject.ts'
import { subjectOf } from './subject-of.ts'

const GRADES = ['K', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Questions as they stand in books and on worksheets. */
const QUESTIONS: Readonly<Record<Subject, readonly string[]>> = {
  reading: [
    'Why did Charlotte write words in her web? Use details from the story.',
    'How does the main character feel at the beginning of the story? How do you know?',
    'Which sentence in paragraph 3 tells you that Sam is angry?',
    'How does the writer build tension in this extract?',
    'Find two words that show the dog was scared.',
  ],
  writing: [
    'Write a story about a lost kitten.',
    'Write a letter to your headteacher about school lunch. Write at least 100 words.',
    'Write about your holiday. Use five sentences.',
  ],
  grammar: [
    'What is the plural of mouse?',
    'Use the word "enormous" in a sentence.',
    'Which word is a synonym for happy: glad, sad, tall?',
  ],
  language: [
    'Translate into Spanish: I have a red dog.',
    'How do you say "good morning" in French?',
    'Put this sentence into the past tense in German: Ich gehe nach Hause.',
  ],
  science: [
    'Why do plants need sunlight?',
    'How do fish breathe under water?',
    'Plan a fair test to find out whether sugar dissolves faster in hot water.',
    'Explain the difference between mitosis and meiosis.',
    'Give three examples of renewable energy.',
  ],
  history: [
    'Give two reasons why the Vikings came to Britain.',
    'What was life like for children in Victorian times?',
    'How useful is source A to a historian studying the Blitz?',
    'Who was the first president of the United States?',
    'In 1066, who won at Hastings? Name 1 reason.',
  ],
  geography: [
    'What is the capital of Australia?',
    'Why are there so many earthquakes in Japan?',
    'Describe the climate of the Sahara desert.',
  ],
  maths: [
    'Tom has 24 apples and gives some away. How many are left if 9 go?',
    'Is a square always a rectangle? Explain.',
    'Explain why 0.5 is the same as 1/2.',
  ],
  other: ['What is your favourite season and why?', 'Who painted the Mona Lisa?', '', 'x'],
}

test.each(Object.entries(QUESTIONS))('questions of %s are known as such', (subject, questions) => {
  expect(questions.map(question => [question, subjectOf(question)])).toEqual(
    questions.map(question => [question, subject]),
  )
})

test('what is asked is heard, also how many and how long', () => {
  expect(askedIn('Give two reasons why the Vikings came to Britain.')).toMatchObject({
    asks: ['reason'],
    several: { count: 2, of: 'reasons' },
  })
  expect(askedIn('Read the text. Why was Maya nervous? Explain.')).toMatchObject({
    asks: ['reason'],
    questions: 1,
    sentence: 'Why was Maya nervous?',
  })
  expect(askedIn('Write a letter about lunch. Write at least 100 words.').length).toEqual({
    count: 100,
    of: 'words',
  })
  expect(askedIn('What is the difference between a frog and a toad?').asks).toEqual(['compare'])
  expect(askedIn('How are volcanoes formed?').asks).toEqual(['order'])
  expect(askedIn('Should dogs go to school? Why?').asks).toEqual(['opinion'])
  expect(askedIn('Explain why 0.5 is the same as 1/2.').several).toBeUndefined()
  expect(askedIn('When did the war end?').asks).toEqual([])
})

const WHY = 'Why do leaves fall in autumn?'

test('a list asks after what the question wants, and sees no more than anybody would', () => {
  const [first, second] = selfCheck(WHY, 'it gets cold', 4)
  expect(first).toMatchObject({ text: 'Did I answer the question?', more: `It asks: “${WHY}”` })
  expect(second).toMatchObject({ text: 'Did I give a reason?', seen: expect.stringContaining('“because”') })
  const [, reason, ...others] = selfCheck(WHY, 'Because the tree saves water.', 4)
  expect(reason?.seen).toBeUndefined()
  expect(others.every(({ seen }) => seen === undefined)).toBe(true)
  const twice = selfCheck('Who was Boudicca? When did she live?', 'A queen.', 5)
  expect(twice[0]?.text).toBe('Did I answer both questions?')
  expect(selfCheck('Write about rain. Use five sentences.', 'It rains.', 5)).toContainEqual(
    expect.objectContaining({ seen: 'You have 1 sentence so far.' }),
  )
})

test('each list is short, and asks nothing twice; a young child has three', () => {
  for (const question of Object.values(QUESTIONS).flat()) {
    for (const grade of GRADES) {
      const texts = selfCheck(question, 'They did it', grade).map(({ text }) => text)
      expect(new Set(texts).size, question).toBe(texts.length)
      expect(texts.length, question).toBeGreaterThanOrEqual(2)
      expect(texts.length, question).toBeLessThanOrEqual(grade === 'K' || grade < 3 ? 3 : 6)
    }
  }
})

test('the marks of a scheme come to its total, and grow with the grade', () => {
  for (const question of Object.values(QUESTIONS).flat()) {
    const totals = GRADES.map(grade => {
      const { points, total } = pointsOf(question, grade)
      expect(
        points.reduce((sum, { marks }) => sum + marks, 0),
        question,
      ).toBe(total)
      expect(new Set(points.map(({ text }) => text)).size, question).toBe(points.length)
      return total
    })
    expect(Math.min(...totals), question).toBeGreaterThan(0)
    expect(Math.max(...totals), question).toBeLessThanOrEqual(10)
    expect(totals, question).toEqual(totals.toSorted((one, other) => one - other))
  }
  expect(pointsOf('Give two reasons why the Vikings came to Britain.', 5)).toMatchObject({ total: 2 })
  expect(pointsOf('Why do plants need sunlight?', 4).points.map(({ text }) => text)).toEqual([
    'The question is answered',
    'A reason that is true and fits',
    'The right words of science',
  ])
})

test('a text without end is looked at in no time that grows with it twice as fast', () => {
  for (const part of ['write a ', 'two reason ', 'how do ', 'a', '1 + ', '? ', 'what does ']) {
    const long = part.repeat(20_000 / part.length)
    expect(selfCheck(long, long, 5).length).toBeGreaterThan(0)
    expect(pointsOf(long, 12).total).toBeGreaterThan(0)
  }
})
