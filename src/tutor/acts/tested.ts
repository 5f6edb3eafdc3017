import { hintFor } from '../replies/hints.ts'
import { isSafe, openWork, quoted } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** `5 isn't a factor of 12` tests no answer. */
const NOT_SO =
  /(?<![\d.])(-?\d+(?:\.\d+)?)\b[^\d.?!]{0,20}\b(?:not|isn'?t|instead of|should be|supposed to be|and i need|but i need)\b(?:(?!factor|multipl|divi)[^\d.?!]){0,20}(?<![\d.]|(?:(?<![a-z])x|[×*+÷/]) {0,2})(-?\d+(?:\.\d+)?)\b/i

/** `n=1 gives 5 thats not 7`: what came out, and what the question says that must come out. */
function missedIn({ last, work, story, turn }: Talk): { got: string; wanted: string } | undefined {
  const isAnswer = (turn.is === 'line' || turn.is === 'sum') && turn.said.outcome === 'answer'
  const [, got, wanted] = last.length <= 90 && !isAnswer ? (NOT_SO.exec(last) ?? []) : []
  const given: readonly string[] = (work?.problem.text ?? story?.text ?? '').match(/-?\d+(?:\.\d+)?/g) ?? []
  return got && wanted && given.includes(wanted) && !given.includes(got) ? { got, wanted } : undefined
}

/** A child that has tested its own answer and sees that it does not fit. */
export const TESTED: Act = {
  name: 'tested',
  rank: RANK.precise,
  when: talk => openWork(talk) !== undefined && missedIn(talk) !== undefined,
  says: talk => {
    const open = openWork(talk)
    const missed = missedIn(talk)
    const words = missed && `${quoted(missed.got)} comes out, and ${quoted(missed.wanted)} should`
    return open && words && isSafe(words, talk)
      ? `Well tested! ${words}, so it is not that yet. ${hintFor(open, talk.told)}`
      : undefined
  },
}
