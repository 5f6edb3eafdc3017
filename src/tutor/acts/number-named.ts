import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import { type NamedNumber, namedNumber } from '#maths/reworded/named-number.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { likelySolutions } from '#maths/typed/read-together.ts'
import { escaped } from '#maths/values/escaped.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { textOnTable } from '../replies/reason-for.ts'
import { onward } from '../replies/unsolved.ts'
import { isSafe, quoted, say } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'
import { isUnread } from './unread.ts'

/** So likely its words must mean what the number is, to be told where it comes from; and to be credited. */
const LIKELY = 0.1
const SURE = 0.5
const LONGEST = 90

/** What the message asks is answered by others; what it only estimates is no number of a calculation. */
const ASKS =
  /n['’]?t\b|\b(?:not|never|no|only|over|under|at (?:least|most)|up to|why|how|what|which|should|explain|hint|help|(?:more|less|bigger|smaller) than|about|nearly|almost|roughly|between|around|rounds?|rounded|thought)\b/i

function namedIn(talk: Talk): NamedNumber | undefined {
  const table = openUnsolved(talk)?.text ?? textOnTable(talk)
  // A number alone names nothing.
  if (
    table === undefined ||
    talk.last.length > LONGEST ||
    isAnswerLike(talk.last, 1) ||
    ASKS.test(talk.last) ||
    HAS_SUM.test(talk.last)
  )
    return undefined
  const told = valuesIn(table)
  const isStrange = (value: number) => value > SMALL && !told.includes(value)
  // Of two numbers that are new one would be credited with the other.
  if (valuesIn(talk.last).filter(isStrange).length > 1) return undefined
  const found = namedNumber(table, talk.last)
  if (!found || found.chance < LIKELY) return undefined
  // What is told already is no step, and of the same words another number is told: `60% are boys` of `40% are boys`.
  return told.includes(found.value.valueOf()) || isToldOtherwise(found, talk.last, table) ? undefined : found
}

/** As the 2 of `9 every 2 weeks`. */
const SMALL = 10
const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/g
const valuesIn = (text: string): readonly number[] =>
  (text.replace(/(?<=\d),(?=\d{3})/g, '').match(NUMBER) ?? []).flatMap(
    each => readLiteral(each)?.value.valueOf() ?? [],
  )

const FEWEST_LETTERS = 4

/** Whether what stands behind a number in a message stands behind another one in the question. */
function isToldOtherwise({ said, at }: NamedNumber, message: string, table: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
  const behind = plain(message.slice(at + said.length)).replace(/[^\p{L}]+$/u, '')
  return behind.length >= FEWEST_LETTERS && new RegExp(`\\d${escaped(behind)}`).test(plain(table))
}

/** A sum is judged by itself. */
const HAS_SUM = /[=+×÷*/]|\d ?[-−x] ?\d|\b(?:plus|minus|times|divided|take away|add(?:ed)?|together)\b/i

/** Whether no other reader knows anything of the number: it answers nothing, and is on no way that is known. */
function isFresh({ value }: NamedNumber, talk: Talk): boolean {
  const { turn, work, story, last } = talk
  const unsolved = openUnsolved(talk)
  switch (turn.is) {
    case 'unsolved':
      return (
        unsolved !== undefined &&
        typeof turn.said !== 'string' &&
        turn.said.numbers.every(({ from }) => from === 'nowhere') &&
        likelySolutions(unsolved.text)[0]?.value.equals(value) !== true
      )
    case 'story line': {
      const { judged, part, bare, claims } = turn.step
      const isKnown = [...(story?.model.answer ?? []), ...(story?.model.steps ?? []).map(step => step.value)]
      return (
        judged === undefined &&
        part === undefined &&
        bare === undefined &&
        claims.length === 0 &&
        !isKnown.some(each => each.equals(value))
      )
    }
    case 'line':
      return work !== undefined && !saysAnswer(last, work.problem.question)
    case 'talk':
      return work === undefined || !saysAnswer(last, work.problem.question)
    default:
      return false
  }
}

/** A number on the way that is named in words which no other reader knows: `adults pay 16`. Nothing is called wrong by it. */
export const NUMBER_NAMED: Act = {
  name: 'number named',
  rank: RANK.work + 1,
  when: talk =>
    isUnread(talk) &&
    talk.turn.is !== 'quantity' &&
    (talk.turn.is !== 'line' || talk.turn.said.outcome === 'unsure') &&
    talk.work?.isFound !== true &&
    openUnsolved(talk)?.done === undefined,
  says: talk => {
    const found = isSafe(talk.last, talk) ? namedIn(talk) : undefined
    if (!found || !isFresh(found, talk)) return undefined
    const unsolved = openUnsolved(talk)
    const next = unsolved
      ? onward(unsolved, talk)
      : say(talk, 'useful', ['How do you go on from there?', 'What comes next?', 'What is still missing?'])
    const way = found.steps.map(({ calculation }) => calculation).join(', then ')
    const words =
      found.chance >= SURE
        ? `${say(talk, 'number named', ['Yes,', 'That’s right,', 'Good,'])} ${quoted(talk.last)}: that is ${way}.`
        : `I see, ${quoted(talk.last)}: you mean ${way}.`
    return isSafe(words, talk) ? `${words} ${next}` : undefined
  },
}
