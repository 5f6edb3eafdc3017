import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { CoordinatesQuestion, Move, Point } from './question.ts'

const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)
const at = (x: number, y: number): Point => [rational(x), rational(y)]

/** A question about two points or a line. */
export function makeCoordinates(random: Random): CoordinatesQuestion {
  const base = { kind: 'coordinates' as const, text: '' }
  const [x, y] = [between(random, -6, 6), between(random, -6, 6)]
  const slope = notZero(random, 6)
  const intercept = notZero(random, 9)
  const across = between(random, 1, 5)
  const [far, high] = pick<readonly [number, number]>(random, [
    [3, 4],
    [6, 8],
    [5, 12],
    [8, 6],
    [2, 5],
  ])
  return pick<CoordinatesQuestion>(random, [
    { ...base, task: 'gradient', points: [at(x, y), at(x + across, y + slope * across)] },
    { ...base, task: 'midpoint', points: [at(x, y), at(x + 2 * slope, y + 2 * intercept)] },
    {
      ...base,
      task: 'image',
      point: at(slope, intercept),
      move: { kind: 'mirror', in: random() < 0.5 ? 'x' : 'y' },
    },
    { ...base, task: 'quadrant', point: at(slope, intercept) },
    { ...base, task: 'distance', points: [at(x, y), at(x + far, y - high)] },
    {
      ...base,
      task: random() < 0.5 ? 'intercept' : 'slope of line',
      slope: rational(slope),
      intercept: rational(intercept),
      line: `y = ${slope === 1 ? '' : slope === -1 ? '-' : slope}x ${intercept < 0 ? '-' : '+'} ${Math.abs(intercept)}`,
    },
  ])
}

const shown = ([x, y]: readonly [Rational, Rational]) => inline(`(${x.toFraction()}, ${y.toFraction()})`)

function writeMove(move: Move): string {
  if (move.kind === 'mirror')
    return `reflected in the ${move.in === 'y = x' ? `line ${inline('y = x')}` : `${move.in}-axis`}`
  if (move.kind === 'turn') return `rotated ${move.quarters * 90}° anticlockwise about the origin`
  const steps = [
    [move.across, 'right', 'left'],
    [move.up, 'up', 'down'],
  ] as const
  const said = steps.flatMap(([by, on, back]) =>
    by === 0 ? [] : [`${Math.abs(by)} units ${by > 0 ? on : back}`],
  )
  return `translated ${said.join(' and ')}`
}

export function writeCoordinates(question: CoordinatesQuestion): string {
  if (question.task === 'quadrant') return `In which quadrant does the point ${shown(question.point)} lie?`
  if (question.task === 'image')
    return `The point ${shown(question.point)} is ${writeMove(question.move)}. Write down the coordinates of its image.`
  if (!('points' in question)) {
    const asked = question.task === 'intercept' ? 'y-intercept' : 'gradient'
    return `What is the ${asked} of the line ${inline(question.line)}?`
  }
  const both = `${shown(question.points[0])} and ${shown(question.points[1])}`
  if (question.task === 'gradient') return `Find the gradient of the line through ${both}.`
  return question.task === 'midpoint' ? `Find the midpoint of ${both}.` : `Find the distance between ${both}.`
}
