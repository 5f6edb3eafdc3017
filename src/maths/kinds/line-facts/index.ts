import { isZero, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { eitherOf } from '../../values/either-of.ts'
import { throughPoint } from '../../values/line-equation.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { LineFactsQuestion } from './question.ts'
import { readLineFacts, triggers } from './read.ts'
import { axisValue, crossingAt, slopeAndIntercept, slopeOf, solveLineFacts } from './solve.ts'

const topic: Topic = {
  concept: 'Slopes and intercepts of lines',
  standard: '8.EE.B.6',
  mastery: 'Tells slope and intercepts of a line by its equation.',
  tips: [
    'What are the coordinates of a point on an axis like? One of them is always zero.',
    'Bring the equation to the form where the second letter stands alone: then slope and intercept can be read off.',
  ],
  activities: [
    {
      title: 'Lines with string',
      description:
        'Draw axes on squared paper and stretch a piece of string over them. Read off where it crosses both axes and how many squares it climbs for each square across. Move the string so that only one of these changes.',
    },
  ],
}

/** Hints for just what is asked, where that of the axes does not fit. */
const TIPS: Partial<Record<LineFactsQuestion['task'], Topic['tips']>> = {
  'lies on': [
    'Put the first number of the point in place of x. What do you get, and what should it be?',
    'A point lies on a line where its two numbers make the equation true: put both of them in.',
  ],
  'slope and intercept': [
    'One number stands right before x, and one stands alone. Which of them makes the line steep?',
    'Bring the equation to the form y = … first. Then each of the two numbers can be read off.',
  ],
}

const misconceptions: ValueMisconception<LineFactsQuestion>[] = [
  {
    id: 'slope-and-intercept-read-swapped',
    name: 'Slope and intercept swapped when reading an equation',
    topic,
    explanation: 'The number before the letter is the slope, the number alone is the intercept.',
    gap: 'Swaps slope and intercept when reading the equation of a line.',
    predict: question =>
      question.task === 'slope and intercept'
        ? slopeAndIntercept(crossingAt(question.line, 'y'), slopeOf(question.line))
        : undefined,
  },
  {
    id: 'other-axis-crossed',
    name: 'Crossing with the other axis',
    topic,
    explanation: 'This is where the line crosses the other axis; on this axis the other coordinate is zero.',
    gap: 'Takes the crossing of a line with the other axis.',
    predict(question) {
      if (question.task !== 'crossing' || question.axes === 'both') return undefined
      const other = question.axes === 'x' ? 'y' : 'x'
      const { a, b } = question.line
      return isZero(other === 'x' ? a : b)
        ? undefined
        : eitherOf(
            axisValue(crossingAt(question.line, other), question.axes),
            axisValue(crossingAt(question.line, other), other),
          )
    },
  },
  {
    id: 'crossing-sign-lost',
    name: 'Crossing with the wrong sign',
    topic,
    explanation:
      'What is brought to the other side changes its sign; this is as far on the wrong side of zero.',
    gap: 'Finds the crossing of a line with an axis with the wrong sign.',
    predict: question =>
      question.task === 'crossing' && question.axes !== 'both'
        ? axisValue(crossingAt(question.line, question.axes).neg(), question.axes)
        : undefined,
  },
]

const side = (slope: Rational, intercept: Rational) =>
  `${slope.equals(1) ? '' : slope.equals(-1) ? '-' : slope.toFraction()}x ${intercept.s < 0n ? '-' : '+'} ${intercept.abs().toFraction()}`

function make(random: Random): LineFactsQuestion {
  const slope = rational(between(random, 2, 6) * (random() < 0.4 ? -1 : 1))
  const meets = rational(between(random, 1, 6) * (random() < 0.5 ? -1 : 1))
  const intercept = slope.mul(meets).neg()
  const line = throughPoint(slope, rational(0), intercept)
  const source = `y = ${side(slope, intercept)}`
  const base = { kind: 'line facts', text: '', line, source } as const
  if (random() < 0.5) return { ...base, task: 'slope and intercept' }
  return { ...base, task: 'crossing', axes: random() < 0.7 ? 'x' : 'y' }
}

function write(question: LineFactsQuestion): string {
  switch (question.task) {
    case 'slope and intercept':
      return `State the gradient and y-intercept of ${inline(question.source)}.`
    case 'crossing':
      return question.axes === 'both'
        ? `Find the x- and y-intercepts of ${inline(question.source)}.`
        : `Where does the line ${inline(question.source)} cross the ${question.axes}-axis?`
    case 'relation': {
      const lines = question.sources.map(inline).join(' and ')
      return `Are the lines ${lines} ${question.wants ?? 'parallel, perpendicular or neither'}?`
    }
    case 'lies on': {
      const place = question.point.map(each => valueLatex(each, true)).join(', ')
      return `Does the point ${inline(`(${place})`)} lie on the line ${inline(question.source)}?`
    }
  }
}

/** Slopes and intercepts, lines beside each other, and points on them. */
export const lineFacts = defineKind<LineFactsQuestion>({
  name: 'line facts',
  topics: [topic],
  triggers,
  read: readLineFacts,
  tipsFor: ({ task }) => TIPS[task],
  solve: solveLineFacts,
  write,
  make,
  misconceptions,
})
