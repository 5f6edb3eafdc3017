import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Line } from '../../values/line-equation.ts'
import { named } from '../../values/named.ts'
import { numberValue } from '../../values/number.ts'
import { point } from '../../values/point.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, NO, word, YES } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { LineFactsQuestion, Relation } from './question.ts'
import { isOn } from './read.ts'

export const slopeOf = ({ a, b }: Line): Rational => a.neg().div(b)

/** Where it crosses an axis, as a number of that axis. */
export const crossingAt = ({ a, b, c }: Line, axis: 'x' | 'y'): Rational => c.neg().div(axis === 'x' ? a : b)

/** A crossing as a number, `x = 3`, or as a point, `(3, 0)`. */
export function axisValue(at: Rational, axis: 'x' | 'y'): Value {
  const value = numberValue(at)
  const place = axis === 'x' ? point(at, ZERO) : point(ZERO, at)
  return {
    ...value,
    spellings: [...value.spellings, place.text, `${axis} = ${value.text}`],
    judge(said) {
      const bare = said.replace(new RegExp(`^\\s*(?:at )?${axis}\\s*=\\s*`, 'i'), '')
      return bare.includes(',') ? place.judge(bare) : value.judge(bare)
    },
    near: random =>
      (value.near(random) as Value[]).flatMap(each => (each.number ? [axisValue(each.number, axis)] : [])),
  }
}

export const slopeAndIntercept = (slope: Rational, intercept: Rational): Value =>
  named([
    { name: 'gradient', words: 'gradient|slope|m', value: numberValue(slope) },
    { name: 'y-intercept', words: 'y[- ]?intercept|intercept|y-int|c|b', value: axisValue(intercept, 'y') },
  ])

/** `x = 6, y = 4`, and as points without names: `(6, 0) and (0, 4)`. */
function bothCrossings(line: Line): Value {
  const value = named([
    {
      name: 'x-intercept',
      words: 'x[- ]?intercept|x-int|x',
      value: axisValue(crossingAt(line, 'x'), 'x'),
    },
    {
      name: 'y-intercept',
      words: 'y[- ]?intercept|y-int|y',
      value: axisValue(crossingAt(line, 'y'), 'y'),
    },
  ])
  return {
    ...value,
    judge: said =>
      value.judge(
        /[a-z]-|[xy]/i.test(said)
          ? said
          : said
              .replace(/\(([^(),]+),\s*0\s*\)/, 'x-intercept $1')
              .replace(/\(\s*0\s*,([^(),]+)\)/, 'y-intercept $1'),
      ),
  }
}

const RELATIONS: Record<Relation, Choice> = {
  parallel: { word: 'parallel', means: ['they are parallel', 'parallel lines', 'the lines are parallel'] },
  perpendicular: {
    word: 'perpendicular',
    means: [
      'they are perpendicular',
      'perpendicular lines',
      'at right angles',
      'the lines are perpendicular',
    ],
  },
  neither: { word: 'neither', means: ['none', 'neither of them', 'neither parallel nor perpendicular'] },
}

function yesOrNo(isSo: boolean, means: readonly string[], denials: readonly string[]): Value {
  const [yes, no] = [
    { ...YES, means: [...YES.means, ...means] },
    { ...NO, means: [...NO.means, ...denials] },
  ]
  return isSo ? word(yes, [no]) : word(no, [yes])
}

function answerTo(question: LineFactsQuestion): Value {
  switch (question.task) {
    case 'slope and intercept':
      return slopeAndIntercept(slopeOf(question.line), crossingAt(question.line, 'y'))
    case 'crossing': {
      const { line, axes } = question
      return axes === 'both' ? bothCrossings(line) : axisValue(crossingAt(line, axes), axes)
    }
    case 'relation': {
      const { relation, wants } = question
      if (wants)
        return yesOrNo(
          relation === wants,
          [wants, 'yes they are', 'they are', `they are ${wants}`],
          ['they are not', `not ${wants}`, "no they aren't", 'no they are not'],
        )
      const others = Object.values(RELATIONS).filter(each => each !== RELATIONS[relation])
      return word(RELATIONS[relation], others)
    }
    case 'lies on':
      return yesOrNo(
        isOn(question.point, question.line),
        ['yes it does', 'it does', 'it lies on it', 'yes it lies on the line', 'it is on the line'],
        ['no it does not', "no it doesn't", 'it does not', "it doesn't", 'it is not on the line'],
      )
  }
}

function stepsTo(question: LineFactsQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  switch (question.task) {
    case 'slope and intercept':
      return [
        valueStep(
          `Bring it to the form ${inline('y = mx + c')}: the number before ${inline('x')} is the gradient`,
        ),
        valueStep(`The number alone is the y-intercept: ${result}`),
      ]
    case 'crossing':
      return [
        valueStep(
          question.axes === 'both'
            ? `Put zero for ${inline('y')}, then for ${inline('x')}, and solve: ${result}`
            : `Put zero for ${inline(question.axes === 'x' ? 'y' : 'x')} and solve: ${result}`,
        ),
      ]
    case 'relation':
      return [
        valueStep('Bring both to the form with the slope and compare the slopes: equal ones are parallel'),
        valueStep(`Slopes that give minus one when multiplied are perpendicular: ${result}`),
      ]
    case 'lies on':
      return [valueStep(`Put both coordinates into the equation: are both sides equal? ${result}`)]
  }
}

export function solveLineFacts(question: LineFactsQuestion): Solved {
  const answer = answerTo(question)
  return { answer, steps: stepsTo(question, answer) }
}
