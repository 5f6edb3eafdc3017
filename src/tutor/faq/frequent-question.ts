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
import { likeliest } from './chances.ts'
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
/** More numbers than that are told by a task alone. */
const MOST_OF_QUESTION = 3
/** Who asks `why tho` says nothing of what; of something else than the table it takes more words. */
const FEWEST_WORDS = { here: 3, elsewhere: 5 }

const YES_OR_NO = /^(?:yes|no)\b/i
/** Who states a rule says so as well as who doubts it. */
const IN_GENERAL = /\b(?:always|never|every time)\b/gi

const net = netOf(learnt)
const chancesOf = remembering(
  (text: string) => net(questionFeatures(text)),
  text => text,
)

/** A frequent question that a message asks. */
export interface AskedBack {
  question: FrequentQuestion
  /** It is about what is on the table. */
  isHere: boolean
  /** Nothing else may be meant, as a change of the question on the table by a `what if`. */
  isSure: boolean
}

/** The frequent question that a message asks, in whatever words; undefined where it is none that is known, none surely, or work: a line of what is open, or a question to be worked out. */
export function askedBack(text: string, dialogue: Dialogue): AskedBack | undefined {
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  if (text.length > LONGEST || words < FEWEST_WORDS.here) return undefined
  const topics = topicsOn(dialogue)
  const { question, chance } = likeliest(learnt.words, chancesOf(text), topics)
  if (!question) return undefined
  const isHere = question.topics.some(each => topics.includes(each))
  if (!isHere && (words < FEWEST_WORDS.elsewhere || !names(text, question))) return undefined
  const asks = ASKS.test(text) || DOUBTS.test(text)
  const isWhy = WHYS.test(text)
  const isTold = !isWhy && (text.match(/\d+/g)?.length ?? 0) > (asks ? 1 : 0)
  const least = Math.max(
    asks ? SURE : SURER,
    isTold ? (asks ? WITH_NUMBERS : SUREST) : 0,
    topics.length > 0 && !isHere ? ELSEWHERE : 0,
  )
  if (chance < least || (!isWhy && isWork(text, chance, dialogue))) return undefined
  // A yes or no answers what is asked or doubted; what is only stated may be just what it says.
  if (YES_OR_NO.test(question.answer) && !ASKS.test(text) && !DOUBTS.test(text.replace(IN_GENERAL, '')))
    return undefined
  return { question, isHere, isSure: chance >= SURER && (isWhy || !CHANGES.test(text)) }
}

/** Whether it is a line of what is open, or a question to be worked out. */
function isWork(text: string, chance: number, { work }: Dialogue): boolean {
  const told = readUnsolved(text)
  const most = chance < SUREST ? 1 : MOST_OF_QUESTION
  if ((told && told.asked.length > 0 && told.told.length > most) || problemsOf(text).length > 0) return true
  return isOpen(work) && ['answer', 'useful', 'wrong'].includes(judgeFor(work, text).outcome)
}

/** What is asked of something else than the table names it. */
function names(text: string, { question }: FrequentQuestion): boolean {
  const [said, known] = [text, question].map(each =>
    (each.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(word => !NAMES_NOTHING.test(word)),
  )
  return (said ?? []).some(word => known?.some(other => other.slice(0, 5) === word.slice(0, 5)))
}

/** What is so, and how it goes on in the numbers on the table. */
export function answerFor(question: FrequentQuestion, dialogue: Dialogue): string {
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
