import { asksForVerdict } from '#maths/language/en/asks-verdict.ts'
import { inDigits } from './aloud.ts'
import { plainWords } from './intents/spelling.ts'
import { judgeFor } from './judging.ts'
import type { Dialogue } from './state.ts'
import { lastResult, VALUE } from './values/values-in.ts'

const LONGEST = 90
/** `one quarter` */
const PIECE = /^ (?:half|halves|(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?)\b/i
const TOGETHER = /^(?:[\s,;&]|and)*$/i

/**
 * What a message asks that wants to know whether something is right, in the words of a book: `is that right?`, or
 * `is it 24?` where it names its number. Undefined where it says or asks anything else.
 */
export function verdictAsked(said: string, dialogue: Dialogue): string | undefined {
  if (said.length > LONGEST || /[=+×*÷<>^]/.test(said.replace(/\b[a-z] ?= ?(?=[-\d])/gi, '')))
    return undefined
  const clauses = said.split(/,\s+(?!(?:is|are)n'?t (?:it|they|that)\b)/i)
  const front = clauses.slice(0, -1).join(' ')
  if (/\d/.test(front) || front.split(/\s+/).length > 6) return undefined
  const clause = (clauses.at(-1) ?? '').replace(
    /\b(?:that|this|last|other|right|\p{L}+est) (?:one|wun)\b/giu,
    'it',
  )
  const values = [...clause.matchAll(VALUE)]
  const [first] = values
  const last = values.at(-1)
  const behind = last ? last.index + last[0].length : 0
  const end = behind + (PIECE.exec(clause.slice(behind))?.[0].length ?? 0)
  const value = first && last ? clause.slice(first.index, end).trim() : undefined
  if (values.some((each, at) => at > 0 && !isBeside(clause, values[at - 1], each))) return undefined
  const plain = first
    ? `${plainWords(clause.slice(0, first.index))} # ${plainWords(clause.slice(end))}`.trim()
    : plainWords(clause)
  const known = [dialogue.work ?? dialogue.waiting, dialogue.story ?? dialogue.toldStory, dialogue.unsolved]
    .flatMap(each => (each ? ('problem' in each ? each.problem.text : each.text) : []))
    .join(' ')
    .toLowerCase()
  if (/\d/.test(plain) || !asksForVerdict(plain, known, /\?\s*$/.test(said))) return undefined
  // `am i right about 51` names what the question is of.
  const isNamed = value !== undefined && !(/\b(?:about|with) (?:the )?#/.test(plain) && known.includes(value))
  const meant = isNamed ? value : passedOver(dialogue)
  if (meant === undefined) return 'is that right?'
  const number = inDigits(meant, 1)
  const { work, waiting, story } = dialogue
  if (story !== undefined || (work ?? waiting)?.isFound === false || passedOver(dialogue))
    return `is it ${number}?`
  if (!work) return `is ${number} right?`
  return judgeFor(work, number).outcome === 'answer'
    ? 'is that right?'
    : `is ${/-?\d[\d.,/]*/.exec(number)?.[0] ?? number} right?`
}

/** The answer, where the child has said it just now and nobody heard it. */
function passedOver({ work, waiting, last }: Dialogue): string | undefined {
  const open = work && !work.isFound ? work : waiting
  const value = open && lastResult(last)
  return open && value !== undefined && judgeFor(open, value).outcome === 'answer' ? value : undefined
}

const isBeside = (clause: string, one: RegExpExecArray | undefined, other: RegExpExecArray) =>
  one !== undefined && TOGETHER.test(clause.slice(one.index + one[0].length, other.index))
