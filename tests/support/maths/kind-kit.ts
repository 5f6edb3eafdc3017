import { describe, expect, it } from 'vitest'
import type { Random } from '#maths/domain/misconception.ts'
import type { Question } from '#maths/domain/question.ts'
import type { ValueKind } from '#maths/kinds/by-value/define-kind.ts'
import { markQuestion, saysAnswer } from '#maths/kinds/doors.ts'
import { findingsOf } from '#maths/marking/findings.ts'
import { problemByValue } from '#maths/practice/problem-by-value.ts'
import { readingsOf } from '#maths/questions/read-question.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { tries } from '../how-much.ts'
import { JUDGED_OF_KIND, OF_A_HUNDRED } from './property-runs.ts'
import { seeded } from './seeded.ts'

export interface KitOptions {
  /** Questions that a run of everything makes, each answered in every spelling. */
  questions?: number
  /** The right answer by an independent way (mathjs, or another rule): as a child types it; undefined where it can't tell. */
  oracle: (question: string) => string | undefined
}

/** How a right answer stands in what a child writes. */
const AROUND: ((answer: string) => string)[] = [
  answer => answer,
  answer => `  ${answer}\n`,
  answer => `= ${answer}`,
  answer => `Answer: ${answer}`,
  answer => `The answer is ${answer}.`,
  answer => `I think it is ${answer} :)`,
  answer => `I did it in my head\n${answer}`,
  answer => `so it's ${answer}!`,
  answer => `is it ${answer}?`,
  answer => `ok ${answer}`,
  answer => `→ ${answer}`,
]
const GRADES = [3, 5, 7, 9]
/** Each stands alone and in a sentence, so that there are at least six forms. */
const LEAST_FORMS = 3
/** Of few children one weighs more. */
const LEAST_DIAGNOSED = tries(0.85, 0.9)
/** With each misconception. */
const CHILDREN = tries(4, 40)

function made<Q extends Question>(
  { draftOfKind: { make, write } }: ValueKind<Q>,
  random: Random,
  at: number,
): Q {
  const own = make(random, GRADES[at % GRADES.length] ?? 5)
  return { ...own, text: write(own) }
}

function readOnly(text: string): Question {
  const [question, ...others] = readQuestions(text) ?? []
  if (!question || others.length > 0) throw new Error(`Not read as one question: ${text}`)
  return question
}

const isRight = (verdict: string) => verdict === 'right' || verdict === 'rounded'

/**
 * The properties that every kind keeps: what it makes it reads again, as itself alone; a right answer is right however
 * it is written; what a misconception leads to is wrong and found; practice questions have one right option; the chat
 * says no answer. Call it once in a kind's test file.
 */
