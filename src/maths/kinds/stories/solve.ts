import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Topic } from '../../domain/topic.ts'
import { oneByOne } from '../../stories/one-by-one.ts'
import type { StoryQuestion } from '../../stories/story-question.ts'
import { tokensOf } from '../../stories/tokens.ts'
import { nounOf } from '../../stories/word-forms.ts'
import { counted } from '../../values/counted.ts'
import { type Currency, money } from '../../values/money.ts'
import { percent } from '../../values/percent.ts'
import { quantity } from '../../values/quantity.ts'
import { findUnit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { topics } from './topics.ts'

const SMALL: Record<string, Currency | undefined> = { p: '£', '¢': '$' }
const LARGE: Record<string, Currency | undefined> = { '£': '£', $: '$', '€': '€', '₹': '₹' }

/** A number of the story as an answer to it: money, a measure, or so many of what is counted. */
export function answerOf({ reading, text }: StoryQuestion, value: Rational): Value {
  const { unit = '' } = reading
  const [small, large] = [SMALL[unit], LARGE[unit]]
  if (small) return money(value.div(100), small, { isSmall: true })
  if (large) return money(value, large)
  if (unit === '%') return percent(value)
  const measure = findUnit(unit)
  return measure ? quantity(value, measure, { isDecimal: true }) : counted(value, namesIn(text, unit))
}

const BEHIND = ['', ' left', ' more', ' altogether', ' each', ' in all', ' in total', ' fewer']

/** The words of the story for what is counted, with what may stand behind them. */
function namesIn(text: string, unit: string): string[] {
  const words = tokensOf(text)?.sentences.flatMap(({ tokens }) => tokens) ?? []
  const own = words.filter(
    ({ kind, noun }) => kind === 'word' && noun === nounOf(unit.split(' ').at(-1) ?? unit),
  )
  const before = own.flatMap(({ at, word }) => {
    const last = words.find(each => each.at === at - 1)
    return last?.kind === 'word' ? [`${last.word} ${word}`] : []
  })
  const names = new Set([...own.map(({ word }) => word), ...before, unit])
  return [...names]
    .flatMap(name => BEHIND.map(behind => `${name}${behind}`))
    .concat(['left', 'more', 'altogether', 'each', 'in all', 'in total'])
}

/** The steps of the way through the story, one mark each. */
export function solveStory(question: StoryQuestion): Solved {
  const { reading, text } = question
  const steps = reading.steps
    .flatMap(oneByOne)
    .map(({ is, calculation, value }) =>
      valueStep(`Find ${is}: $${latexOf(inDecimals(calculation, text))} = ${numberOf(value)}$`, value),
    )
  return { steps, answer: answerOf(question, reading.value) }
}

const MIXED_OR_PART = /(?:(\d+) )?(\d+)\/(\d+)/g
/** A story with £2.30 is reckoned with 2.3 and not with 2 3/10; a half of something stays a half. */
function inDecimals(calculation: string, text: string): string {
  const told = text.match(/\d*\.\d+/g)?.map(Number) ?? []
  if (told.length === 0) return calculation
  return calculation.replace(
    MIXED_OR_PART,
    (written, whole: string | undefined, part: string, of: string) => {
      const value = rational(BigInt(whole ?? 0)).add(rational(BigInt(part), BigInt(of)))
      const isTold = told.includes(value.valueOf())
      return whole !== undefined || isTold ? numberOf(value) : written
    },
  )
}

const latexOf = (calculation: string) =>
  calculation.replaceAll('×', '\\times').replaceAll('÷', '\\div').replaceAll('−', '-')
const numberOf = (value: Rational) =>
  value.d === 1n
    ? value.toString()
    : /^-?\d+\.\d{1,4}$/.test(value.toString())
      ? value.toString()
      : value.toFraction()

/** What a story practises: how many steps it has, and what its one step is. */
export function topicOfStory({ reading: { steps } }: StoryQuestion): Topic {
  if (steps.length > 1) return topics.several
  return /[×÷]/.test(steps[0]?.calculation ?? '') ? topics.groups : topics.adding
}
