import { solve } from '#maths/kinds/doors.ts'
import type { Dialogue } from '../state.ts'
import { whyOf } from './reason-for.ts'
import { isSafe } from './voice.ts'

const CALCULATION =
  /(\d+(?:\.\d+)?)\s*([-+−–×x*÷/:]|\btimes\b|\bplus\b|\bminus\b|\bdivided by\b)\s*(\d+(?:\.\d+)?)/i
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:\+|plus)$/i, '+'],
  [/^(?:[-−–]|minus)$/i, '-'],
  [/^(?:[×x*]|times)$/i, '×'],
  [/^(?:[÷/:]|divided by)$/i, '÷'],
]
/** A plan that says what is done begins with what one does. */
const DOES = /^(?:Add|Find|Multiply|Divide|Take|Share|Subtract|Put|Work|Count|Write|Change|Turn)\b/

/** Why a calculation is done, by the step that it is on the way to the answer: `why do u add 3+4`. */
export function whyOfStep(dialogue: Dialogue): string | undefined {
  const { work, last } = dialogue
  const [, left, said = '', right] = CALCULATION.exec(last) ?? []
  const sign = SIGNS.find(([names]) => names.test(said))?.[1]
  if (!work || /\bwrong\b|\bnot\b/i.test(last) || !left || !right || !sign) return undefined
  const orders =
    sign === '+' || sign === '×'
      ? [
          [left, right],
          [right, left],
        ]
      : [[left, right]]
  const step = solve(work.problem.question).steps.find(({ plan }) => {
    const plain = plan
      .replace(/\\times/g, '×')
      .replace(/\\div/g, '÷')
      .replace(/[$\s]/g, '')
    return orders.some(([one, other]) =>
      new RegExp(`(?<![\\d.])${one}\\${sign}${other}(?![\\d.])`).test(plain),
    )
  })
  const [does = ''] = step?.plan.split(/:\s*\$/) ?? []
  // `Multiply` alone says nothing of what for.
  if (!DOES.test(does) || does.split(' ').length < 3 || !isSafe(does, dialogue)) return undefined
  const why = whyOf(dialogue)
  return `That is how you ${does.charAt(0).toLowerCase()}${does.slice(1)}.${why ? ` ${why}` : ''}`
}

const SAME = /\b(?:same|equals?|equal to|also|as well)\b/i
const SHARED = /(\d+)\s*(?:÷|\/|divided by|shared (?:by|between))\s*(\d+)/gi

/** Why a division and a fraction are the same amount: `why is 3 divided by 5 the same as 3/5`. */
export function whySame({ last }: Dialogue): string | undefined {
  if (!SAME.test(last)) return undefined
  const said = [...last.matchAll(SHARED)].map(([all, top, bottom]) => ({ all, top, bottom }))
  const [one, other] = said
  if (!one || !other || said.length > 2) return undefined
  if (one.top !== other.top || one.bottom !== other.bottom || one.all === other.all) return undefined
  return `Think of ${one.top} pizzas for ${one.bottom} people. Cut each pizza into ${one.bottom} equal parts, and everybody gets one part of every pizza. How many parts of that size has each of them then?`
}