export function testKind<Q extends Question>(
  kind: ValueKind<Q>,
  { questions: all = 300, oracle }: KitOptions,
): void {
  const questions = Math.ceil((all * OF_A_HUNDRED) / 100)
  describe(`the kind ${kind.name}`, () => {
    it('reads what it writes, and no other kind does', () => {
      const random = seeded(11)
      for (let at = 0; at < questions; at++) {
        const { text } = made(kind, random, at)
        const question = readOnly(text)
        expect([text, question.kind]).toEqual([text, kind.name])
        expect([text, readingsOf(text).length]).toEqual([text, 1])
      }
    }, 60_000)

    it('never calls a right answer wrong, in any spelling', () => {
      const random = seeded(12)
      let judged = 0
      for (let at = 0; at < questions; at++) {
        const question = made(kind, random, at)
        const { expected } = kind.solve(question)
        const spellings = [...new Set([expected.text, ...expected.spellings])]
        expect([question.text, spellings.length >= LEAST_FORMS], spellings.join(' | ')).toEqual([
          question.text,
          true,
        ])
        const read = readOnly(question.text)
        for (const [index, spelling] of spellings.entries()) {
          const around = AROUND[(at + index) % AROUND.length]
          for (const answer of [spelling, around?.(spelling) ?? spelling]) {
            judged++
            const { verdict } = markQuestion(read, answer)
            expect([question.text, answer, isRight(verdict) ? 'right' : verdict]).toEqual([
              question.text,
              answer,
              'right',
            ])
          }
        }
      }
      expect(judged).toBeGreaterThanOrEqual(JUDGED_OF_KIND)
    }, 120_000)

    it('agrees with an independent way', () => {
      const random = seeded(13)
      let checked = 0
      for (let at = 0; at < questions; at++) {
        const question = made(kind, random, at)
        const answer = oracle(question.text)
        if (answer === undefined) continue
        checked++
        const { verdict } = markQuestion(question, answer)
        expect([question.text, answer, isRight(verdict)]).toEqual([question.text, answer, true])
      }
      expect(checked).toBeGreaterThan(questions / 3)
    }, 60_000)

    it('finds the misconception of at least 90 in 100 children with one bug', () => {
      const random = seeded(14)
      let [children, found] = [0, 0]
      for (const misconception of kind.misconceptions) {
        for (let child = 0; child < CHILDREN; child++) {
          const question = readOnly(misconception.makeQuestion(random))
          const answer = misconception.answerTo(question)
          if (answer === undefined)
            throw new Error(`${misconception.id} predicts nothing for ${question.text}`)
          const marked = markQuestion(question, answer)
          expect([question.text, answer, marked.verdict]).toEqual([question.text, answer, 'wrong'])
          children++
          if (findingsOf([marked]).knowledgeGaps[0]?.description === misconception.gap) found++
        }
      }
      expect(found / children).toBeGreaterThanOrEqual(LEAST_DIAGNOSED)
    }, 120_000)

    it('makes practice questions with exactly one right option', () => {
      const random = seeded(15)
      for (const practised of kind.misconceptions) {
        for (let count = 0; count < tries(2, 10); count++) {
          const draft = kind.draft({ practised, random, grade: GRADES[count % GRADES.length] ?? 5 })
          if (!draft) throw new Error(`No practice question for ${practised.id}`)
          const { question, answer, wrongAnswers, own } = draft
          expect(new Set([answer, ...wrongAnswers]).size, question).toBe(4)
          expect(wrongAnswers).toContain(own)
          const note = { wrongAnswer: own, words: practised.explanation }
          expect([
            question,
            problemByValue({ question, answer, wrongAnswers, explanation: draft.explain(), note }),
          ]).toEqual([question, undefined])
        }
      }
    }, 120_000)

    it('knows when a text says the answer, and its own tips do not', () => {
      const random = seeded(16)
      for (let at = 0; at < tries(8, 60); at++) {
        const question = made(kind, random, at)
        const { answer } = kind.solve(question)
        const plain = answer.replace(/\\text\{([^{}]*)\}/g, '$1')
        expect([question.text, plain, saysAnswer(`The answer is ${plain}.`, question)]).toEqual([
          question.text,
          plain,
          true,
        ])
        for (const tip of kind.topicOf(question).tips) {
          expect([question.text, tip, saysAnswer(tip, question)]).toEqual([question.text, tip, false])
        }
      }
    }, 60_000)

    it('describes its topics and misconceptions in whole sentences', () => {
      for (const { standard, mastery, tips, activities } of kind.topics) {
        expect(standard).toMatch(/^(?:K|[1-8]|HS[A-Z])[.-][A-Z]+\.[A-Z]\.\d+[a-z]?$/)
        expect(mastery).toMatch(/^[A-Z].+\.$/)
        for (const tip of tips) expect(tip).not.toMatch(/\d/)
        expect(activities.length).toBeGreaterThan(0)
        for (const { description } of activities) expect(description).toMatch(/^[A-Z].{60,}[.?]$/s)
      }
      for (const { gap, explanation, topic } of kind.misconceptions) {
        expect(gap).toMatch(/^[A-Z][^.]+\.$/)
        expect(explanation).toMatch(/^[A-Z].+\.$/)
        expect(explanation).not.toMatch(/\d/)
        expect(kind.topics).toContain(topic)
      }
      for (const topic of kind.topics) {
        expect([topic.concept, kind.misconceptions.some(each => each.topic === topic)]).toEqual([
          topic.concept,
          true,
        ])
      }
    })
  })
}
