import { builtinTutor } from '#server/ai/providers/builtin/tutor.ts'
import type { Bench } from './figure.ts'

/** Answers as children give them: right, partly right, wrong, and over several lines. */
const answers = [
  ['What is 3/4 + 1/8?', '3/4 = 6/8\n6/8 + 1/8 = 7/8'],
  ['What is 1/2 + 1/3?', '2/5'],
  ['Work out 407 - 158', '351'],
  ['Calculate 2 + 3 × 4', '20'],
  ['Solve 2x + 3 = 11', '2x = 8\nx = 4'],
  ['What is 15% of 80?', '12'],
] as const
const SECONDS = 3

/** Processor time rather than the clock's: other programs of a busy machine don't count. */
const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

export const marking: Bench = {
  name: 'marking',
  async run() {
    const { signal } = new AbortController()
    const grade = 5 as const
    let marked = 0
    const begin = process.cpuUsage()
    while (seconds(process.cpuUsage(begin)) < SECONDS) {
      const [question, answer] = answers[marked % answers.length] ?? answers[0]
      const { markingScheme, totalScore } = await builtinTutor.makeMarkingScheme({ question, grade }, signal)
      const { overallAssessment } = await builtinTutor.assess(
        { question, answer, grade, markingScheme, totalPossibleScore: totalScore },
        signal,
      )
      await builtinTutor.findGaps({ question, answer, grade, assessment: overallAssessment }, signal)
      marked++
    }
    const value = marked / seconds(process.cpuUsage(begin))
    const what = 'builtin markings (scheme, assessment, gaps), of one processor'
    return [{ what, value, unit: 'a second', aim: { least: 2_000 } }]
  },
}
