import type { NumberNode } from '#maths/arithmetic/expression.ts'
import { isWhole } from '#maths/arithmetic/rational.ts'
import type { ConvertQuestion } from '#maths/domain/arithmetic-question.ts'
import type { BoundsQuestion } from '#maths/kinds/bounds/question.ts'
import type { EstimationQuestion } from '#maths/kinds/estimation/question.ts'
import type { FactorsQuestion } from '#maths/kinds/factors-and-multiples/question.ts'
import type { StandardFormQuestion } from '#maths/kinds/standard-form/question.ts'
import type { ConversionQuestion } from '#maths/kinds/unit-conversion/question.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import {
  chosen,
  type HintQuestion,
  type HintVerdict,
  listed,
  notSo,
  type Own,
  shown,
  so,
} from './hint-question.ts'
import { ofPieces, ofWrittenAnew } from './of-fractions.ts'

/** Numbers that are held against each other or put in order. */
export function ofCompared(numbers: readonly NumberNode[]): HintQuestion[] {
  const fractions = numbers.filter(({ form }) => form === 'fraction')
  const then = 'Now hold the tops beside each other: what do you see?'
  return [
    {
      asks: /in the same (?:way|form)|same number of digits|write all of them as decimals|compare place by place/i,
      name: 'all in one form',
      isClear: true,
      judge: own => sameForm(own, numbers),
    },
    ...ofWrittenAnew(fractions, then),
    ...(fractions.length > 1 || (fractions.length === 1 && numbers.length === 2)
      ? ofPieces(fractions, then)
      : []),
  ]
}

const ZEROS = /^(?!.*\d\.\d*0\b).*\b(?:put|add|write|stick|pad)\w*\b.*\b(?:zero|nought|0)(?:e?s)?\b/

/** `0.60 0.56 and idk the fraction`: those that are written with equally many digits, and what is still missing. */
function sameForm(own: Own, numbers: readonly NumberNode[]): HintVerdict | undefined {
  const decimals = own.text.match(/\d+\.\d+/g) ?? []
  const isTold = decimals.every(each => numbers.some(({ value }) => value.equals(each)))
  if (numbers.some(({ form }) => form === 'decimal') && ZEROS.test(own.text) && isTold)
    return so(
      'zeros at the end, behind the point, change nothing.',
      'How do the numbers look with equally many digits?',
    )
  const missing = numbers.filter(({ value }) => !own.says(value))
  const written = decimals.slice(-numbers.length)
  const areLong = new Set(written.map(each => each.split('.')[1]?.length)).size === 1 && written.length > 1
  const fractions = numbers.filter(({ form }) => form === 'fraction')
  const isOwn = written.some(
    each =>
      !numbers.some(({ value, places = 0 }) => value.equals(each) && places === each.split('.')[1]?.length),
  )
  if (areLong && isOwn && isTold) {
    const [next] = missing
    const credit = 'those are all of one form, and still worth the same.'
    if (next && next.form === 'fraction')
      return so(credit, `Now ${shownAs(next)}: the line means a division. Which one?`)
    return missing.length === 0
      ? so(credit, 'Compare them place by place from the left: which one comes first?')
      : undefined
  }
  return own.names('decimals') && fractions.length > 0 && own.numbers.length === 0
    ? so(
        'as decimals they are easy to compare.',
        `How do you make a decimal of ${fractions[0] ? shownAs(fractions[0]) : 'a fraction'}?`,
      )
    : undefined
}

const shownAs = ({ top, bottom, value }: NumberNode) =>
  bottom === undefined ? shown(value) : `$\\frac{${top}}{${bottom}}$`

/** What the line of a fraction means. */
export function ofConversion({ number, form }: ConvertQuestion): HintQuestion[] {
  const { top, bottom, places } = number
  if (form === 'fraction' && places !== undefined && places > 0 && places < 4) return [lastPlace(places)]
  if (top === undefined || bottom === undefined || form === 'mixed' || form === 'improper') return []
  return [
    {
      asks: /what does the line in a fraction mean/i,
      name: 'what the line means',
      judge: own =>
        chosen(
          own,
          ['divide'],
          ['times', 'add', 'takeAway'],
          so('the line means dividing.', `So what is $${top} \\div ${bottom}$?`),
          'Think of a half: one whole is shared by two. Which calculation is that?',
        ),
    },
  ]
}

const PLACES = ['tenths', 'hundredths', 'thousandths']

/** Which place the last digit of a decimal is in. */
const lastPlace = (places: number): HintQuestion => ({
  asks: /which place is the last digit in/i,
  name: 'the place of the last digit',
  judge: own => {
    const [said, ...others] = PLACES.filter(each => new RegExp(`\\b${each}?\\b`).test(own.text))
    if (!said || others.length > 0 || own.numbers.length > 0 || /\b(?:what|how|where)\b/.test(own.text))
      return undefined
    return said === PLACES[places - 1]
      ? so(`the last digit is in the ${said}.`, `So how many ${said} are there? Write that as a fraction.`)
      : notSo('Count the places behind the point: the first are the tenths. Which is the last one?')
  },
})

