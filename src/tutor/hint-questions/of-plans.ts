import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import type { ProbabilityQuestion } from '#maths/kinds/probability/question.ts'
import type { RateQuestion } from '#maths/kinds/rates/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import { type HintQuestion, notSo, shown, so } from './hint-question.ts'

/** A factor taken apart, as `23 is 20 and 3`: the first part is multiplied next. */
export function splitting(a: Rational, b: Rational): HintQuestion[] {
  if (!isWhole(a) || !isWhole(b)) return []
  return [
    {
      asks: /split one number into its tens and its ones/i,
      name: 'one number taken apart',
      isOfSum: true,
      judge: own => {
        for (const [apart, by] of [
          [b, a],
          [a, b],
        ] as const) {
          const parts = own.numbers.filter(each => !each.equals(apart))
          const [first, second] = parts
          const sum = parts.reduce((all, each) => all.add(each), apart.sub(apart))
          if (!first || !second || parts.length > 3 || !sum.equals(apart) || own.names('times')) continue
          return so(
            `${shown(apart)} is ${parts.map(shown).join(' and ')}.`,
            `Now each of them times ${shown(by)}. What is $${by.n} \\times ${first.toFraction()}$?`,
          )
        }
        return undefined
      },
    },
  ]
}

const ONE = /\b(?:1|one|an?|each|every|per)\b[^.]{0,8}\b(?:h|hr|hours?|min(?:ute)?s?|s|sec(?:ond)?s?)\b/

/** What a speed says, and that times of one unit stay as they are. */
export function ofRate(question: RateQuestion): HintQuestion[] {
  if (question.of !== 'speed' || question.task !== 'rate') return []
  const { per, amount, text } = question
  const [way, time] = [amount, per].map(({ value, unit }) => `${shown(value)} ${unit.symbol}`)
  const isOther = /\bmin(?:ute)?s?\b/i.test(text)
  return [
    {
      asks: /how far in one unit of time/i,
      name: 'what the speed says',
      judge: own =>
        ONE.test(own.text) && own.numbers.every(each => each.equals(1))
          ? so(
              'it says how far it is in just one.',
              `It is ${way} in ${time}: which calculation brings you to one?`,
            )
          : undefined,
    },
    {
      asks: /are the times in the same unit/i,
      name: 'times in one unit',
      judge: own =>
        own.numbers.length === 0 && /\bhours?\b/.test(own.text) && per.unit.symbol === 'h' && !isOther
          ? so(
              'all of it is in hours already, nothing is to be changed.',
              `What do you do with ${way} and ${time}?`,
            )
          : undefined,
    },
  ]
}

/** How many of the parts each one gets. */
export function ofShares(question: RatioQuestion): HintQuestion[] {
  if (question.task !== 'share') return []
  const { parts } = question
  return [
    {
      asks: /how many such parts does each one get/i,
      name: 'the parts of each',
      judge: own =>
        own.numbers.length === parts.length && parts.every((part, at) => own.numbers[at]?.equals(`${part}`))
          ? so(
              `that is how many parts each one gets: ${parts.map(shown).join(' and ')}.`,
              `So what do ${shown(parts[0] ?? 1n)} of the parts come to?`,
            )
          : undefined,
    },
  ]
}

/** Everything that could happen, and not only the kinds of it. */
export function ofOutcomes({ chance }: ProbabilityQuestion): HintQuestion[] {
  if (chance.by !== 'counting' || chance.kinds === undefined) return []
  const { kinds, all } = chance
  return [
    {
      asks: /how many things could happen/i,
      name: 'all that could happen',
      judge: own =>
        own.numbers.length === 1 && own.says(kinds) && BigInt(kinds) !== all
          ? notSo(
              `There are ${shown(kinds)} kinds, yes. But any single one can come out: how many are there of all kinds together?`,
            )
          : undefined,
    },
  ]
}

const HALF = /\bhalf\b|\bhalve|(?<!\d)1\/2(?!\d)|\b50 ?%/

/** How much of the rectangle around it a triangle fills. */
export const ofTriangle = ([base, height]: readonly Rational[]): HintQuestion[] =>
  base && height
    ? [
        {
          asks: /how much of it does the triangle fill/i,
          name: 'half of the rectangle',
          judge: own =>
            HALF.test(own.text) && ![base, height].some(each => own.says(each)) && !/[-+*×÷=]/.test(own.text)
              ? so(
                  'the triangle fills half of the rectangle.',
                  `The whole rectangle is ${shown(base)} by ${shown(height)}: what is its area?`,
                )
              : /\b(?:third|quarter|all|whole|everything)\b/.test(own.text)
                ? notSo(
                    'Draw a line from the tip straight down: how much is filled of the piece on each side of it?',
                  )
                : undefined,
        },
      ]
    : []
