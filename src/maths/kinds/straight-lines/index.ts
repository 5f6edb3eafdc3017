import { isZero, ONE, type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { eitherOf } from '../../values/either-of.ts'
import { lineEquation, throughPoint } from '../../values/line-equation.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { LinesQuestion, LinesTask, Place } from './question.ts'
import { readLines, triggers } from './read.ts'

const topic: Topic = {
  concept: 'Equations of lines',
  standard: '8.F.B.4',
  mastery: 'Finds the equation of a straight line.',
  tips: [
    'How steep is the line? Find the slope first.',
    'Put the slope and one point into the equation of a line; only the place where it meets the upright axis is left to find.',
  ],
  activities: [
    {
      title: 'Guess my line',
      description:
        'Draw axes on squared paper. One person thinks of a straight line and names two points on it; the others find its equation and then name a third point. Is it on the line? Then draw it and see.',
    },
  ],
}

const isSlope = (
  question: LinesQuestion,
): question is Extract<LinesQuestion, { task: 'parallel slope' | 'perpendicular slope' }> =>
  question.task === 'parallel slope' || question.task === 'perpendicular slope'

const answerTo = (question: LinesQuestion): Value =>
  isSlope(question)
    ? numberValue(question.slope)
    : lineEquation(question.line, { isSlopeForm: question.isSlopeForm })

const slopeOf = ({ a, b }: { a: Rational; b: Rational }) => (isZero(b) ? undefined : a.neg().div(b))

function solve(question: LinesQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(answer.latex)
  if (isSlope(question)) {
    const words =
      question.task === 'parallel slope'
        ? 'Parallel lines are equally steep'
        : 'Turn the slope of the other line upside down and change its sign'
    return { answer, steps: [valueStep(`${words}: ${result}`)] }
  }
  if (question.task === 'horizontal' || question.task === 'vertical') {
    const same = question.task === 'horizontal' ? 'second' : 'first'
    return { answer, steps: [valueStep(`Every point of it has the same ${same} coordinate: ${result}`)] }
  }
  if (question.task === 'rewrite')
    return {
      answer,
      steps: [
        valueStep(`Bring everything but ${inline('y')} to the other side: ${inline(question.source)}`),
        valueStep(`Divide so that ${inline('y')} stands alone: ${result}`),
      ],
    }
  const slope = slopeOf(question.line)
  const first = slope
    ? [valueStep(`Find the slope: ${inline(`m = ${valueLatex(slope, false)}`)}`, slope)]
    : []
  const last = slope
    ? 'Put a point in to find where it meets the upright axis'
    : 'Both points have the same first coordinate, so the line is upright'
  return { answer, steps: [...first, valueStep(`${last}: ${result}`)] }
}

const withSlope = (slope: Rational, [x, y]: Place) => lineEquation(throughPoint(slope, x, y))

const misconceptions: ValueMisconception<LinesQuestion>[] = [
  {
    id: 'line-slope-upside-down',
    name: 'Slope of the line upside down',
    topic,
    explanation: 'The slope is the way up for each step across, so the way up is divided by the way across.',
    gap: 'Turns the slope upside down when the equation of a line is found.',
    predict(question) {
      const slope = question.task === 'through two points' ? slopeOf(question.line) : undefined
      return question.task === 'through two points' && slope && !isZero(slope)
        ? withSlope(ONE.div(slope), question.points[0])
        : undefined
    },
  },
  {
    id: 'coordinate-as-intercept',
    name: 'Second coordinate taken for the intercept',
    topic,
    explanation:
      'The number alone tells where the line meets the upright axis; that is not the height of just any point on it.',
    gap: 'Takes the second coordinate of a point for the intercept of a line.',
    predict(question) {
      const slope = isSlope(question) ? undefined : slopeOf(question.line)
      if (!slope || isSlope(question) || !('point' in question || 'points' in question)) return undefined
      const [, y] = question.task === 'through two points' ? question.points[0] : question.point
      return withSlope(slope, [ZERO, y])
    },
  },
  {
    id: 'slope-and-intercept-places-swapped',
    name: 'Slope and intercept in each other’s place',
    topic,
    explanation: 'The slope stands before the letter, and the number alone is the intercept.',
    gap: 'Writes slope and intercept in each other’s place.',
    predict: question =>
      question.task === 'with intercept' ? withSlope(question.intercept, [ZERO, question.slope]) : undefined,
  },
  {
    id: 'intercept-left-out',
    name: 'Intercept left out',
    topic,
    explanation:
      'A line without a number alone goes through the origin; this one meets the upright axis elsewhere.',
    gap: 'Leaves the intercept out of the equation of a line.',
    predict: question =>
      question.task === 'with intercept' ? withSlope(question.slope, [ZERO, ZERO]) : undefined,
  },
  {
    id: 'intercept-by-adding',
    name: 'Intercept found by adding',
    topic,
    explanation:
      'To find where the line meets the upright axis, what the slope makes of the first coordinate is taken off.',
    gap: 'Adds in place of subtracting to find the intercept of a line from a point.',
    predict: question =>
      question.task === 'with slope'
        ? withSlope(question.slope, [question.point[0].neg(), question.point[1]])
        : undefined,
  },
  {
    id: 'same-slope-for-perpendicular',
    name: 'Same slope for lines at right angles',
    topic,
    explanation:
      'Lines with the same slope never meet; at right angles the slope is turned over and changes its sign.',
    gap: 'Takes the same slope for a line at right angles.',
    predict(question) {
      if (question.task !== 'perpendicular' && question.task !== 'perpendicular slope') return undefined
      const slope = slopeOf(question.to)
      if (!slope) return undefined
      return question.task === 'perpendicular' ? withSlope(slope, question.point) : numberValue(slope)
    },
  },
  {
    id: 'perpendicular-slope-half-changed',
    name: 'Slope at right angles only half changed',
    topic,
    explanation:
      'At right angles the slope is turned upside down and changes its sign: both have to be done.',
    gap: 'Only turns the slope over, or only changes its sign, for a line at right angles.',
    predict(question) {
      if (question.task !== 'perpendicular' && question.task !== 'perpendicular slope') return undefined
      const slope = slopeOf(question.to)
      if (!slope || isZero(slope) || slope.abs().equals(ONE)) return undefined
      const ways = [ONE.div(slope), slope.neg()]
      return eitherOf(
        ...ways.map(way =>
          question.task === 'perpendicular' ? withSlope(way, question.point) : numberValue(way),
        ),
      )
    },
  },
]

const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)

