import type { Random } from '#maths/domain/misconception.ts'
import type { Question } from '#maths/domain/question.ts'
import { between } from '#maths/domain/random.ts'
import { solve } from '#maths/kinds/doors.ts'
import { DIGITS_WISHED, DOWN, LARGER, NUMBER_OF, SMALLER } from '#maths/language/en/wished-size.ts'
import { nearQuestion } from '#maths/practice/near.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { withoutThousands } from '#maths/values/thousands.ts'
import { seeded } from './make-question.ts'

/** A number of a question, no place such as `20th` and no power. */
const NUMBER = /(?<![\d.^{])\d+(?:\.\d+)?(?![\d.]|st\b|nd\b|rd\b|th\b)/g
const LIST = /-?\d+(?:\.\d+)?(?:,\s*-?\d+(?:\.\d+)?){2,}/
/** In a list, a sum or a difference all numbers are of one size; else one of them is the big one. */
const OF_ONE_SIZE = new Set(['averages', 'ordering', 'compare'])

/** Digits that count: 0.6 has one, 0.125 three. */
const digitsOf = (number: string) => number.replace('.', '').replace(/^0+/, '').length

/** `with 3 digits`, `bigger`, `smaller numbers`, `one that goes down`: a question of the same kind with what is wished. */
export function inWishedSize(question: Question, wish: string, seed: number): Question | undefined {
  const random = seeded(seed + 1)
  const text = textOf({ ...question, text: withoutThousands(question.text) }, wish, random)
  if (text === undefined || text === question.text) return undefined
  const [pattern, ...others] = readQuestions(text) ?? []
  if (!pattern || others.length > 0 || pattern.kind !== question.kind) return undefined
  const made = nearQuestion(pattern, { random }) ?? pattern
  return solve(made).isImpossible || solve(made).answer === solve(question).answer ? undefined : made
}

function textOf(question: Question, wish: string, random: Random): string | undefined {
  if (question.kind === 'sequences') return turned(question.text, wish)
  if (/\d\/\d|\\frac|[a-z]\s*=|:/.test(question.text)) return undefined
  const sizes = (question.text.match(NUMBER) ?? []).map(digitsOf)
  const most = Math.max(...sizes)
  const count = sizeWished(wish, most)
  if (sizes.length === 0 || count === undefined || count < 1 || count === most) return undefined
  const isAll = OF_ONE_SIZE.has(question.kind) || /\d\s*[-+−]\s*\d/.test(question.text)
  let isDone = false
  return question.text.replace(NUMBER, number => {
    if (!isAll && (isDone || digitsOf(number) !== most)) return number
    isDone = true
    return resized(number, count, divisorIn(question.text), random)
  })
}

/** How many digits are wished for, where so many are the most now. */
function sizeWished(wish: string, most: number): number | undefined {
  const [, said = ''] = DIGITS_WISHED.exec(wish) ?? []
  if (said !== '') return NUMBER_OF[said.toLowerCase()] ?? Number(said)
  if (SMALLER.test(wish)) return most - 1
  return LARGER.test(wish) ? most + 1 : undefined
}

/** What a whole number is divided by goes into it still with one more of its own digits. */
const divisorIn = (text: string) => /(?:÷|\\div|divided by)\s*(\d)(?!\d)/.exec(text)?.[1]

function resized(number: string, count: number, divisor: string | undefined, random: Random): string {
  let own = number
  while (digitsOf(own) > count && own.length > 1) own = own.slice(0, -1).replace(/\.$/, '')
  while (digitsOf(own) < count) own += divisor ?? `${between(random, 1, 9)}`
  return own
}

/** Factors of a number that has more of them: of its double there are always more. */
export function moreFactors({ kind, text }: Question, seed: number): Question | undefined {
  const [number, ...others] = text.match(NUMBER) ?? []
  if (kind !== 'factors' || !number || others.length > 0 || !/\bfactors\b/i.test(text)) return undefined
  const [made, ...more] = readQuestions(text.replace(number, `${Number(number) * (2 + (seed % 2))}`)) ?? []
  return made?.kind === kind && more.length === 0 ? made : undefined
}

/** The numbers of a sequence the other way round, where it is to go down. */
function turned(text: string, wish: string): string | undefined {
  const list = LIST.exec(text)?.[0]
  const terms = list?.split(',').map(each => each.trim()) ?? []
  return list && DOWN.test(wish) && Number(terms[0]) < Number(terms.at(-1))
    ? text.replace(list, terms.toReversed().join(', '))
    : undefined
}
