import { expect, test } from 'vitest'
import { checkQuestions } from '#server/ai/question-check.ts'
import { compare } from '../compare.ts'
import { practiceOfPage } from './make-questions.ts'
import type { PageFact } from './wrong-answers.ts'

const fact = (question: string, expected: string, ...answers: string[]): PageFact => ({
  question,
  expected,
  answers,
})

const facts = [
  fact('What is the capital of France?', 'Paris', 'Lyon'),
  fact('Which planet is closest to the Sun?', 'Mercury'),
  fact('Spell the word: a place where you borrow books.', 'library', 'libary'),
  fact('When did the Battle of Hastings take place?', '1066', '1067'),
  fact('On which date did the war end?', '11 November 1918'),
  fact('Tom has 24 apples. He gives 9 away. How many are left?', '15', '24 + 9 = 33'),
  fact('How long is a part of the rope?', '75 cm', '57 cm'),
  fact('Who was the first person on the Moon?', 'Neil Armstrong', 'Buzz Aldrin'),
  fact('What are the three primary colours?', 'red, yellow and blue'),
  fact('Why do we have day and night?', 'Because the Earth spins on its axis'),
  fact('Is a whale a fish?', 'no', 'yes'),
]

test.each(facts)(
  '$expected: sets without end, each of different questions with honest options',
  async fact => {
    const others = facts.filter(other => other !== fact)
    const earlier: string[] = []
    for (let set = 0; set < 4; set++) {
      const made = practiceOfPage(fact, others, { count: 5, earlier }) ?? []
      const { good, problems } = await checkQuestions(made, earlier.slice(-10))
      expect(problems).toEqual([])
      expect(good).toHaveLength(5)
      earlier.push(...made.map(({ question }) => question))
    }
  },
)

test('what the child wrote is among the wrong options', () => {
  for (const each of facts.filter(({ answers }) => answers.length > 0 && !/=/.test(answers[0] ?? ''))) {
    const [first] = practiceOfPage(each, facts, { count: 1, earlier: [] }) ?? []
    expect(first?.wrongAnswers, each.expected).toContain(each.answers[0])
  }
})

test('no option that could be right as well stands among the wrong ones', () => {
  for (const each of facts) {
    for (const { answer, wrongAnswers, question } of practiceOfPage(each, facts, { count: 5, earlier: [] }) ??
      []) {
      if (question.includes('Which')) continue
      for (const wrong of wrongAnswers) {
        expect(compare({ ...each, expected: answer, answer: wrong }).verdict, wrong).not.toBe('right')
      }
    }
  }
  // Any country would do: others of its kind may be right too.
  const example = practiceOfPage(fact('Name a country in Europe.', 'France'), facts, {
    count: 1,
    earlier: [],
  })
  for (const wrong of example?.[0]?.wrongAnswers ?? []) expect(wrong).toMatch(/^F/)
})
