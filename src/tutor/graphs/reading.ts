import { readQuestions } from '#maths/questions/read-questions.ts'
import { withProblem } from '../readings/problems.ts'
import { counted, isOpen, type Reading, waitingOf } from '../readings/reading.ts'
import type { Dialogue } from '../state.ts'
import {
  anotherGraph,
  askedOfLine,
  type Graph,
  type GraphSaid,
  graphIn,
  isStraight,
  nextAt,
  pointsSaid,
  valueAt,
} from './graph.ts'
import { lineClaims, rowSaid } from './rows.ts'

const JOINS =
  /\b(?:connect|join|ruler|straight line|draw (?:a |the )?(?:line|curve)|line (?:them|it) up|curve|smooth|link)\b/i
const ASKS_RIGHT = /\b(?:are|is) (?:my|the|they|these|those|it|that|all)\b.*\b(?:right|correct|ok|okay)\b/i
const UNDRAWN =
  /\bthe graph\b|\b(?:have ?n'?t|not) (?:even )?(?:drawn?|plotted|finished|done)\b|\bthe (?:table|points)\b/i
const ASKS_WHY = /^\W*(?:(?:but|and|so|ok|wait) )*(?:why|how come|what for)\b/i
const HELP = new Set(['hint', 'unsure', 'method', 'next', 'tell', 'example', 'repeat', 'yes'])

/** `graph y = 2x + 3. is the point (2, 7) on it?` */
const ASKS_ON_IT = /\b(?:is|does)\b[^.?!(]{0,20}\([^)]{1,15}\)[^.?!]{0,15}\b(?:on|lie)\b/i

/** A graph that is to be drawn, and what is said of the one on the table. */
export const readGraph: Reading = heard => {
  const { dialogue, text, intent } = heard
  const begun = graphIn(dialogue.last) ?? (dialogue.graph && anotherGraph(dialogue.last))
  const onIt =
    begun && isStraight(begun) && ASKS_ON_IT.test(dialogue.last)
      ? readQuestions(askedOfLine(dialogue.last, begun.formula) ?? '')?.[0]
      : undefined
  if (onIt) return { ...withProblem(heard, { question: onIt, text: dialogue.last }), graph: begun }
  if (begun)
    return withGraph({ ...dialogue, work: undefined, waiting: waitingOf(dialogue) }, begun, { is: 'begin' })
  const { graph, work, story } = dialogue
  if (!graph || isOpen(work) || story) return undefined
  const claims = lineClaims(dialogue.last, graph)
  if (claims.length > 0) return withGraph(dialogue, graph, { is: 'claims', claims })
  const [asked] = isStraight(graph)
    ? (readQuestions(askedOfLine(dialogue.last, graph.formula) ?? '') ?? [])
    : []
  if (asked) return { ...withProblem(heard, { question: asked, text: dialogue.last }), graph }
  const row = rowSaid(dialogue.last, graph)
  if (row.length > 0) return withPoints({ ...dialogue, work: undefined }, graph, row)
  // What follows a question about it is said of that one first.
  if (work) return undefined
  if (ASKS_RIGHT.test(dialogue.last) && graph.points.length > 0)
    return withGraph(dialogue, graph, { is: 'points', right: graph.points, wrong: [], isAgain: false })
  if (UNDRAWN.test(dialogue.last) && !/\d/.test(dialogue.last))
    return withGraph(dialogue, graph, { is: 'help' })
  if (ASKS_WHY.test(dialogue.last)) return withGraph(dialogue, graph, { is: 'why' })
  const points = pointsSaid(dialogue.last, graph)
  if (points.length > 0) return withPoints(dialogue, graph, points)
  if (JOINS.test(dialogue.last)) return withGraph(dialogue, graph, { is: 'join' })
  return HELP.has(intent.wants) && text.length < 60
    ? withGraph(dialogue, { ...graph, hints: graph.hints + 1 }, { is: 'help' })
    : undefined
}

function withPoints(dialogue: Dialogue, graph: Graph, said: ReturnType<typeof pointsSaid>): Dialogue {
  const isOn = ({ x, y }: { x: Graph['at']; y: Graph['at'] }) => valueAt(graph, x).equals(y)
  const [right, wrong] = [said.filter(isOn), said.filter(each => !isOn(each))]
  const fresh = right.filter(({ x }) => !graph.points.some(each => each.x.equals(x)))
  const points = [...graph.points, ...fresh]
  const next = { ...graph, points, hints: 0 }
  const at = wrong[0]?.x ?? nextAt(next)
  return withGraph(dialogue, { ...next, at }, { is: 'points', right, wrong, isAgain: fresh.length === 0 })
}

const withGraph = (dialogue: Dialogue, graph: Graph, said: GraphSaid): Dialogue =>
  counted(
    {
      ...dialogue,
      graph,
      turn: { is: 'graph', said },
      story: undefined,
      toldStory: undefined,
      quiz: undefined,
      lesson: undefined,
      subject: undefined,
      bonds: undefined,
      feeling: undefined,
    },
    `graph ${said.is}`,
  )
