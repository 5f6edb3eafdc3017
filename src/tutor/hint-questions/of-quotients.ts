import { decimalPlaces, isNegative, isWhole, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { nextOf, stagesOf } from '../quantities/long-division.ts'
import { type HintQuestion, type HintVerdict, type Own, shown, so } from './hint-question.ts'

/** Digits at the front of the first number: how often the second one goes into those. */
export function ofQuotient(a: Rational, b: Rational): HintQuestion[] {
  if (!isWhole(b)) return [madeWhole(b)]
  if (!isWhole(a) || isNegative(a) || b.n === 0n) return []
  if (a.compare(b) < 0) return [piecesEach(a, b)]
  return [
    {
      asks: /how many times does the second number fit|how many such lots|groups you took|how many lots of/i,
      name: 'the first digits',
      judge: own => firstDigits(own, a.n, b.n),
    },
    ...ofStages(a.n, Number(b.n)),
  ]
}

/** Each of so many wholes is cut into pieces, and each share gets one of every whole. */
const piecesEach = (a: Rational, b: Rational): HintQuestion => ({
  asks: /how many pieces does each share get/i,
  name: 'the pieces of each share',
  judge: own => {
    const isEach = own.isBare || own.names('pieces') || /\beach\b/.test(own.text)
    return own.numbers.length === 1 && own.says(a) && isEach
      ? so(
          `each share gets ${shown(a)} pieces.`,
          `What part of a whole is one such piece, if ${shown(b)} make a whole?`,
        )
      : undefined
  },
})

/** Every beginning of the digits of a number: of 128 they are 1, 12 and 128. */
const startsOf = (a: bigint) => {
  const digits = a.toString()
  return Array.from({ length: digits.length }, (_, at) => BigInt(digits.slice(0, at + 1)))
}

/** `none in 12, so 128`: the shortest beginning that is big enough. */
function firstDigits(own: Own, a: bigint, b: bigint): HintVerdict | undefined {
  const starts = startsOf(a)
  const first = starts.find(each => each >= b)
  if (first === undefined || first === a) return undefined
  const short = starts.filter(each => each < b)
  const isTooSmall = own.names('no') && short.some(each => own.says(each))
  if (own.numbers.at(-1)?.equals(rational(first)) && (isTooSmall || own.isBare))
    return so(
      `${shown(b)} goes into no less than ${shown(first)}.`,
      `How many times does ${shown(b)} fit into ${shown(first)}?`,
    )
  return isTooSmall
    ? so(
        `${shown(b)} does not fit into ${shown(short.at(-1) ?? 0n)}.`,
        'Take one digit more: how often does it fit then?',
      )
    : undefined
}

/** What is left over at a digit, what is divided then, and how often that goes: each is asked by itself. */
function ofStages(a: bigint, by: number): HintQuestion[] {
  const digits = a.toString()
  const stages = stagesOf(digits, by)
  const asked = (name: string, asks: string, value: number, credit: string, next: string): HintQuestion => ({
    asks: new RegExp(asks, 'i'),
    name,
    judge: own => {
      const isPlain =
        own.isBare || /\b(?:left|over|remainder|rem|r|times|of them|goes|fits?)\b/.test(own.text)
      return isPlain && own.numbers.length === 1 && own.says(value) ? so(credit, next) : undefined
    },
  })
  return stages.flatMap(stage => {
    const { at, from, times, rest } = stage
    const then = stages[at + 1]
    const fits = `${shown(times)} lots of ${shown(by)} go into ${shown(from)}.`
    return [
      asked(
        `how often into ${from}`,
        `fit into \\$?${from}\\b`,
        times,
        fits,
        nextOf(stage, 'times', digits, by),
      ),
      asked(
        `left of ${from}`,
        `into \\$${from}\\$.*what is left over`,
        rest,
        `${shown(rest)} is left over.`,
        nextOf(stage, 'rest', digits, by),
      ),
      ...(then
        ? [
            asked(
              `behind ${from}`,
              `put the next digit`,
              then.from,
              `it is ${shown(then.from)}.`,
              nextOf(then, 'from', digits, by),
            ),
          ]
        : []),
    ]
  })
}

/** What both numbers are multiplied by. */
function madeWhole(b: Rational): HintQuestion {
  const power = rational(10n ** BigInt(decimalPlaces(b) ?? 0))
  const whole = b.mul(power)
  return {
    asks: /make the second number a whole number|until the second one is whole/i,
    name: 'a whole second number',
    judge: own => {
      const isBy = own.says(power) || (own.numbers.length === 1 && own.says(whole))
      if (isBy && !own.names('divide'))
        return so(
          `${inline(`${latexOf(b)} \\times ${power.n} = ${whole.n}`)} is whole.`,
          `Do the same to the first number: what do you divide then?`,
        )
      return own.names('yes') && own.numbers.length === 0
        ? so(
            'it can be made whole.',
            'By what do you multiply it, so that no digit is left behind the point?',
          )
        : undefined
    },
  }
}

const latexOf = (value: Rational) => shown(value).replaceAll('$', '')
