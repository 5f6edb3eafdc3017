import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, operationsIn } from '#maths/arithmetic/expression.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { PROVES, saidToBeAsked } from '../conclusions.ts'
import { judgeFor } from '../judging.ts'
import { convertsOnly, withoutOther } from '../meant-otherwise.ts'
import { ownWords } from '../own-words.ts'
import type { Work } from '../work.ts'
import { isNothingElse } from './nothing-else.ts'
import { type Clause, clausesIn, rowsOf, type ValueSaid, withoutTerms } from './values-in.ts'

/** What the values of a message are worth for the open question, whatever words stand around them. */
export interface ByValue {
  is: 'answer' | 'step' | 'wrong'
  /** The value that decides, as it was said. */
  text: string
  said: Said
}

interface Judged extends ValueSaid {
  said: Said
}

const isRight = ({ said }: Judged) => said.outcome === 'answer' || said.outcome === 'slipped'
const isStep = ({ said }: Judged) =>
  said.outcome === 'useful' ||
  said.outcome === 'unfinished' ||
  said.claims.some(({ standing }) => standing === 'useful')
const isGiven = ({ said }: Judged, work: Work) =>
  said.claims.length > 0 &&
  said.claims.every(({ claim }) => {
    const value = claim.sides.length === 1 && claim.sides[0] ? asLiteral(claim.sides[0])?.value : undefined
    return value !== undefined && givenIn(work.problem.question).some(each => each.value.equals(value))
  })

/** One answer among several that are only tried. */
const GUESSES = /\d[^\d\s]{0,3}\s*(?:\?|\bor\b|\/\/)[^\d]{0,10}\d/i
/** `and b is 35`, of another part of the sheet. */
const OF_PART = /^\W*(?:(?:and|then) )?\(?[a-h]\)? ?(?:is|=|:) ?\S/i
const TAKES_BACK = /\b(?:no|wait|actually|sorry|i mean|oops|wrong|instead|rather)\b/i

/** Judges a message by the values that it says; undefined where they decide nothing. */
export function judgedByValue(work: Work, said: string): ByValue | undefined {
  const own = ownWords(said, work.problem.text)
  const message = withoutOther(own, work.problem.question) ?? own
  const clauses = clausesIn(message).map(withoutTerms)
  if (clauses.every(({ values }) => values.length === 0) || GUESSES.test(message)) return undefined
  if (convertsOnly(message, work.problem.question)) return undefined
  if (claimsIn(message).some(({ truth }) => truth === 'false')) return undefined
  const judged = clauses.map(clause => ({ clause, all: judgedIn(clause, work) }))
  const right = judged.findIndex(({ all }) => all.some(isRight))
  if (right >= 0) return answerAt(judged, right, work, message)
  return conclusionOf(
    judged
      .map(({ all }) => all)
      .filter(all => all.length > 0)
      .at(-1) ?? [],
    message,
    work,
  )
}

function judgedIn(clause: Clause, work: Work): Judged[] {
  return rowsOf(clause).flatMap((row): Judged[] => {
    const [first, ...others] = row
    const last = others.at(-1)
    if (!first || !last) return row.map(each => ({ ...each, said: judgeFor(work, each.text) }))
    // Several in a row may be the answer together: `12 18 30`.
    const whole = clause.text.slice(first.at, last.at + last.text.length)
    const said = judgeFor(work, whole)
    if (said.outcome === 'answer') return [{ ...first, text: whole, said }]
    // One of many that are counted up or listed is no answer.
    return row.length > 2 ? [] : row.map(each => ({ ...each, said: judgeFor(work, each.text) }))
  })
}

/** The right value decides unless another one is put in its place behind it, or it is a number of the question. */
function answerAt(
  judged: readonly { clause: Clause; all: Judged[] }[],
  at: number,
  work: Work,
  message: string,
): ByValue | undefined {
  const own = judged[at]
  const found = own?.all.findLast(isRight)
  if (!own || !found) return undefined
  const isChoice = isGiven(found, work)
  const isOther = (each: Judged) => !isRight(each) && !isStep(each) && (isChoice || !isGiven(each, work))
  const behind = own.all.filter(each => each.at > found.at && isOther(each))
  const later = judged
    .slice(at + 1)
    .filter(
      ({ clause, all }) =>
        all.some(isOther) &&
        !OF_PART.test(clause.text) &&
        !PROVES.test(clause.text.trim()) &&
        (TAKES_BACK.test(clause.text) || all.some(({ isConcluded }) => isConcluded)),
    )
  if (behind.length > 0 || later.length > 0) return undefined
  // A number that the question tells may only be said again, unless it is what a calculation beside it comes to.
  const isConcluded = found.isConcluded || isComeTo(found, message)
  if (isGiven(found, work) && !isConcluded && found.text.length + 3 < own.clause.text.trim().length)
    return undefined
  // `8 and 4 so slope 2` says by its name what is asked for, and it is not the number before it.
  const named = saidToBeAsked(message, work.problem.question)?.result
  if (named !== undefined && named !== found.text && judgeFor(work, named).outcome === 'wrong')
    return undefined
  const whole = judgeFor(work, message)
  return { is: 'answer', text: found.text, said: whole.outcome === 'answer' ? whole : found.said }
}

/** `180-115 oh 65`: what stands behind a calculation without its sign. */
const isComeTo = ({ text }: Judged, message: string): boolean =>
  claimsIn(message).some(({ sides: [side, ...others] }) => {
    const value = side && others.length === 0 && operationsIn(side).length > 0 ? exactValue(side) : undefined
    return value !== undefined && readLiteral(text)?.value.equals(value) === true
  })

/** What is said to come out, where that is not the answer. */
function conclusionOf(all: readonly Judged[], message: string, work: Work): ByValue | undefined {
  const last = all.findLast(({ isConcluded }) => isConcluded) ?? all.at(-1)
  if (!last || isGiven(last, work) || isOfOthers(last, message)) return undefined
  // What is concluded is wrong, though a part of the way may be as big: `2 minuses make a plus, so it is 9`.
  const whole = last.isConcluded ? judgeFor(work, message) : undefined
  if (whole?.outcome === 'wrong') return { is: 'wrong', text: last.text, said: whole }
  if (isStep(last)) return { is: 'step', text: last.text, said: { ...last.said, outcome: stepOf(last.said) } }
  return last.said.outcome === 'wrong' && all.length === 1 && isNothingElse(message, last.text, work)
    ? { is: 'wrong', text: last.text, said: last.said }
    : undefined
}

const OF_TWO = /(\d+)\D+?(\d+)\D*\b(?:is|makes?|gives?|equals?) (\d+)\W*$/i

/** `28 in 4 is 8`, where only 2 × 4 is known to lead to the 8: it is said of other numbers than that. */
function isOfOthers({ said }: Judged, message: string): boolean {
  const [, one, other] = OF_TWO.exec(message) ?? []
  const from = said.claims.find(({ landmark }) => landmark)?.landmark?.from
  const operands = from && [from.left, from.right].map(each => each.valueOf())
  return (
    one !== undefined &&
    operands !== undefined &&
    ![one, other].every(each => operands.includes(Number(each)))
  )
}

const stepOf = ({ outcome }: Said): Said['outcome'] => (outcome === 'unfinished' ? 'unfinished' : 'useful')
