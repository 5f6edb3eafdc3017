import * as S from '#maths/language/en/unsolved/sentences.ts'
import type { Dialogue } from '../state.ts'
import { plainNumber } from '../unsolved/as-said.ts'
import { leftOf } from '../unsolved/needed.ts'
import { agreed } from '../unsolved/settled.ts'
import type { Unsolved } from '../unsolved/unsolved.ts'
import { kindOf, listed } from './unsolved.ts'
import { say } from './voice.ts'

/** Whether it is right, as far as anybody can know. */
export function checkOn(unsolved: Unsolved, dialogue: Dialogue): string {
  const { reached } = unsolved
  const sums = reached.flatMap(({ sum, value }) =>
    sum && !sum.includes('`')
      ? [
          `${sum.slice(0, -1)} ${value.n > 0n && plainNumber(value).length > 6 ? '\\approx' : '='} ${plainNumber(value)}$`,
        ]
      : [],
  )
  const shown = [...new Set(sums)]
  const last = reached.at(-1)
  if (sums.length === 0)
    return last && agreed(unsolved.text, last.value)
      ? say(dialogue, 'come to', S.comeTo(plainNumber(last.value)))
      : S.nothingToCheck
  const unused = leftOf(unsolved, dialogue.told)
  const rest = unused.length > 0 && unused.length < 4 ? ` ${S.notUsedYet(listed(unused))}` : ''
  return `${say(dialogue, 'sums right', S.sumsRight(shown.slice(-3).join(', ')))}${rest} ${S.notKnown} ${howToCheck(unsolved, dialogue)}`
}

const TWO = /^\$([\d.]+) (\+|-|\\times|\\div) ([\d.]+)\$$/
const BACK = { '+': '-', '-': '+', '\\times': '\\div', '\\div': '\\times' } as const

/** How the child can check by itself: the last sum turned round, or what is asked put to the test. */
export function howToCheck(unsolved: Unsolved, dialogue: Dialogue): string {
  const last = unsolved.reached.at(-1)
  const [, , operator, right] = TWO.exec(last?.sum ?? '') ?? []
  const back =
    last && operator && right
      ? S.goBack(`$${plainNumber(last.value)} ${BACK[operator as keyof typeof BACK]} ${right}$`)
      : undefined
  const isNew = back !== undefined && !dialogue.told.slice(-2).some(each => each.includes(back))
  return isNew && !/^check/.test(dialogue.turn.is)
    ? `${back} ${kindOf(unsolved).check}`
    : kindOf(unsolved).check
}
