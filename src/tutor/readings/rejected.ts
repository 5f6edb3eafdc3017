import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { type Rejected, rejectedIn } from '#maths/language/en/rejected.ts'
import { askedIn } from '#maths/language/en/unsolved/asking.ts'
import { leavesOut } from '../accounted.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { knownFrom } from '../unsolved/told.ts'
import { begun, readLoosely, readUnsolved, type Unsolved } from '../unsolved/unsolved.ts'
import { problemsOf } from '../work.ts'
import { counted, isOpen } from './reading.ts'

/** What it was taken for is dropped, and asked no more. */
export function afterRejection(
  before: Dialogue,
  said: string,
  readOn: (before: Dialogue, said: string) => Dialogue,
): Dialogue[] | undefined {
  const rejected = rejectedIn(said) ?? denied(before, said)
  if (!rejected || !isOfTable(rejected, before)) return undefined
  const rest = restOf(said, rejected)
  // `thats not what i asked. i asked if b is the same as c`: that was not heard, and no question was read wrong.
  if (/\bi (?:asked|meant|said) (?:you )?(?:if|whether|why)\b/i.test(said) && !asksIt(rest)) return undefined
  const { work } = before
  const isKept = rejected.isOfSum || (isOpen(work) && isSure(before) && !asksIt(rest))
  const free = isKept ? { ...before, work: work && { ...work, asking: undefined } } : without(before)
  const taken = isKept ? spoken(free, said) : takenUp(free, rest, said, readOn)
  // What it says besides is said of its own question: an answer, a step.
  const isMore = saysMore(rest, before.typed) && !asksIt(rest)
  const after = isMore ? readOn(taken, rest) : taken
  return [{ ...(after.turn.is === 'talk' && isMore ? taken : after), isSorry: true }]
}

/** `no it says greater than 50`, to a reading that was only likely and that the tutor has just shown. */
function denied({ work, told }: Dialogue, said: string): Rejected | undefined {
  const isShown = work?.problem.isLikely && isOpen(work) && (told.at(-1) ?? '').includes(work.problem.text)
  const [words] = (isShown && /^\W*(?:no+|nope|nah|not really)\b/i.exec(said)) || []
  return words === undefined ? undefined : { words }
}

/** Nothing is on the table that could be read wrong, or what is named is what the child has typed itself. */
function isOfTable({ words, taken, meant, isOfSum }: Rejected, before: Dialogue): boolean {
  const { work, story, unsolved, turn, typed = '' } = before
  const isStory = story !== undefined || turn.is === 'story line'
  if (!isOpen(work) && !isStory && !unsolved) return false
  // What is doubted of its own sum rejects no reading.
  if (isOfSum)
    return before.told.length > 0 && !(words.match(/\d+/g) ?? []).every(each => before.last.includes(each))
  if (taken === undefined) return true
  // `its not divide, its a time`, of a question that was read as one of times, rejects what was said of its line.
  const { kind } = (isOpen(work) && work.problem.question) || { kind: '' }
  if (meant !== undefined && kind.startsWith(meant.toLowerCase().replace(/s$/, ''))) return false
  const isTyped = (word: string) => typed.toLowerCase().includes(word.toLowerCase().replace(/s$/, ''))
  return !isTyped(taken) && (meant === undefined || isTyped(meant))
}

/** Numbers that were only told again are no step: `the angles are x, 2x and 60`. */
function saysMore(rest: string, typed = ''): boolean {
  const numbers: readonly string[] = rest.match(/\d+(?:[./]\d+)?/g) ?? []
  const known: readonly string[] = typed.match(/\d+(?:[./]\d+)?/g) ?? []
  return numbers.some(each => !known.includes(each)) || /\d\s*[-+−×*÷=]\s*\d/.test(rest)
}

const LEAD =
  /^(?:(?:no+|what|huh|omg|ugh|but|and|so|wait|ok|er|um|please|pls|it|i|you|u|ur|wrong|r|are|said|asks|wants)\b[\s,.!?:]*)+(?=\S)/i

