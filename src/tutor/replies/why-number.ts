import { literalsIn } from '#maths/arithmetic/expression.ts'
import { isZero, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { asLine } from '../bare-line.ts'
import { spelt } from '../child-wording.ts'
import { judgeFor } from '../judging.ts'
import { OWN_WAY_WORKS } from '../own-way.ts'
import type { Dialogue } from '../state.ts'
import { numberIn } from '../sums-behind.ts'
import { beginWork } from '../work.ts'
import { isSafe } from './voice.ts'

const ASKS_WHY = /\b(?:why|wy|y|how come)\b/i
const WHY_NOT =
  /\b(?:why|wy|y|how come)\b.{0,14}?\b(?:not|isn'?t|isnt|can'?t|cant|cannot|wasn'?t|wasnt)\b(?: (?:it|that|be|the|just|answer|is))*\W*$/i

/** `why did i get 364 before` */
const WHY_MINE =
  /\b(?:why|wy|how come)\b.{0,6}\b(?:(?:i|we) (?:first |just )?(?:get|got|have|had|put|say|said|wrote?|came)|mine|my answer)\b/i

/** `why cant i just take 30 off` asks of what was not done. */
const NOT = /\b(?:can'?t|cannot|not|don'?t)\b/i

/** Why a number stands where it does, or why another one is not the answer: `why minus 2`, `why 0.85`, `why is it not 11`. */
export function whyOfNumber(dialogue: Dialogue): string | undefined {
  const { last } = dialogue
  if (last.length > 60 || !ASKS_WHY.test(last)) return undefined
  const plain = asLine(spelt(last.replace(/\?/g, '')))
  const [claim, ...others] = claimsIn(plain)
  const [number, ...more] = plain.match(/\d+(?:\.\d+|\/\d+)?/g) ?? []
  const value =
    number && more.length === 0
      ? numberIn(number)
      : claim && others.length === 0
        ? valueOfClaim(claim)
        : undefined
  if (!value) return undefined
  const size = value.abs()
  const isAnswer = dialogue.work && wayTo(dialogue.work.problem.question).answer?.equals(value)
  const isOther =
    WHY_NOT.test(last.replace(/[-−]?\d[\d./]*(?:\s?[a-z]{1,8})?\W*$/i, '')) ||
    (WHY_MINE.test(last) && isAnswer !== true)
  const why = isOther
    ? ofOther(value, dialogue)
    : (ofOwnWay(size, dialogue) ?? (NOT.test(last) ? undefined : ofPercent(size, dialogue)))
  return why && isSafe(why, dialogue) ? why : undefined
}

/** The numbers of the question that was put. */
function numbersOf({ work, story, toldStory }: Dialogue): Rational[] {
  // Numbers in words, too.
  if (work) return givenIn(work.problem.question).map(({ value }) => value)
  const text = story?.text ?? toldStory?.text ?? ''
  return (text.match(/(?:[£$€] ?)?\d+(?:\.\d+)?/g) ?? []).flatMap(each => numberIn(each) ?? [])
}

const shown = (value: Rational) => inline(value.toFraction())

/** `34 + 30 - 2` for 34 + 28: 30 is 2 more than 28. */
function ofOwnWay(size: Rational, dialogue: Dialogue): string | undefined {
  const told = dialogue.told.slice(-3).findLast(each => each.startsWith(OWN_WAY_WORKS))
  const way = told && /\$(.+?)\$/.exec(told)?.[1]
  const [side] = way ? (claimsIn(way.replace(/\\times/g, '×').replace(/\\div/g, '÷'))[0]?.sides ?? []) : []
  if (!side) return undefined
  const asked = numbersOf(dialogue)
  const own = literalsIn(side).map(({ value }) => value)
  const taken = own.find(
    each =>
      !each.equals(size) &&
      asked.some(other => each.sub(other).abs().equals(size)) &&
      !asked.some(other => other.equals(each)),
  )
  const meant = taken && asked.find(other => taken.sub(other).abs().equals(size))
  if (!taken || !meant) return undefined
  const isMore = taken.compare(meant) > 0
  return `Because ${shown(taken)} is easier to work with, and it is ${shown(size)} ${isMore ? 'more' : 'less'} than ${shown(meant)}. So ${shown(size)} ${isMore ? 'too many were used, and that is put right again' : 'are still missing, and they are put in'} at the end.`
}

const HUNDRED = rational(100)

/** `0.85` for 15% off: what is left of the whole. */
function ofPercent(size: Rational, dialogue: Dialogue): string | undefined {
  const text = dialogue.work?.problem.question.text ?? dialogue.toldStory?.text ?? ''
  const [percent, ...others] = [...text.matchAll(/(\d+(?:\.\d+)?) ?(?:%|\\%|per ?cent)/gi)].flatMap(
    each => numberIn(each[1] ?? '') ?? [],
  )
  if (!percent || others.length > 0) return undefined
  const rest = HUNDRED.sub(percent)
  const more = HUNDRED.add(percent)
  const is = (each: Rational) => size.equals(each) || size.equals(each.div(HUNDRED))
  const decimal = (each: Rational) => inline(String(Number(each.div(HUNDRED).toString())))
  const whole = 'The whole is a hundred percent.'
  if (is(rest))
    return `${whole} When ${inline(`${percent.toFraction()}\\%`)} are taken off, ${inline(`100\\% - ${percent.toFraction()}\\% = ${rest.toFraction()}\\%`)} are left, and as a decimal that is ${decimal(rest)}.`
  if (is(more))
    return `${whole} When ${inline(`${percent.toFraction()}\\%`)} are put on, there are ${inline(`100\\% + ${percent.toFraction()}\\% = ${more.toFraction()}\\%`)}, and as a decimal that is ${decimal(more)}.`
  return is(percent)
    ? `Percent means out of a hundred, so ${inline(`${percent.toFraction()}\\%`)} as a decimal is ${decimal(percent)}.`
    : undefined
}

const SIGNS = ['+', '−', '×', '÷'] as const
const DOES: Record<(typeof SIGNS)[number], string> = {
  '+': 'puts both together',
  '−': 'tells how far one is from the other, or what is left',
  '×': 'counts the one so many times',
  '÷': 'shares the one out by the other',
}

/** Another number than the answer: the slip that leads to it, or what it would be. */
function ofOther(value: Rational, dialogue: Dialogue): string | undefined {
  const { work, story, toldStory } = dialogue
  if (work) {
    const { marked, claims } = judgeFor(beginWork(work.problem), value.toFraction())
    const [slip] = [...claims.flatMap(each => each.explanations), ...marked.explanations]
    const number = inline(valueLatex(value, work.problem.text.includes('.')))
    if (slip)
      return `${WHY_MINE.test(dialogue.last) ? `${number} comes about like this` : `Here is why it is not ${number}`}: ${slip.explanation}`
  }
  const numbers = numbersOf(dialogue)
  for (const [at, one] of numbers.entries())
    for (const other of numbers.slice(at + 1)) {
      const [big, small] = one.compare(other) >= 0 ? [one, other] : [other, one]
      const sign = SIGNS.find(each => resultOf(big, each, small)?.equals(value))
      if (sign)
        return `${shown(value)} would be $${big.toFraction()} ${TEX[sign]} ${small.toFraction()}$: that ${DOES[sign]}. ${(story ?? toldStory) ? 'Is that what happens in the story? Read what changes in it, and which way.' : 'Is that what the question asks for?'}`
    }
  return undefined
}

const TEX = { '+': '+', '−': '-', '×': '\\times', '÷': '\\div' } as const

function resultOf(one: Rational, sign: (typeof SIGNS)[number], other: Rational): Rational | undefined {
  if (sign === '+') return one.add(other)
  if (sign === '−') return one.sub(other)
  if (sign === '×') return one.mul(other)
  return isZero(other) ? undefined : one.div(other)
}