/** How many of the small unit make one of the big one: where one number is said of it, and is another one. */
export function ofUnits({ amount, from, to: [to, ...more], factor }: ConversionQuestion): HintQuestion[] {
  const [big, small] = from.size.compare(to.size) > 0 ? [from, to] : [to, from]
  const many = big.size.div(small.size)
  if (more.length > 0 || factor || !isWhole(many)) return []
  return [
    {
      asks: /how many of the small ones? fit/i,
      name: 'how many make one',
      judge: own => {
        const [said, ...others] = own.numbers.filter(each => !each.equals(amount) && !each.equals(1))
        if (!said || others.length > 0 || !isWhole(said) || /[-+×*÷/]|\d ?x ?\d/.test(own.text))
          return undefined
        // What comes of the whole amount is judged as that.
        const isOfOne = own.isBare || /\b(?:fits?|in (?:it|one|an?)|make|each|per)\b/.test(own.text)
        if (!isOfOne || said.equals(many) || said.equals(amount.mul(from.size).div(to.size))) return undefined
        return notSo(
          `One ${big.symbol} is another number of ${small.symbol} than ${shown(said)}. If you don’t know it by heart, look it up: how many ${small.symbol} make one ${big.symbol}?`,
        )
      },
    },
  ]
}

/** What goes into both, and what both go into. */
export function ofFactors(question: FactorsQuestion): HintQuestion[] {
  if (question.task !== 'highest common factor' && question.task !== 'common factors') return []
  const { numbers } = question
  return [
    {
      asks: /which numbers go into both|first that goes into the other/i,
      name: 'a number that goes into both',
      judge: own => {
        const said = own.numbers.filter(each => isWhole(each) && each.n > 1n)
        const [wrong] = said.filter(each => numbers.some(number => number % each.n !== 0n))
        const misses = wrong && numbers.find(number => number % wrong.n !== 0n)
        if (wrong && misses !== undefined && said.length < 3 && !numbers.includes(wrong.n))
          return notSo(
            `Does ${shown(wrong)} go into ${shown(misses)} with nothing left over? Which numbers go into ${listed(numbers)}?`,
          )
        return undefined
      },
    },
  ]
}

/** To what a number was rounded, and half of it. */
export function ofBounds({ step }: BoundsQuestion): HintQuestion[] {
  return [
    {
      asks: /to what was it rounded|half a step down/i,
      name: 'half a step',
      judge: own => {
        if (own.says(step.div(2)) && own.numbers.length <= 2)
          return so(
            `half of ${shown(step)} is ${shown(step.div(2))}.`,
            'Which bound is that far below, and which one that far above?',
          )
        return own.says(step) && own.numbers.length === 1
          ? so(`it was rounded to steps of ${shown(step)}.`, 'How much is half of such a step?')
          : undefined
      },
    },
  ]
}

/** Easy numbers near those of an estimate. */
export function ofEstimate(question: EstimationQuestion): HintQuestion[] {
  if (question.task !== 'estimate') return []
  const given = givenIn(question).map(({ value }) => value)
  return [
    {
      asks: /which easy number is near|round each number first/i,
      name: 'easy numbers near by',
      judge: own => {
        const areNear =
          own.numbers.length === given.length &&
          own.numbers.every((each, at) => {
            const from = given[at]
            return from !== undefined && each.sub(from).abs().mul(4).compare(from.abs()) <= 0
          })
        const isEasy = own.numbers.some((each, at) => given[at]?.equals(each) !== true)
        return areNear && isEasy && given.length > 1
          ? so(`${listed(own.numbers)} are near and easy.`, 'What does it come to with those?')
          : undefined
      },
    },
  ]
}

/** The number in front of a power of ten; of a sum in standard form what is done with fronts and powers. */
export function ofStandardForm(question: StandardFormQuestion): HintQuestion[] {
  if (question.task === 'sum') return [frontsAndPowers(question)]
  if (question.task !== 'to standard form') return []
  let front = question.value.abs()
  while (front.compare(10) >= 0) front = front.div(10)
  while (front.n > 0n && front.compare(1) < 0) front = front.mul(10)
  return [
    {
      asks: /at least one and less than ten, has the same digits/i,
      name: 'the number in front',
      judge: own => {
        const [said, ...others] = own.numbers
        if (!said || others.length > 0) return undefined
        if (said.equals(front))
          return so(
            `${shown(front)} is the number in front.`,
            'How many places did the digits move, and which way?',
          )
        return said.compare(10) >= 0 || said.compare(1) < 0
          ? notSo(
              'The number in front must be at least one and less than ten. Where does the point stand then?',
            )
          : undefined
      },
    },
  ]
}

function frontsAndPowers({ sign }: Extract<StandardFormQuestion, { task: 'sum' }>): HintQuestion {
  return {
    asks: /deal with the numbers in front|powers of ten on their own/i,
    name: 'fronts and powers',
    judge: own => {
      const isFront = own.names(sign === '×' ? 'times' : 'divide') || (sign === '×' && /\bx\b/.test(own.text))
      const isPower = own.names('powers') && own.names(sign === '×' ? 'add' : 'takeAway')
      if (sign !== '×' && sign !== '÷') return undefined
      if (isFront && isPower)
        return so(
          sign === '×'
            ? 'the fronts are multiplied, and the powers are added.'
            : 'the fronts are divided, and the powers are subtracted.',
          'What do the numbers in front come to?',
        )
      return undefined
    },
  }
}
