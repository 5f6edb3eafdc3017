import { type Checkup, checkupSchema } from '#contract/checkups.ts'
import type { Question } from '#maths/domain/question.ts'
import { kindOf, solve } from '#maths/kinds/doors.ts'
import { misconceptions } from '#maths/kinds/misconceptions.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import type { Answer, Browser } from './browser.ts'

/** The one question that a text is. */
export function questionIn(text: string): Question {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  return question
}

/** What a child who knows it types. */
export function rightAnswer(text: string): string {
  return solve(questionIn(text)).answer.replace(/\\text\{([^{}]*)\}/g, '$1')
}

/** What a child with a misconception types; the right answer where it does not apply. */
export function answerWith(id: string, text: string): string {
  const misconception = misconceptions.find(each => each.id === id)
  return misconception?.answerTo(questionIn(text)) ?? rightAnswer(text)
}

/** A wrong answer that comes from one of the question's own misconceptions, where there is one. */
export function wrongAnswer(text: string): string {
  const question = questionIn(text)
  for (const each of kindOf(question).misconceptions) {
    const answer = each.answerTo(question)
    if (answer !== undefined) return answer
  }
  return '987654321'
}

export async function startCheckup(browser: Browser, wish: object = { grade: 4 }): Promise<Checkup> {
  return checkupSchema.parse((await browser.post('/api/checkups', wish)).json)
}

export function sendAnswer(
  browser: Browser,
  checkup: Checkup,
  answer: string,
  submissionId: string = crypto.randomUUID(),
): Promise<Answer> {
  const number = checkup.question?.number ?? 0
  return browser.post(`/api/checkups/${checkup.id}/answers`, { number, answer, submissionId })
}

/** Answers every question until the check-up has ended. */
export async function answerAll(
  browser: Browser,
  checkup: Checkup,
  answerTo: (question: string) => string,
): Promise<Checkup> {
  let current = checkup
  while (current.question) {
    const { json } = await sendAnswer(browser, current, answerTo(current.question.question))
    current = checkupSchema.parse(json)
  }
  return current
}
