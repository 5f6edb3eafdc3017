import { inline, latex } from '#maths/arithmetic/show.ts'
import { toTen } from '#maths/arithmetic/to-ten.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { plainWords } from '../intents/spelling.ts'
import { invitation } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, RANK } from './act.ts'

type Tool = 'fingers' | 'calculator' | 'drawing' | 'counting' | 'ten'

const TOOLS: readonly [RegExp, Tool][] = [
  [/\b(?:fingers?|hands|toes|thumbs)\b/, 'fingers'],
  [/\bcalculators?\b/, 'calculator'],
  [/\bhouses?\b|\bnumber bonds?\b|\bten frames?\b|\bmake (?:a )?tens?\b|\b(?:over|to) the ten\b/, 'ten'],
  [
    /\b(?:draw\w*|dots|pictures?|number ?lines?|paper|counters?|blocks?|cubes|beans|sketch|circles)\b/,
    'drawing',
  ],
  [/\bcount(?:ing)? (?:it |them )?(?:up|on|back|down|in)\b/, 'counting'],
]
const ASKS =
  /^(?:\p{L}+ ){0,3}?(?:(?:can|could|may|should) (?:i|we)|(?:is it|would it be|is that|am i|are we) (?:ok|okay|alright|fine|allowed|cheating|bad))\b|^(?:is|are|would) (?:\p{L}+ ){1,4}(?:be )?(?:ok|okay|alright|fine|allowed|cheating)$/u

const toolIn = (text: string): Tool | undefined => {
  const plain = plainWords(text)
  return TOOLS.find(([pattern]) => pattern.test(plain))?.[1]
}

const OWN_TRICK =
  /\b(?:(?:have|know|got|use) (?:a|the|my) (?:\p{L}+ ){0,2}(?:trick|way|method)|my (?:own )?(?:trick|way|method))\b/u

/** How the way goes here that a child names beside its question: `8 + 5 with the number houses`, `i have a finger trick`. */
export function ownTool(text: string, work: Work): string | undefined {
  if (OWN_TRICK.test(plainWords(text)))
    return 'You have a way of your own for that: use it! How does it go, and what do you come to?'
  const [tool, sum] = [toolIn(text), plainSum(work)]
  return tool && tool !== 'calculator' && sum ? HOW[tool](sum, 0) : undefined
}

/** `can i do it on my fingers`, `is it ok to count up`, `can i use a calculator`: yes, and how it goes here. */
export const TOOL: Act = {
  name: 'tools',
  rank: RANK.wish + 1,
  when: ({ turn, last }) =>
    turn.is === 'talk' && last.length < 100 && (turn.intent.wants === 'tools' || ASKS.test(plainWords(last))),
  says: talk => {
    const tool = toolIn(talk.last)
    const on = talk.work ?? talk.waiting
    const back = talk.story || (on && !on.isFound) ? '' : invitation(talk)
    if (!tool) return undefined
    const answer = toolFor(tool, on, Number(/\d+/.exec(talk.last)?.[0]))
    return `${/\b(?:cheat\w*|bad)\b/i.test(talk.last) ? answer.replace(/^Yes[^!:]*/, 'That is no cheating at all') : answer}${back}`
  },
}

/** @param step in which the child says that it would count */
function toolFor(tool: Tool, work: Work | undefined, step: number): string {
  const sum = work && plainSum(work)
  if (tool === 'calculator')
    return 'Yes, to check with: first do it by hand, and say about how big it will be. Does the calculator agree with you then?'
  const how = sum && HOW[tool](sum, step)
  if (how) return `Yes, of course! ${how}`
  return tool === 'drawing'
    ? `Yes, do! ${work ? drawnFor(work.problem.question) : DRAW_TOLD} What does your drawing tell you?`
    : 'Yes, of course! Take the small steps of it that way, one after the other, and write down what each comes to. Which one is first?'
}

interface Sum {
  operator: string
  left: number
  right: number
}

/** One calculation with two whole numbers, none below zero. */
function plainSum({ problem: { question } }: Work): Sum | undefined {
  const { calculations } = wayTo(question)
  const [first] = calculations
  const isPlain = isArithmetic(question) && question.kind === 'calculate' && first
  if (!isPlain || latex(question.expression).match(/\d+/g)?.length !== 2) return undefined
  const { left, right, operator } = first
  const isWhole = [left, right].every(
    ({ value, form }) => value.d === 1n && value.s >= 0n && form !== 'percent',
  )
  return isWhole ? { operator, left: Number(left.value.n), right: Number(right.value.n) } : undefined
}

