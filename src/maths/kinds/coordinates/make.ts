import { isZero, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { CoordinatesQuestion, Move, Point } from './question.ts'

const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)
const at = (x: number, y: number): Point => [rational(x), rational(y)]

const ORIGIN = at(0, 0)

function madeMove(random: Random): Move {
  const [across, up] = [rational(notZero(random, 6)), rational(notZero(random, 6))]
  return pick<Move>(random, [
    { kind: 'mirror', in: random() < 0.5 ? 'x' : 'y' },
    { kind: 'shift', across, up },
    { kind: 'turn', quarters: between(random, 1, 3), about: ORIGIN },
    { kind: 'enlarge', by: rational(between(random, 2, 4)), about: ORIGIN },
  ])
}

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
    { ...base, task: 'image', point: at(slope, intercept), moves: [madeMove(random)] },
    {
      ...base,
      task: 'corner',
      shape: 'rectangle',
      corners: [at(x, y), at(x, y + Math.abs(intercept)), at(x + across, y + Math.abs(intercept))],
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

const isOrigin = ([x, y]: Point) => isZero(x) && isZero(y)
const centre = (about: Point) => (isOrigin(about) ? 'the origin' : shown(about))

function writeMove(move: Move): string {
  switch (move.kind) {
    case 'mirror': {
      if (move.in === 'x' || move.in === 'y') return `reflected in the ${move.in}-axis`
      const line = typeof move.in === 'object' ? `${move.in.letter} = ${move.in.at.toFraction()}` : move.in
      return `reflected in the line ${inline(line)}`
    }
    case 'turn':
      return `rotated ${move.quarters * 90}° anticlockwise about ${centre(move.about)}`
    case 'enlarge':
      return `enlarged by scale factor ${inline(move.by.toFraction())} with centre ${centre(move.about)}`
    case 'shift': {
      const steps = [
        [move.across, 'right', 'left'],
        [move.up, 'up', 'down'],
      ] as const
      const said = steps.flatMap(([by, on, back]) =>
        isZero(by) ? [] : [`${by.abs().toFraction()} units ${by.s > 0n ? on : back}`],
      )
      return `translated ${said.join(' and ')}`
    }
  }
}

export function writeCoordinates(question: CoordinatesQuestion): string {
  if (question.task === 'quadrant') return `In which quadrant does the point ${shown(question.point)} lie?`
  if (question.task === 'image')
    return `The point ${shown(question.point)} is ${question.moves.map(writeMove).join(' and then ')}. Write down the coordinates of its image.`
  if (question.task === 'corner') {
    const [first, middle, last] = question.corners.map(shown)
    return question.shape === 'parallelogram' || question.shape === 'rhombus'
      ? `ABCD is a ${question.shape}. A is ${first}, B is ${middle} and C is ${last}. What are the coordinates of D?`
      : `Three corners of a ${question.shape} are ${first}, ${middle} and ${last}. What are the coordinates of the fourth corner?`
  }
  if (!('points' in question)) {
    const asked = question.task === 'intercept' ? 'y-intercept' : 'gradient'
    return `What is the ${asked} of the line ${inline(question.line)}?`
  }
  const both = `${shown(question.points[0])} and ${shown(question.points[1])}`
  if (question.task === 'gradient') return `Find the gradient of the line through ${both}.`
  return question.task === 'midpoint' ? `Find the midpoint of ${both}.` : `Find the distance between ${both}.`
}