function make(random: Random): LinesQuestion {
  const slope = rational(notZero(random, 5))
  const point: Place = [rational(notZero(random, 6)), rational(between(random, -9, 9))]
  const isSlopeForm = false
  const line = throughPoint(slope, ...point)
  const task = pick<() => LinesTask>(random, [
    () => {
      const across = rational(between(random, 1, 4))
      const second: Place = [point[0].add(across), point[1].add(across.mul(slope))]
      return { task: 'through two points', points: [point, second], line, isSlopeForm }
    },
    () => ({ task: 'with slope', slope, point, line, isSlopeForm }),
    () => {
      const intercept = rational(notZero(random, 9))
      return {
        task: 'with intercept',
        slope,
        intercept,
        line: throughPoint(slope, ZERO, intercept),
        isSlopeForm,
      }
    },
    () => {
      const steep = rational(between(random, 2, 6))
      const to = throughPoint(steep, ZERO, rational(between(random, 1, 9)))
      const source = `y = ${steep.toFraction()}x + ${to.c.toFraction()}`
      return {
        task: 'perpendicular',
        to,
        source,
        point,
        line: throughPoint(ONE.div(steep).neg(), ...point),
        isSlopeForm,
      }
    },
  ])()
  return { kind: 'straight lines', text: '', ...task }
}

const placeLatex = (place: Place) => inline(`(${place.map(each => valueLatex(each, true)).join(', ')})`)

function write(question: LinesQuestion): string {
  const lead = 'Find the equation of the line'
  const form = !isSlope(question) && question.isSlopeForm ? ' in slope-intercept form' : ''
  switch (question.task) {
    case 'through two points':
      return `${lead} through ${question.points.map(placeLatex).join(' and ')}${form}.`
    case 'with slope':
      return `${lead} with slope ${inline(valueLatex(question.slope, false))} through ${placeLatex(question.point)}${form}.`
    case 'with intercept':
      return `${lead} with slope ${inline(valueLatex(question.slope, false))} and y-intercept ${inline(valueLatex(question.intercept, false))}${form}.`
    case 'parallel':
    case 'perpendicular':
      return `${lead} ${question.task} to ${inline(question.source)} through ${placeLatex(question.point)}${form}.`
    case 'rewrite':
      return `Write ${inline(question.source)} in slope-intercept form.`
    case 'horizontal':
    case 'vertical':
      return `Find the equation of the ${question.task} line through ${placeLatex(question.point)}.`
    default:
      return `What is the slope of a line ${question.task.replace(' slope', '')} to ${inline(question.source)}?`
  }
}

/** Equations of straight lines, and lines beside others. */
export const straightLines = defineKind<LinesQuestion>({
  name: 'straight lines',
  topics: [topic],
  triggers,
  read: readLines,
  solve,
  write,
  make,
  misconceptions,
})
