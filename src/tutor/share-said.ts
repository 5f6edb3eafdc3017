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
  const row = [...asked.matchAll(OWNERS)]
    .map(found => found.slice(1).filter(each => each !== undefined))
    .find(names => names.some(each => each.toLowerCase() === name.toLowerCase()))
  const shares: string[] = solve(question).answer.match(NUMBER) ?? []
  const at = row?.findIndex(each => each.toLowerCase() === name.toLowerCase()) ?? shares.indexOf(number ?? '')
  return number && shares.length === (row ?? shares).length && shares[at] === number ? number : undefined
}

/** Whether one share is told by whose it is: `tom gets 8`. */
export function isShare(text: string, problem: Problem): boolean {
  return shareIn(text, problem) !== undefined
}

/** `and luca 45, because together it is 72`: one share of several, by whose it is; undefined where it is not theirs. */
export function shareSaid(text: string, problem: Problem, judge: (part: string) => Said): Said | undefined {
  const first = shareIn(text, problem)
  const shares: string[] = first === undefined ? [] : (solve(problem.question).answer.match(NUMBER) ?? [])
  // `first is 24 and second 36` tells all of them.
  const isAll = shares.length > 1 && (text.match(NUMBER) ?? []).join() === shares.join()
  const own = isAll ? shares.join(', ') : first
  const said = own === undefined ? undefined : judge(own)
  return said && ['unfinished', 'answer'].includes(said.outcome) ? said : undefined
}
