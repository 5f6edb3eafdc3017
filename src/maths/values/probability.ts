import { decimalText, type Rational, rational } from '../arithmetic/rational.ts'
import type { AnswerForm } from '../domain/arithmetic-question.ts'
import { exact } from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { judgeNumber, numberValue } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Rounding } from './rounding.ts'
import type { Judged, Value } from './value.ts'

export interface ProbabilityOptions {
  rounding?: Rounding | undefined
  /** The form that the question asks for. */
  form?: AnswerForm | undefined
  /** A fraction must be in lowest terms. */
  isLowest?: boolean | undefined
}

const WORDS: [RegExp, Rational][] = [
  [/^(?:it is |it's )?impossible$/, rational(0)],
  [/^(?:it is |it's )?certain$/, rational(1)],
  [/^(?:an? )?(?:even chance|evens|fifty[- ]fifty|50[-/ ]50)$/, rational(1, 2)],
]
const OUT_OF = /^(\d{1,9}) (?:in|out of|in every|chance in|chances in|over) (?:a )?(\d{1,9})$/

const FORMS: Partial<Record<AnswerForm, string>> = {
  fraction: 'a fraction',
  decimal: 'a decimal',
  percentage: 'a percentage',
}

/** The chance of something, from zero to one: `3/8`, `0.375`, `37.5%`, `3 out of 8`. */
export function probability(chance: Rational, options: ProbabilityOptions = {}): Value {
  const { rounding, form, isLowest } = options
  const isShort = chance.d === 1n
  const fraction = isShort ? `${chance.n}` : `${chance.n}/${chance.d}`
  const decimal = decimalText(chance)
  const percent = decimalText(chance.mul(100))
  const asRounded = rounding && numberValue(chance, { rounding })
  const shown = asRounded?.text ?? (form === 'decimal' ? decimal : undefined)
  const isFree = form === undefined && isLowest !== true && rounding === undefined
  const judgeForm = (judged: Judged, own: AnswerForm | undefined, bottom?: bigint): Judged => {
    if (judged.verdict !== 'right' || isShort) return judged
    if (form && FORMS[form] && own !== form) {
      return { verdict: 'unfinished', missing: `The question asks for ${FORMS[form]}.` }
    }
    return isLowest && bottom !== undefined && bottom !== chance.d
      ? { verdict: 'unfinished', missing: 'It can be made simpler still.' }
      : judged
  }
  return {
    key: `probability ${fraction}`,
    latex: shown ?? (isShort ? fraction : `\\frac{${chance.n}}{${chance.d}}`),
    text: shown ?? fraction,
    spellings: [
      ...(isFree
        ? [
            `${chance.n} out of ${chance.d}`,
            `${chance.n} in ${chance.d}`,
            `${chance.n * 2n}/${chance.d * 2n}`,
            `${chance.n * 3n}/${chance.d * 3n}`,
            ...(decimal && decimal.length < 9 ? [decimal, `${percent}%`] : []),
          ]
        : [`P = ${fraction}`, ` ${fraction} `, `${fraction}.`]),
    ],
    judge(said) {
      const plain = said
        .toLowerCase()
        .trim()
        .replace(
          /^(?:the )?(?:probability|prob|chance|p)(?: ?\([^)]*\))? ?(?:is|=|:)? ?(?:an? )?(?=[\d.])/,
          '',
        )
        .replace(/ (?:chance|probability)$/, '')
      const words = WORDS.find(([pattern]) => pattern.test(plain))
      if (words) return { verdict: words[1].equals(chance) ? 'right' : 'wrong' }
      const out = OUT_OF.exec(plain)
      const read = readNumber(out ? `${out[1]}/${out[2]}` : plain)
      if (!read) return { verdict: 'unread' }
      const { literal } = read
      const judged = judgeNumber(read, exact(chance), { rounding })
      const own = literal?.form === 'percent' ? 'percentage' : literal?.form
      if (judged.verdict === 'wrong' && !rounding && isRough(read, chance)) {
        if (hasThreeFigures(read, chance)) return { verdict: 'rounded' }
        return {
          verdict: 'unfinished',
          missing: 'That is about right: give it as a fraction or with more digits.',
          isPart: true,
        }
      }
      return judgeForm(judged, own === 'whole' ? undefined : own, literal?.bottom)
    },
    isNamedIn: (words, given) => namesNumber(words, chance, given) || isOutOf(words, chance),
    near(random) {
      const { n, d } = chance
      const all = [
        rational(n + 1n, d),
        rational(n, d + 1n),
        rational(1n, d),
        rational(d - n, d),
        rational(n + 1n, d + 2n),
      ]
      return all
        .filter(each => each.s > 0n && each.n > 0n && each.compare(1) < 0)
        .map(each => ({ each, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ each }) => probability(each, options))
    },
    number: chance,
  }
}

/** A percentage such as 16.7%, whose digits count as percent. */
function hasThreeFigures({ literal }: NonNullable<ReturnType<typeof readNumber>>, chance: Rational): boolean {
  const places = literal?.places ?? 0
  return (
    literal?.form === 'percent' && (places >= 2 || (places === 1 && chance.compare(rational(1, 10)) >= 0))
  )
}

/** Cut to one or two figures: 0.17 for a sixth. */
function isRough(read: NonNullable<ReturnType<typeof readNumber>>, chance: Rational): boolean {
  const [only] = read.value.terms
  const places = read.literal?.places
  if (!only || places === undefined || read.literal?.form === 'fraction') return false
  const size = rational(1n, 10n ** BigInt(places))
  const step = read.literal?.form === 'percent' ? size.div(100) : size
  return places >= 1 && only.coefficient.sub(chance).abs().compare(step.div(2)) <= 0
}

function isOutOf(words: string, { n, d }: Rational): boolean {
  return new RegExp(`(?<!\\d)${n} (?:in|out of) ${d}(?!\\d)`).test(words)
}