const SUM_BEFORE = /^\W*(?:(?:what|huh|no|why|but)\W+)*[\d.]+ ?[-+−×x*÷/] ?[\d.]+\W*$/i

/** What stands beside the words that reject. */
function restOf(said: string, { words }: Rejected): string {
  const at = said.indexOf(words)
  // `what, 9 - 15? thats not my question` names what it has not asked.
  const front = said.slice(0, at).replace(SUM_BEFORE, '')
  const behind = said.slice(at + words.length)
  const rest = [front, behind].map(each =>
    each
      .replace(/^[\s,.;:!?]+/, '')
      .replace(LEAD, '')
      .trim(),
  )
  return rest.filter(each => /\p{L}{2,}|\d/u.test(each)).join(' ')
}

/** A question of its own, with its numbers. */
const asksIt = (text: string): boolean =>
  /\d/.test(text) &&
  ((readUnsolved(text)?.asked.length ?? 0) > 0 || problemsOf(text).length > 0) &&
  !/=/.test(text)

/** A sum that was read as it stands there can be no other question. */
function isSure({ work, typed }: Dialogue): boolean {
  if (!work || typed === undefined) return false
  const { question } = work.problem
  return isArithmetic(question) && !leavesOut(typed, question.text)
}

/** The reading on the table is given up for good. */
function without(before: Dialogue): Dialogue {
  const { work, waiting, turn } = before
  const story = before.story ?? (turn.is === 'story line' ? before.toldStory : undefined)
  const dropped: Question[] = [...(before.dropped ?? []), ...(isOpen(work) ? [work.problem.question] : [])]
  return {
    ...before,
    dropped,
    work: undefined,
    story: undefined,
    waiting: work && !isOpen(work) ? undefined : waiting,
    lesson: undefined,
    aside: undefined,
    ...(story && { toldStory: undefined, unsolved: readUnsolved(before.typed ?? story.text) }),
  }
}

/** Whether it is a question that the child has said not to mean. */
export const isDropped = ({ dropped = [] }: Dialogue, question: Question): boolean =>
  dropped.some(each => isSameQuestion(each, question))

/** The question that the child says, or its first message read otherwise. */
function takenUp(
  free: Dialogue,
  rest: string,
  said: string,
  readOn: (before: Dialogue, said: string) => Dialogue,
): Dialogue {
  const { typed } = free
  const own = asksIt(rest) ? rest : typed
  if (own === undefined) return spoken(free, said)
  const known = own === typed ? free.unsolved : undefined
  const after = known ? undefined : readOn({ ...free, unsolved: undefined }, own)
  if (after && isWhole(after, own)) return { ...after, typed: own }
  const found = known ?? readUnsolved(own) ?? readLoosely(own) ?? asItStands(own)
  if (!found) return spoken(free, said)
  // `it asks how many there were before`
  const asked = own === typed ? askedIn(rest) : []
  const unsolved = asked.length > 0 ? { ...found, asked, at: 0 } : found
  return counted(
    {
      ...free,
      last: said,
      turns: free.turns + 1,
      typed: own,
      unsolved,
      turn: { is: 'unsolved', said: 'new' },
    },
    'story',
  )
}

/** It is read with all of its numbers. */
function isWhole({ work, story, turn }: Dialogue, text: string): boolean {
  if (!['sum', 'story', 'line'].includes(turn.is)) return false
  return isOpen(work) ? !leavesOut(text, work.problem.question.text) : story !== undefined
}

/** Whatever it asks, its numbers are on the table. */
function asItStands(text: string): Unsolved | undefined {
  const told = knownFrom(text)
  return told.length > 0 ? begun(text, [], told) : undefined
}

/** It says nothing that is worked on with. */
export const spoken = (dialogue: Dialogue, said: string): Dialogue =>
  counted(
    {
      ...dialogue,
      last: said,
      turns: dialogue.turns + 1,
      turn: { is: 'talk', intent: { wants: 'repeat' } },
    },
    'repeat',
  )
