import { solve } from '#maths/kinds/doors.ts'
import type { Said } from '#maths/routes/judged.ts'
import type { Problem } from './find-problems.ts'

const SHARE =
  /^\W*(?:(?:and|so|then|but|ok|oh|that means) )*(?:the )?(\p{L}+)(?:'s share)?(?: (?:gets?|has|have|is|are|got|receives?|pays?|needs?|=))? ?[£$€]?(\d+(?:\.\d+)?)(?![\d/:])/iu
const NUMBER = /\d+(?:\.\d+)?/g
const OWNERS = /\b(\p{L}+)(?:, (\p{L}+))? and (\p{L}+)\b/giu

/** The share that is named by whose it is, in its number; undefined where it is not theirs. */
function shareIn(text: string, { question, text: asked }: Problem): string | undefined {
  if (question.kind !== 'ratio' || text.length > 120) return undefined
  const [, name = '', number] = SHARE.exec(text) ?? []
  const row = ownersIn(asked, name)
  const shares: string[] = solve(question).answer.match(NUMBER) ?? []
  const at = row.length > 0 ? row.indexOf(name.toLowerCase()) : shares.indexOf(number ?? '')
  return number && (row.length || shares.length) === shares.length && shares[at] === number
    ? number
    : undefined
}

/** Those that something is shared between, as they are named together, where a message names one of them. */
export function ownersIn(asked: string, said: string): string[] {
  const words: readonly string[] = said.toLowerCase().match(/\p{L}+/gu) ?? []
  const rows = [...asked.toLowerCase().matchAll(OWNERS)].map(found => found.slice(1).filter(Boolean))
  return rows.find(names => names.some(each => words.includes(each))) ?? []
}

/** Whether one share is told by whose it is: `tom gets 8`. */
export function isShare(text: string, problem: Problem): boolean {
  return shareIn(text, problem) !== undefined
}

/** `and luca 45, because together it is 72`: one share of several, by whose it is; undefined where it is not theirs. */
export function shareSaid(text: string, problem: Problem, judge: (part: string) => Said): Said | undefined {
  const first = shareIn(text, problem)
  const said = first === undefined ? undefined : judge(first)
  return said && ['unfinished', 'answer'].includes(said.outcome) ? said : undefined
}
