import { NAMES_OWN } from '#maths/language/en/another-question.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { judgedByValue } from '../values/judged-by-value.ts'
import { problemsOf, type Work } from '../work.ts'
import { counted, isOpen } from './reading.ts'

/** Back to the question that the child names: `my question was 91`, `but what about 91`. */
export function backTo(before: Dialogue, said: string): Dialogue | undefined {
  const { work, waiting } = before
  const named = said.length < 90 ? NAMES_OWN.exec(said)?.[1] : undefined
  if (named === undefined || !isOpen(work)) return undefined
  const own = [work, waiting].find(each => each !== undefined && isNamed(each, named))
  // What is named may be the answer as well.
  if (!own || [own, work].some(each => judgedByValue(each, named)?.is === 'answer')) return undefined
  const back: Dialogue = {
    ...before,
    last: said,
    turns: before.turns + 1,
    work: { ...own, isHelped: true, asking: undefined },
    waiting: own === work ? waiting : undefined,
    isSorry: /\b(?:no|not|stop|wrong|don'?t)\b/i.test(said) ? true : undefined,
    turn: { is: 'talk', intent: { wants: 'repeat' } },
  }
  return counted(back, 'repeat')
}

const NUMBER = /\d+(?:[.,/:]\d+)*/g

/** All of the numbers that are named are its own, and of several at least two. */
function isNamed({ problem: { question } }: Work, named: string): boolean {
  const said = named.match(NUMBER) ?? []
  const own: readonly string[] = question.text.match(NUMBER) ?? []
  const isAsked = problemsOf(named).some(each => isSameQuestion(each.question, question))
  return isAsked || (said.length >= Math.min(own.length, 2) && said.every(each => own.includes(each)))
}
