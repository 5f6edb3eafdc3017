import type { MarkingScheme } from '#contract/evaluations.ts'
import { marksText } from '#maths/marking/scheme.ts'
import { asEntered } from '#maths/questions/as-entered.ts'
import { expectedValue } from './expected-value.ts'
import { MARKS_PER_PART } from './page-mark.ts'
import { splitParts } from './split-parts.ts'

function ways(question: string, expected: string): string[] {
  if (expectedValue(question, expected)) {
    return [
      'Working that computes, with the numbers of the question (1 mark)',
      'The answer, in any equal form (1 mark; a right answer alone earns every mark)',
    ]
  }
  return [
    `The answer, in these words or others that mean the same (${marksText(MARKS_PER_PART)}; 1 mark where it is partly right)`,
  ]
}

/** The answer page as a marking scheme, markdown. */
export function schemeOfPage(question: string, expectedAnswer: string): MarkingScheme {
  const parts = splitParts(asEntered(question), asEntered(expectedAnswer), '')
  const texts = parts.map(({ label, question: asked, expected }) => {
    const steps = ways(asked, expected).map((words, at) => `${at + 1}. ${words}`)
    const heading = label === undefined ? [] : [`**${label})**`]
    return [...heading, steps.join('\n'), answerLine(expected)].join('\n\n')
  })
  const totalScore = parts.length * MARKS_PER_PART
  return { markingScheme: `${texts.join('\n\n')}\n\nTotal: ${marksText(totalScore)}`, totalScore }
}

/** What the answer page says, as the last line of a way; markdown. */
export function answerLine(expected: string): string {
  return `**Answer:** ${expected.trim().replace(/([\\`*_[\]<>])/g, '\\$1')}`
}
