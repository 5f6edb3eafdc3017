import { judgeFor } from '../judging.ts'
import { rowIn } from '../quantities/counting.ts'
import { toRow } from '../replies/stated.ts'
import { invitation, isSafe, quoted } from '../replies/voice.ts'
import type { Story } from '../story.ts'
import { type Act, RANK, type Talk } from './act.ts'

const ROW = /^\W*-?\d+(?:[\s,]+(?:and )?-?\d+)+\W*$/
/** Of these a list is the answer, or a part of it. */
const LISTED = new Set(['averages', 'sequences', 'compare', 'order', 'factors', 'solving', 'roman', 'ratio'])

function rowOf(talk: Talk): string | undefined {
  const { work, story, last } = talk
  if (!ROW.test(last) || (work && LISTED.has(work.problem.question.kind))) return undefined
  const open = work && !work.isFound ? work : undefined
  if (open && ['answer', 'unfinished'].includes(judgeFor(open, last).outcome)) return undefined
  if (!open && !story) return undefined
  const counted = story && !open ? inStory(story, last) : undefined
  if (counted !== undefined) return counted
  const numbers = last.match(/\d+/g) ?? []
  const lots = numbers.length
  const same = numbers.every(each => each === numbers[0]) ? numbers[0] : undefined
  if (same && isSafe(`${same}`, talk))
    return `That is ${lots} lots of ${same}. How many of them do you need, and what do they come to together?`
  const row = toRow(last.replace(/ and /g, ' '))
  return row && isSafe(row, talk)
    ? row.replace(
        'What comes next?',
        `Where do you have to stop, and how many is that?${story ? '' : invitation(talk)}`,
      )
    : undefined
}

/** Things of a story that are counted one by one, and not as many as there are: it is tried out, and not called well counted. */
function inStory({ model }: Story, last: string): string | undefined {
  const row = rowIn(last)
  const end = row?.numbers.at(-1)
  if (row?.step !== 1 || end === undefined || model.isDoubtful || model.answer.length > 1) return undefined
  return model.answer.some(each => each.equals(end))
    ? 'Good counting! Where did you come to? So what does the story ask for?'
    : `You counted up to ${quoted(String(end))}. Look at your drawing again, and point to each one as you count. ${model.check}`
}

/** `20 24 28`, `5 5 5`: counted on in steps, or the same some times, while something is open. */
export const ROWS: Act = {
  name: 'row',
  rank: RANK.precise,
  when: ({ turn, last }) => turn.is !== 'sum' && turn.is !== 'quantity' && ROW.test(last),
  says: rowOf,
}
