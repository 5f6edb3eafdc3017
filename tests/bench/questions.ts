import { misconceptions } from '#maths/kinds/by-lines/misconceptions/table.ts'
import { makePracticeQuestions } from '#maths/practice/make-questions.ts'
import type { Bench } from './figure.ts'
import { isRightOption } from './question-oracle.ts'

const QUESTIONS = 10_000
const SET = 5

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

export const questions: Bench = {
  name: 'questions',
  async run() {
    const made = []
    const begin = process.cpuUsage()
    while (made.length < QUESTIONS) {
      for (const { topic, gap } of misconceptions) {
        const set = { concept: topic.concept, description: gap, standard: null, grade: 5 as const }
        made.push(...(makePracticeQuestions({ ...set, count: SET, earlier: [] }) ?? []))
      }
    }
    const value = made.length / seconds(process.cpuUsage(begin))
    const wrong = made.filter(({ question, answer, wrongAnswers }) => {
      const isOneRight =
        isRightOption(question, answer) && !wrongAnswers.some(option => isRightOption(question, option))
      if (!isOneRight) console.log(`  wrong: ${question} | ${answer} | ${wrongAnswers.join(' | ')}`)
      return !isOneRight
    })
    return [
      {
        what: `builtin questions without exactly one right option, of ${made.length.toLocaleString('en')}, by an independent engine`,
        value: wrong.length,
        unit: 'questions',
        aim: { most: 0 },
      },
      { what: 'builtin questions, of one processor', value, unit: 'a second', aim: { least: 500 } },
    ]
  },
}