const MOST_FINGERS = 10
const shown = (number: number) => inline(`${number}`)

const HOW: Readonly<Record<Exclude<Tool, 'calculator'>, (sum: Sum, step: number) => string | undefined>> = {
  fingers: sum => {
    const { operator, left, right } = sum
    const [small, big] = left < right ? [left, right] : [right, left]
    if (operator === '+' && small <= MOST_FINGERS)
      return `Keep the bigger number, ${shown(big)}, in your head. Count on from it and put up a finger for each step, until ${shown(small)} are up. Where do you come to?`
    if (operator === '-' && right <= MOST_FINGERS)
      return `Say ${shown(left)}, then count back with a finger for each step, until ${shown(right)} are up. Where do you come to?`
    if (operator === '×' && small <= MOST_FINGERS)
      return `Count in ${shown(big)}s and put up a finger each time, until ${shown(small)} are up. Where do you come to?`
    if (operator === '÷' && left <= right * MOST_FINGERS)
      return `Count in ${shown(right)}s, a finger for each, until you come to ${shown(left)}. How many fingers are up?`
    return operator === '+' || operator === '-'
      ? 'Do one column at a time with them: first the ones, and then the tens. What do the ones come to?'
      : undefined
  },
  counting: ({ operator, left, right }, step) => {
    const [small, big] = left < right ? [left, right] : [right, left]
    if (operator === '+')
      return `Begin at the bigger number, ${shown(big)}, and count on ${shown(small)}: jump to the next ten first. How far is that?`
    if (operator === '-')
      return `Begin at ${shown(right)} and count up to ${shown(left)}: jump to the next ten first. How far is that?`
    const [size, times] = step === small ? [small, big] : [big, small]
    return operator === '×'
      ? `Count in ${shown(size)}s, ${shown(times)} times. Where do you come to?`
      : `Count in ${shown(right)}s until you come to ${shown(left)}. How many jumps is that?`
  },
  ten: ({ operator, left, right }) => toTen(operator, BigInt(left), BigInt(right))?.asks,
  drawing: ({ operator, left, right }) => {
    const MOST_DOTS = 12
    if (operator === '+' && left <= MOST_FINGERS && right <= MOST_FINGERS)
      return `Draw ${shown(left)} dots in one row and ${shown(right)} in another, and ring ten of them. How many are outside the ring?`
    if (operator === '+')
      return `Draw a line, begin at ${shown(Math.max(left, right))} and jump on by ${shown(Math.min(left, right))}, to the next ten first. Where do you land?`
    if (operator === '-')
      return `Draw a line with ${shown(right)} and ${shown(left)} on it, and jump from the one to the other, over the tens. How far is it?`
    if (operator === '×')
      return left <= MOST_DOTS && right <= MOST_DOTS
        ? `Draw ${shown(left)} rows with ${shown(right)} dots in each. How many dots are in two of the rows?`
        : 'Draw a box, and split its sides into tens and ones. What is in each of the parts?'
    return right <= MOST_DOTS
      ? `Draw ${shown(right)} circles and share the ${shown(left)} out, some to each at a time. How many are in one?`
      : undefined
  },
}

const DRAW_TOLD = 'Draw what is told, write the numbers on it, and a question mark where one is missing.'

function drawnFor({ kind, text }: Question): string {
  const name = /%|\bper ?cent/i.test(text) ? 'percentage' : /\d\/\d/.test(text) ? 'fraction' : kind
  return DRAWN[name] ?? DRAW_TOLD
}

/** What is drawn for a kind of question. */
const DRAWN: Readonly<Record<string, string>> = {
  percentage: 'Draw a bar for the whole and cut it into ten equal parts: each is ten percent.',
  fraction: 'Draw a bar for the whole, cut into as many equal parts as the bottom number says.',
  ratio: 'Draw a box for each part of the ratio, all of the same size.',
  solve: 'Draw a balance, with what stands left of the sign on one side and the rest on the other.',
  probability: 'Draw everything that could come, one by one, and ring what is asked for.',
  time: 'Draw a line with the first time on it, and jump along in hours and then in minutes.',
  pythagoras: 'Draw the triangle, mark the right angle, and write each length on its side.',
  measure: 'Draw the shape and write each length on its side.',
  shape: 'Draw the shape and write each length on its side.',
}
