import type { Rational } from '#maths/arithmetic/rational.ts'
import { isZero } from '#maths/arithmetic/rational.ts'
import { type Graph, isStraight, nextAt, pointsNeeded } from '../graphs/graph.ts'
import type { LineClaim, Point } from '../graphs/rows.ts'
import { say } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** Helps to draw a graph: one point after the other, each found by the child. */
export const GRAPH: Act = {
  name: 'graph',
  rank: RANK.work,
  when: ({ turn }) => turn.is === 'graph',
  says: talk => {
    const { turn, graph } = talk
    if (turn.is !== 'graph' || !graph) return undefined
    const { said } = turn
    switch (said.is) {
      case 'begin':
        return `A graph is made of points: each $x$ gives one. Begin with $x = 0$ in $y = ${graph.formula}$: what is $y$ there?`
      case 'why':
        return toWhy(graph)
      case 'join':
        return toJoin(graph)
      case 'help':
        return `${say(talk, 'graph help', ['Let’s make a small table.', 'One point at a time.', 'A little step.'])} ${putIn(graph, graph.at)}`
      case 'claims':
        return toClaims(said.claims, graph)
      case 'points':
        return toPoints(said, graph, talk)
    }
  },
}

const shown = (value: Rational) => value.toFraction()
const shownPoint = ({ x, y }: Point) => `(${shown(x)}, ${shown(y)})`

/** `2 × (4) - 3` is left to be worked out. */
function putIn({ formula }: Graph, x: Rational): string {
  return `Put $x = ${shown(x)}$ in the place of the letter in $${formula}$: what do the terms come to, one after the other, and what is $y$ then?`
}

function toPoints(
  { right, wrong, isAgain }: { right: readonly Point[]; wrong: readonly Point[]; isAgain: boolean },
  graph: Graph,
  talk: Talk,
): string {
  const [off] = wrong
  const names = right.map(each => `$${shownPoint(each)}$`).join(' and ')
  const isTable = right.length > 2
  const credit =
    right.length === 0
      ? ''
      : isTable
        ? `Yes, ${off ? right.length : `all ${right.length}`} of your points lie on it. `
        : `Yes, ${names} ${right.length > 1 ? 'lie' : 'lies'} on it. `
  if (off)
    return `${credit}${say(talk, 'graph off', [`Check $${shownPoint(off)}$ once more.`, `$${shownPoint(off)}$ doesn’t lie on it yet.`])} ${putIn(graph, off.x)}`
  if (isAgain) return `Yes, that point you have already. ${onward(graph)}`
  const crossing =
    !isTable && right.some(({ x }) => isZero(x)) ? ' That is where it crosses the $y$ axis.' : ''
  return `${credit.trim()}${crossing} ${onward(graph)}`
}

function onward(graph: Graph): string {
  if (graph.points.length < pointsNeeded(graph))
    return `Take another $x$, such as $${shown(nextAt(graph))}$: what is $y$ there?`
  if (isStraight(graph) && graph.points.length > 2)
    return 'Mark them all: what do they make together, and how do you draw it?'
  return isStraight(graph)
    ? 'Two points are enough for a straight line, and a third one is a good check. How do you go on from them?'
    : 'Those are enough to see its shape. How do you go on from them: straight from one to the next, or in a smooth curve?'
}

/** `the gradient is 2 and it crosses at -3` */
function toClaims(claims: readonly LineClaim[], graph: Graph): string {
  const named = ({ of, said }: LineClaim) =>
    of === 'slope' ? `the slope is $${said}$` : `it crosses the $y$ axis at $${said}$`
  const right = claims.filter(({ isSo }) => isSo).map(named)
  const wrong = claims.find(({ isSo }) => !isSo)
  const credit = right.length > 0 ? `Yes, ${right.join(', and ')}. ` : ''
  if (!wrong) return `${credit}${onward(graph)}`
  return wrong.of === 'slope'
    ? `${credit}Look at the slope once more: when $x$ grows by one, how much does $y$ grow in $y = ${graph.formula}$?`
    : `${credit}Look once more where it crosses the $y$ axis: what is $x$ there, and so what is $y$?`
}

function toWhy(graph: Graph): string {
  const idea = isStraight(graph)
    ? 'Because every point on the line has an $x$ and a $y$ that fit the equation, and two points fix a straight line: only one goes through both.'
    : 'Because every point on the curve has an $x$ and a $y$ that fit the equation. With some of them you see how it bends.'
  return `${idea} ${graph.points.length < pointsNeeded(graph) ? `So what is $y$ at $x = ${shown(graph.at)}$?` : onward(graph)}`
}

function toJoin(graph: Graph): string {
  if (graph.points.length < pointsNeeded(graph))
    return `Soon! First one more point, so that you know where it goes: what is $y$ at $x = ${shown(nextAt(graph))}$?`
  return isStraight(graph)
    ? 'Yes: one straight line with a ruler through your points, and on beyond them on both sides. Does a third point of yours lie on it, too?'
    : 'Yes, but in one smooth curve, without corners, and on beyond your points. Is it the same on both sides of its turning point?'
}
