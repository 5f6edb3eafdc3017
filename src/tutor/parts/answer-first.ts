import { NAMES_WAITING } from '#maths/language/en/another-question.ts'
import { askedIn } from '#maths/language/en/unsolved/asking.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { intentOf } from '../intents/index.ts'
import type { Intent } from '../intents/intent.ts'
import { judgeFor } from '../judging.ts'
import { isOpen } from '../readings/reading.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import type { Story } from '../story.ts'
import type { Unsolved } from '../unsolved/unsolved.ts'
import { problemsOf, type Work } from '../work.ts'
import type { Part, PartKind } from './part.ts'

/** Where a second thing may begin: behind a sentence, or where another begins without a stop. */
const SEAM =
  /(?<=\S)(?:[.!?;,]+\s+|\s+(?=(?:and |but |ok |so |now |also |then |yay |lol |haha )*(?:can|could|may|shall|what|whats|wats|how|why|is|are|do|does|did|my|the|i|im|i'm|ive|i've|next|lets|let's|please|pls|explain|easier|harder|another|you|u|wait|before|tell|give|thanks|thank|thx|bye|question|number)\b|(?:and |but |ok |so |now )*\(?[b-h]\)))(?=\S)/gi
const MOST_CUTS = 5
const ASKS_SUM =
  /\b(?:what|whats|wats|how|next|now|solve|find|can (?:we|you|u|i)|question|number \d|do)\b|^\W*\(?[b-h]\)|\?/i

/** A question that is asked outright and has none of the numbers that are `known`, or only a digit among others. */
function isElsewhere(text: string, known: readonly string[]): boolean {
  const [next, ...others] = ASKS_OUTRIGHT.test(text) ? problemsOf(text) : []
  if (!next || others.length > 0) return false
  const own = next.question.text.match(NUMBER) ?? []
  // `847/6` has the numbers of 847 ÷ 6.
  const shared = own.filter(
    each => known.includes(each) || each.split('/').every(part => known.includes(part)),
  )
  const isByChance = next.question.kind !== 'calculate' && shared.every(each => each.length === 1)
  return shared.length === 0 || (isByChance && shared.length < own.length)
}
const NUMBER = /\d+(?:[./]\d+)?/g

/** `i dont want this one, whats 3/5 as a percentage`, beside work that nobody has solved: another question begins. */
function besideUnsolved(part: Part, { text, reached }: Unsolved): Part[] {
  const known = [...(text.match(NUMBER) ?? []), ...reached.map(({ value }) => `${value.valueOf()}`)]
  for (const { index, 0: seam } of [{ index: 0, 0: '' }, ...part.text.matchAll(SEAM)].slice(0, MOST_CUTS)) {
    const rest = part.text.slice(index + seam.length)
    if (!isElsewhere(rest, known)) continue
    const first = part.text.slice(0, index).trim()
    const own: Part = { kind: 'work', text: rest, isNew: true }
    return /\d/.test(first) ? [{ kind: 'work', text: first }, own] : [own]
  }
  return [part]
}

const ASKS_OUTRIGHT =
  /^\W*(?:(?:ok|and|now|so|then) )*(?:whats?\b|what'?s|how (?:many|much|do|long|far)|solve|work out|find|round|simplify|expand|factor\w*|convert|which (?:is|one)|\(?[b-h]\)|q(?:uestion)? ?\d)/i
const HESITATION = /^\W*(?:(?:oh|ah|wait|um|er|hm+|no|so|ok|actually|oops|sorry)\b[\s,.!]*)+(?=\S)/i

const BECAUSE = /\b(?:because|cause|cos|coz|cuz|bc|since)\b/i

/** Nothing ends in such a word, nor where it is not told what somebody did it with: `i added | the 2s`. */
const UNENDED =
  /\b(?:(?:it|that|this|because|cos|and|so|which|together|of|the|there|they|is)|(?:i|we|he|she|you|u) (?!think|thought|guess|know|see|did|checked|reckon|say|said|believe|hope|bet)\p{L}+)$/iu

/** Said behind an answer these say nothing that its praise does not. */
const NOTHING_NEW = new Set<Intent['wants']>([
  ...(['nonsense', 'laugh', 'yes', 'no', 'check', 'idea', 'working', 'next', 'unsure'] as const),
  ...(['estimate', 'greeting', 'hint', 'apology', 'wait', 'tell', 'compliment', 'explain'] as const),
])
const isJoy = (intent: Intent) => intent.wants === 'comfort' && intent.feeling === 'happy'

/** The first sentence of a message is the answer to the open sum, whatever is told behind it. */
export function saysAnswerFirst(text: string, { work, story }: Dialogue): boolean {
  const first = /^[^.!?;]{1,40}(?=[.!?;]+\s)/.exec(text)?.[0]?.replace(HESITATION, '')
  if (first === undefined) return false
  return isOpen(work) ? judgeFor(work, first).outcome === 'answer' : isAnswerOf(first, story)
}

/** A number alone that a story comes to. */
function isAnswerOf(said: string, story: Story | undefined): boolean {
  const [answer, ...others] = story?.model.answer ?? []
  const number = /^\D{0,12}(\d+(?:\.\d+)?)\D{0,12}$/.exec(said)?.[1]
  return answer !== undefined && others.length === 0 && number === `${answer.valueOf()}`
}

/** What is asked behind the answer to a story is another part. */
function ofStory(part: Part, before: Dialogue): Part[] {
  const { text } = part
  const [, first = '', rest = ''] = saysAnswerFirst(text, before)
    ? (/^([^.!?;]+)[.!?;]+\s+(.+)$/s.exec(text) ?? [])
    : []
  return askedIn(rest).length > 0 && !/=/.test(rest)
    ? [
        { kind: 'work', text: first },
        { kind: 'work', text: rest.replace(ALSO, '') },
      ]
    : [part]
}
const ALSO = /^\W*(?:(?:and|also|but|ok|so)\b[\s,]*)+/i

const TELLS_WAY =
  /^(?:(?:and|so|because|cos|coz|cuz|bc) )*(?:i|we) (?:just |only |always )?(?:\p{L}+ed|did|do|took|take|put|used|made|add|times)\b(?![^.?!]*=)/iu

/** What a piece is, as `partsOf` tells it. */
interface Telling {
  kindOf: (piece: string) => PartKind
  asksWhole: (piece: string) => boolean
}

/** Whether a piece says the answer once more by numbers that make it up. */
function saysSame(text: string, { problem }: Work): boolean {
  const sum = (text.match(/\d+(?:\.\d+)?/g) ?? []).reduce((all, each) => all + Number(each), 0)
  return (
    /^\W*(?:so )?(?:is (?:it|that)|it'?s|that'?s)\b/i.test(text) &&
    wayTo(problem.question).answer?.valueOf() === sum
  )
}

/** `30 easy. half of 60`: how it was found, and no other sum. */
function isItsWay(text: string, { problem }: Work): boolean {
  const [way, ...others] = /\?|\b(?:what|how|find|next|now)/i.test(text) ? [] : problemsOf(text)
  const [value, answer] = [way?.question, problem.question].map(each => each && wayTo(each).answer)
  return others.length === 0 && value !== undefined && answer !== undefined && value.equals(answer)
}

/** The answer to the open sum is a part of its own, before another sum or what is asked behind it. */
export function withAnswerFirst(part: Part, before: Dialogue, { kindOf, asksWhole }: Telling): Part[] {
  const { work, waiting } = before
  const { text } = part
  if (part.isNew || text.length > 250) return [part]
  if (before.story && !isOpen(work)) return ofStory(part, before)
  const unsolved = openUnsolved(before)
  if (unsolved) return besideUnsolved(part, unsolved)
  if (!work) return [part]
  for (const { index, 0: seam } of [...text.matchAll(SEAM)].slice(0, MOST_CUTS)) {
    const [first, rest] = [text.slice(0, index).trim(), text.slice(index + seam.length).trim()]
    // `3/4 is 6/8` says one thing, and asks nothing behind it.
    if (/\d$/.test(first) && /^is -?\d/i.test(rest)) continue
    // `3a + 5b because -a is minus one a` gives its reason.
    if (/^is\b/i.test(rest) && BECAUSE.test(first) && !rest.includes('?')) continue
    if (UNENDED.test(first) || !/\d|[a-z]{2}/i.test(rest)) continue
    // Whatever the first sentence is, the question behind it is on the table.
    if (
      /^[.!;]/.test(seam) &&
      /\d/.test(first) &&
      isElsewhere(rest, work.problem.question.text.match(NUMBER) ?? [])
    )
      return [
        { kind: 'work', text: first },
        { kind: 'work', text: rest, ...(isOpen(work) && { isNew: true }) },
      ]
    if (judgeFor(work, first.replace(HESITATION, '')).outcome !== 'answer') continue
    if (waiting && NAMES_WAITING.test(rest))
      return [
        { kind: 'work', text: first },
        { kind: 'work', text: rest },
      ]
    if (isOpen(work) && isItsWay(rest, work))
      return [judgeFor(work, text).outcome === 'answer' ? part : { kind: 'work', text: first }]
    const [next] = ASKS_SUM.test(rest) ? problemsOf(rest) : []
    // `is it 100 and 10 dollars?`, of 110: the answer in other words, and no other sum.
    if (next && saysSame(rest, work)) return [{ kind: 'work', text: first }]
    const isOther = next !== undefined && !isSameQuestion(next.question, work.problem.question)
    // `let me check it: 14 x 5 = 70` puts the answer to the test, and asks for no other sum.
    if (isOther && /\bcheck\b.*=\s*-?\d/i.test(rest)) return [{ kind: 'work', text: first }]
    // Said once more, it is followed by nothing but another question.
    if (!isOpen(work) && !isOther) continue
    const isOfWaiting = waiting !== undefined && judgeFor(waiting, rest).outcome === 'answer'
    const asks =
      /\?|^\W*(?:but |and |so |ok |also |now )*(?:wait|why|how|do|does|is|are|can|what|should|which)\b/i.test(
        rest,
      )
    // `also how many each if 5 share whats left`, `but mine starts at 10 past 2 and lasts 1 hour 55`
    if (
      !/=/.test(rest) &&
      (askedIn(rest).length > 0 ? asksWhole(rest) : /^[.!]/.test(seam) && problemsOf(rest).length === 1)
    )
      return [
        { kind: 'work', text: first },
        { kind: 'work', text: rest.replace(ALSO, '') },
      ]
    if (isOther || isOfWaiting)
      return [
        { kind: 'work', text: first },
        { kind: 'work', text: rest },
      ]
    // How it was found adds nothing that could be judged.
    if (TELLS_WAY.test(rest) && !asks && isOpen(work) && judgeFor(work, text).outcome !== 'answer')
      return [
        { kind: 'work', text: first },
        { kind: 'talk', text: rest },
      ]
    const wished = intentOf(rest, false)
    const saysMore = wished.wants !== 'unclear' && !NOTHING_NEW.has(wished.wants) && !isJoy(wished)
    if (asks || saysMore)
      return [
        { kind: 'work', text: first },
        { kind: kindOf(rest) === 'wish' ? 'wish' : 'asks', text: rest },
      ]
  }
  return [part]
}
