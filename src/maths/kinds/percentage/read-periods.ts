import { isWhole, type Rational, rational } from '../../arithmetic/rational.ts'
import type { Measured } from '../../values/amount.ts'
import { numberIn } from '../../values/read-number.ts'
import { AMOUNT, amountIn } from '../../wording/amounts.ts'
import { PERCENT } from './patterns.ts'
import type { PercentageChange, PercentageTask } from './question.ts'
import { factorOf } from './repeated.ts'

const MOST_PERIODS = 10
const PERIOD = '(year|annum|month|week|day|hour|minute)'
const RATE = new RegExp(
  `${PERCENT}(?: of (?:its|their) [a-z]+)? (?:each|every|per|an?) ${PERIOD}\\b|${PERCENT} (annually|yearly|p\\.?a\\.?)(?= |$|[.,;])`,
)
const TIME =
  /\b(?:after|in|over|for|at the end of) (?:an? |the next )?(\d{1,2}) (year|month|week|day|hour|minute)s?(?:' time)?\b/
const START = new RegExp(`(?<![\\d.])(${AMOUNT})(?![\\d%])`)
const UP = /\b(?:increas|grow|grew|ris(?:es|ing)\b|rose\b|goes up\b|multipl)/
const DOWN = /\b(?:decreas|fall|fell\b|drop|declin|reduc|shrink|decay|loses?\b|goes down\b)/
/** All that may stand around the three numbers. */
const KNOWN =
  /^(?:#[aprt]|a|an|the|this|its|it|his|their|of|is|was|has|had|have|there|are|were|in|on|at|by|to|and|which|that|if|town's|city's|village's|country's|town|city|village|country|island|region|population|number|bacteria|culture|colony|cells?|people|fish|rabbits|birds|bees|insects|trees|tree|plant|animals|members|students|visitors|sample|mass|weight|height|substance|lake|forest|park|school|club|zoo|contains?|starts?|started|begins?|with|tall|high|currently|now|initially|increas(?:es?|ing|ed)|grow(?:s|ing|n)?|grew|ris(?:es|ing)|rose|goes|up|down|decreas(?:es?|ing|ed)|falls?|falling|fell|drops?|dropping|declin(?:es?|ing)|reduc(?:es|ing)|shrinks?|decays?|decaying|loses?|rate|constant|steady|how|many|much|what|will|would|be|find|calculate|work|out|determine|estimate|size|new|expected|after|same|does|do)$/

const periodOf = (name: string) => (/^(?:ann|year|p)/.test(name) ? 'year' : name)

interface Periods {
  amount: Rational
  measured: Measured
  percent: Rational
  count: number
  text: string
}

/** The three numbers, with signs in their places. */
function periodsIn(plain: string): Periods | undefined {
  const [rate = '', one, period, two, yearly] = RATE.exec(plain) ?? []
  const [time = '', count = '', unit = ''] = TIME.exec(plain) ?? []
  if (rate === '' || time === '' || periodOf(period ?? yearly ?? '') !== unit) return undefined
  const left = plain.replace(rate, '#r').replace(time, '#t')
  const [, start = ''] = START.exec(left) ?? []
  const [own, percent] = [start === '' ? undefined : amountIn(start.trim()), numberIn(one ?? two ?? '')]
  const text = left.replace(start, '#a ')
  if (!own || !percent || /\d/.test(text) || own.measured.currency) return undefined
  return { ...own, percent, count: Number(count), text }
}

/** Reads `A population of 2000 falls by 5% each year. What is it after 2 years?`; money is a matter of interest. */
export function readPeriods(
  plain: string,
  isRounded: boolean,
): (PercentageTask & { measured: Measured }) | undefined {
  const found = periodsIn(plain)
  if (!found) return undefined
  const { amount, measured, percent, count, text } = found
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)]
  const words = text.split(/[^a-z#']+/).filter(word => word !== '')
  const isAsked =
    /\b(?:how|what|find|calculate|work out|determine|estimate)\b|^(?:population|number|mass|height)/.test(
      text,
    )
  const [first = '', ...later] = text.split(/[.,;?] (?=[a-z])/)
  // How many more there are is another question.
  const asked = later.at(-1) ?? (/\bby how\b|(?:crease|growth|fall) in\b/.test(first) ? first : '')
  if (UP.test(asked) || DOWN.test(asked)) return undefined
  if (isUp === isDown || !isAsked || !words.every(word => KNOWN.test(word))) return undefined
  if (percent.s <= 0n || percent.n === 0n || (isDown && percent.compare(rational(100)) >= 0)) return undefined
  if (count < 1 || count > MOST_PERIODS || amount.s <= 0n || amount.n === 0n) return undefined
  const direction: PercentageChange['direction'] = isUp ? 'increase' : 'decrease'
  const changes = Array.from({ length: count }, () => ({ direction, percent }))
  // Who would say that there are 10927.27 people?
  const isFit = isRounded || measured.unit !== undefined || isWhole(amount.mul(factorOf(changes)))
  return isFit ? { task: 'repeated', amount, changes, measured } : undefined
}
