import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { asAsked } from '../../wording/asked.ts'
import { defineKind } from '../by-value/define-kind.ts'
import { valueStep } from '../by-value/solution.ts'
import { misconceptions } from './misconceptions.ts'
import type { ChartsQuestion } from './question.ts'
import { readChart, triggers } from './read.ts'
import { topics } from './topics.ts'
import { valueFor } from './value.ts'

/** The words of a question about a chart. */
function told(random: Random): string {
  const some = (low: number, high: number) => between(random, low, high)
  const [first, second, both, neither] = [some(5, 12), some(5, 12), some(2, 7), some(1, 9)]
  return pick(random, [
    () =>
      `In a survey of $${pick(random, [24, 36, 40, 60, 72, 90])}$ pupils, $${some(2, 20)}$ chose tennis. What is the angle for tennis in a pie chart?`,
    () =>
      `In a pictogram one circle stands for $${2 * some(2, 5)}$ books. On Monday there are $${some(2, 6)}.5$ circles. How many books were read on Monday?`,
    () =>
      `A bar chart shows pets: dogs $${first + second}$, cats $${second}$, fish $${both}$. How many more dogs are there than cats?`,
    () =>
      `A bar chart shows pets: dogs $${second}$, cats $${first + second}$, fish $${both}$. Which pet is the most common?`,
    () =>
      `There are $${first + second + both + neither}$ members in a club. $${first + both}$ play tennis, $${second + both}$ play golf and $${both}$ play both. How many members play ${pick(random, ['neither', 'neither', 'only golf'])}?`,
  ])()
}

function make(random: Random): ChartsQuestion {
  for (;;) {
    const text = told(random)
    const question = readChart(asAsked(text))
    if (question) return { ...question, text }
  }
}

/** Bars, pictograms, pie charts and Venn diagrams that are put in words, and the mode of words. */
export const charts = defineKind<ChartsQuestion>({
  name: 'charts',
  topics: [topics.charts, topics.sets],
  triggers,
  read: readChart,
  topicOf: ({ isOfSets }) => (isOfSets ? topics.sets : topics.charts),
  solve(question) {
    const steps = question.lines.map(([words, sum]) =>
      valueStep(sum === '' ? words : `${words}: ${inline(sum)}`),
    )
    return { steps, answer: valueFor(question, question.number) }
  },
  write: ({ text }) => text,
  make,
  misconceptions,
})
