import { solve } from '#maths/kinds/doors.ts'
import { ASKS, DOUBTS } from '#maths/language/en/faq/asking.ts'
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
/** A message that neither asks nor doubts may be a line of the work. */
const SURER = 0.9
/** Numbers that are told belong to a question of their own, but for what is quite sure. */
const SUREST = 0.97
/** Who asks `why` alone says nothing of what. */
const FEWEST_WORDS = 2

const net = netOf(learnt)
const chancesOf = remembering(
  (text: string) => net(questionFeatures(text)),
  text => text,
)

/** The frequent question that a message asks, in whatever words; undefined where it is none that is known, none surely, or work: a line of what is open, or a question to be worked out. */
export function frequentlyAsked(text: string, dialogue: Dialogue): FrequentQuestion | undefined {
  if (text.length > LONGEST || (text.match(/\p{L}+/gu) ?? []).length < FEWEST_WORDS) return undefined
  const { question, chance } = likeliest(learnt.words, chancesOf(text), topicsOn(dialogue))
  const asks = ASKS.test(text) || DOUBTS.test(text)
  const numbers = text.match(/\d+/g)?.length ?? 0
  if (!question || chance < (asks ? SURE : SURER) || (!asks && numbers > 0)) return undefined
  const isTold = numbers > 1 && chance < SUREST && (readUnsolved(text)?.asked.length ?? 0) > 0
  if (isTold || problemsOf(text).length > 0) return undefined
  const { work } = dialogue
  const isLine = isOpen(work) && ['answer', 'useful', 'wrong'].includes(judgeFor(work, text).outcome)
  return isLine ? undefined : question
}

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
