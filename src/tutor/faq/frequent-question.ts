import { solve } from '#maths/kinds/doors.ts'
import { NAMES_NOTHING } from '#maths/language/en/asked-of.ts'
import { ASKS, CHANGES, DOUBTS, WHYS } from '#maths/language/en/faq/asking.ts'
import { IN_NUMBERS } from '#maths/language/en/faq/in-numbers.ts'
import type { FrequentQuestion } from '#maths/language/en/faq/index.ts'
import { remembering } from '#text/remembering.ts'
import { netOf } from '../classes/network.ts'
import { judgeFor } from '../judging.ts'
import { isOpen } from '../readings/reading.ts'
import type { Dialogue } from '../state.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { readUnsolved } from '../unsolved/unsolved.ts'
import { problemsOf } from '../work.ts'
import { type Chance, likeliest } from './chances.ts'
import { questionFeatures } from './features.ts'
import { topicsOn } from './topics-of.ts'
import learnt from './weights.json' with { type: 'json' }

/** What is longer has more in it than a question. */
const LONGEST = 200
/** From there on a question is believed to be asked: of what is told so, nine of ten are right (`tests/corpus/chat/faq`). */
const SURE = 0.6
/** Several numbers may be those of another question. */
const WITH_NUMBERS = 0.75
/** What is elsewhere is seldom meant. */
const ELSEWHERE = 0.68
/** A message that neither asks nor doubts may be a line of the work. */
const SURER = 0.85
/** Numbers that are told belong to a question of their own, but for what is quite sure. */
const SUREST = 0.93
/** Who asks `why tho` says nothing of what; of something else than the table it takes more words. */
const FEWEST_WORDS = { here: 3, elsewhere: 5 }

const net = netOf(learnt)
const chancesOf = remembering(
  (text: string) => net(questionFeatures(text)),
  text => text,
)

/** The frequent question that a message asks, in whatever words; undefined where it is none that is known, none surely, or work: a line of what is open, or a question to be worked out. */
export function frequentlyAsked(text: string, dialogue: Dialogue): FrequentQuestion | undefined {
  const { question, chance } = asked(text, dialogue)
  const asks = ASKS.test(text) || DOUBTS.test(text)
  const numbers = text.match(/\d+/g)?.length ?? 0
  const isElsewhere =
    question !== undefined && topicsOn(dialogue).length > 0 && !isOnTable(question, dialogue)
  const isTold = numbers > (asks ? 1 : 0) && !WHYS.test(text)
  const least = Math.max(
    asks ? SURE : SURER,
    isTold ? (asks ? WITH_NUMBERS : SUREST) : 0,
    isElsewhere ? ELSEWHERE : 0,
  )
  if (!question || chance < least) return undefined
  return isWork(text, chance, dialogue) ? undefined : question
}

/** Whether it is a line of what is open, or a question to be worked out. */
function isWork(text: string, chance: number, { work }: Dialogue): boolean {
  if (WHYS.test(text)) return false
  const told = chance < SUREST ? readUnsolved(text) : undefined
  if ((told && told.asked.length > 0 && told.told.length > 1) || problemsOf(text).length > 0) return true
  return isOpen(work) && ['answer', 'useful', 'wrong'].includes(judgeFor(work, text).outcome)
}

/** Whether it is asked so surely that nothing else may be meant, as a change of the question on the table by a `what if`. */
export const isSurelyAsked = (text: string, dialogue: Dialogue): boolean =>
  (WHYS.test(text) || !CHANGES.test(text)) &&
  asked(text, dialogue).chance >= SURER &&
  frequentlyAsked(text, dialogue) !== undefined

function asked(text: string, dialogue: Dialogue): Chance {
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  if (text.length > LONGEST || words < FEWEST_WORDS.here) return NOTHING
  const found = likeliest(learnt.words, chancesOf(text), topicsOn(dialogue))
  const isHere = found.question === undefined || isOnTable(found.question, dialogue)
  return isHere || (words >= FEWEST_WORDS.elsewhere && names(text, found.question)) ? found : NOTHING
}

/** What is asked of something else than the table names it. */
function names(text: string, asked: FrequentQuestion | undefined): boolean {
  const [said, known] = [text, asked?.question ?? ''].map(each =>
    (each.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(word => !NAMES_NOTHING.test(word)),
  )
  return (said ?? []).some(word => known?.some(other => other.slice(0, 5) === word.slice(0, 5)))
}

const NOTHING: Chance = { question: undefined, chance: 1 }

/** Whether a question is about what is on the table. */
export const isOnTable = ({ topics }: FrequentQuestion, dialogue: Dialogue): boolean =>
  topicsOn(dialogue).some(each => topics.includes(each))

/** What is so, and how it goes on in the numbers on the table. */
export function answerTo(question: FrequentQuestion, dialogue: Dialogue): string {
  const own = inNumbers(question, dialogue)
  return own ? `${question.answer} ${own}` : question.answer
}

/** How the answer goes on in the numbers on the table. */
function inNumbers({ id }: FrequentQuestion, { work, found, waiting, told }: Dialogue): string | undefined {
  const works = [work, found, waiting].filter(each => each !== undefined)
  const [answer = ''] = works.flatMap(({ isFound, problem, said }) =>
    isFound && !(said && isUnsimplified(said)) ? [solve(problem.question).answer] : [],
  )
  const table = [answer, ...works.map(({ problem }) => problem.question.text), ...told.slice(-1)].join('\n')
  for (const [on, says] of IN_NUMBERS[id] ?? []) {
    const parts = on.exec(table)
    if (parts) return says(...parts.slice(1))
  }
  return undefined
}
