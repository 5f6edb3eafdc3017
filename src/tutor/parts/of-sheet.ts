import { solve } from '#maths/kinds/doors.ts'
import { judgeFor } from '../judging.ts'
import { isNamed, namesOf } from '../readings/sheets.ts'
import type { Dialogue } from '../state.ts'
import { judgedByValue } from '../values/judged-by-value.ts'
import { beginWork, type Work } from '../work.ts'
import type { Part } from './part.ts'

/** What is asked and not answered yet, with its label on the sheet where it stands on one. */
interface Open {
  label?: string
  work: Work
}

/** What is said of one of them. */
interface Group {
  of: Open
  isNamed: boolean
  from: number
  to: number
}

/** Where what is said of another one may begin. */
const SEAM = /(?<=[.!?;])\s+|,\s*|\s+(?:and|but|&)\s+|(?<=\d[%\p{L}]{0,3})\s+(?=\(?[b-f]\))/giu
const LETTER = /^\W*([a-f])(?:[).:]| is\b| ?=)/i
const MEASURE = /^(?:mean|median|mode|range)$/
const TOO = /\b(?:too|also|as well|both|again)\b/i
const LONGEST = 160

/**
 * A message that answers several of what was asked at once, a part for each: `3 comes up twice. and range is 9 - 3 = 6`,
 * `4 and 33`; undefined where it speaks of one alone.
 */
export function ofSeveral(text: string, dialogue: Dialogue): Part[] | undefined {
  const open = stillOpen(dialogue)
  if (open.length < 2 || text.length > LONGEST || text.includes('?')) return undefined
  const groups: Group[] = []
  const names = namesOf(open.flatMap(({ label }) => label ?? []))
  for (const { from, to } of piecesOf(text, names)) {
    const piece = text.slice(from, to)
    const name = LETTER.exec(piece)?.[1] ?? (names && new RegExp(`\\b${names}\\b`, 'i').exec(piece)?.[0])
    const named = open.find(({ label }) => isNamed(label, name))
    const now = groups.at(-1)
    if (!now) {
      groups.push({ of: named ?? (open[0] as Open), isNamed: named !== undefined, from, to })
      continue
    }
    const isAnswered = answers(now.of, text.slice(now.from, now.to))
    const next = named ?? (isAnswered ? open.find(each => isNext(each, groups, piece)) : undefined)
    if (!next || next === now.of || (!isAnswered && !now.isNamed)) {
      // `3 5 8. the median is 5`: its working stands before its name.
      groups.splice(-1, 1, { ...now, to, of: next ?? now.of, isNamed: now.isNamed || named !== undefined })
    } else groups.push({ of: next, isNamed: named !== undefined, from, to })
  }
  const said = groups.map(group => ({ ...group, text: text.slice(group.from, group.to) }))
  const isOfAll = said.every(each => /\d/.test(each.text) && (each.isNamed || answers(each.of, each.text)))
  const [{ of: first } = { of: undefined }] = groups
  // A thing that is named is spoken of; `the mean of the middle ones` is no other measure.
  const isOfOther =
    said.length === 1 && first?.label !== undefined && first !== open[0] && !MEASURE.test(first.label)
  return isOfOther || (said.length > 1 && isOfAll && said.some(each => answers(each.of, each.text)))
    ? said.map(({ of: { label }, text: own }) => ({ kind: 'work', text: own, ...(label && { label }) }))
    : undefined
}

function piecesOf(text: string, names: string | undefined): { from: number; to: number }[] {
  const isName =
    names === undefined ? undefined : new RegExp(`(?<=\\d[%\\p{L}]{0,3})\\s+(?=(?:the )?${names}\\b)`, 'giu')
  const seams = [...text.matchAll(SEAM), ...(isName ? text.matchAll(isName) : [])].sort(
    (one, other) => one.index - other.index,
  )
  return [...seams, undefined].map((seam, at) => {
    const before = seams[at - 1]
    return { from: before ? before.index + before[0].length : 0, to: seam?.index ?? text.length }
  })
}

function stillOpen({ work, waiting, sheet }: Dialogue): Open[] {
  const at = sheet?.findIndex(({ problem }) => problem === work?.problem) ?? -1
  if (!sheet || at < 0)
    return [work, waiting].flatMap(each => (each && !each.isFound ? [{ work: each }] : []))
  return [...sheet.slice(at), ...sheet.slice(0, at)].flatMap(({ label, problem, work: own }, place) => {
    const now = place === 0 ? work : (own ?? (problem && beginWork(problem)))
    return now && !now.isFound ? [{ label, work: now }] : []
  })
}

const answers = ({ work }: Open, text: string): boolean =>
  judgeFor(work, text).outcome === 'answer' || judgedByValue(work, text)?.is === 'answer'

/** Whether a piece behind an answer answers another one; the same number once more must be said to be of both. */
function isNext(other: Open, groups: readonly Group[], piece: string): boolean {
  const answerOf = ({ work }: Open) => solve(work.problem.question).answer
  const isSaid = groups.some(({ of: each }) => answerOf(each) === answerOf(other))
  return (
    groups.every(({ of: each }) => each !== other) && answers(other, piece) && (!isSaid || TOO.test(piece))
  )
}
