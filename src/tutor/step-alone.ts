import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'
import { SAYS_ANSWER } from '#maths/routes/meant.ts'
import { withoutThousands } from '#maths/values/thousands.ts'
import { typedFromSpeech } from '#text/typed-from-speech.ts'
import { isNothingElse } from './values/nothing-else.ts'
import { clausesIn } from './values/values-in.ts'
import { reachedIn, type Work } from './work.ts'

const ROW = /^[^\p{L}\d]*-?\d[\d.,;:/\s()%£$€<>=−-]*(?:and -?\d[\d./]*)?\W*$/u

/**
 * The number that a message says, or several in a row, where no word tells what else it may be: `6` of
 * `i think its 6 because i counted`; undefined where it is said to be the answer.
 */
function numbersAlone(message: string, work: Work): string | undefined {
  if (SAYS_ANSWER.test(message)) return undefined
  const [clause, ...others] = clausesIn(message).filter(({ values }) => values.length > 0)
  if (!clause || others.length > 0) return undefined
  const row = bareAnswer(clause.text)
  if (ROW.test(row)) return row
  const [value, ...more] = clause.values
  const isAlone =
    value && more.length === 0 && !value.isOperand && isNothingElse(clause.text, value.text, work)
  return isAlone ? value.text : undefined
}

/**
 * What several numbers lead to, none of them in a sum: 15 of `half and half again, 30 then 15`, of 25% off 60. A known
 * mistake may stop at a step, but who only says how far it is has made none.
 */
function lastOf(message: string, { claims }: Said): string | undefined {
  const isPlain = claims.every(({ claim, isOpen }) => claim.sides.length === 1 && !isOpen)
  const values = isPlain && !SAYS_ANSWER.test(message) ? clausesIn(message).flatMap(each => each.values) : []
  const last = values.length > 1 ? values.at(-1) : undefined
  return last && !last.isOperand && message.replace(/\W+$/, '').endsWith(last.text) ? last.text : undefined
}

/** `1.5 eggs each person`, `75 g for one cake`: what a single one is. */
export const FOR_ONE = /\b(?:each|per|every|for (?:one|1|each|every|a single))\b(?: (?!is\b|=)\p{L}+)?/giu

/** `i added them all up and got 35` says how its number was come to. */
const WORKED =
  /\b(?:add(?:ed|ing)?|put(?:ting)?|count(?:ed|ing)?|plus(?:sed)?|sum(?:med)?)(?: (?:it|them|these|those|all|everything|up|together|of|the|numbers?|values?|altogether))*\b|\b(?:when|if)(?= (?:i|you|u|we)\b)/giu

/** `i added them up and got 33` */
export const saysHow = (text: string): boolean => text.replace(WORKED, '') !== text

const NUMBER = /[-−]?\d+(?:\.\d+)?(?:\/\d+)?/g

const numbersIn = (text: string) =>
  (withoutThousands(text).match(NUMBER) ?? []).map(each => readLiteral(each)?.value.toFraction() ?? each)

/** `60p`, where the steps are in pounds. */
const inPounds = (said: string, { text }: Question): string =>
  /[£$€]/.test(text) ? said.replace(/(\d+) ?p\b/gi, (_, pence: string) => String(Number(pence) / 100)) : said

/** Which step of the solution comes to what is said; -1 for none, for the last one, and for what the question tells. */
function stepAt(said: string, question: Question): number {
  const { steps, answer } = solve(question)
  const own = numbersIn(/\d/.test(said) ? inPounds(said, question) : typedFromSpeech(said)).join(' ')
  const isTold = ` ${numbersIn(withoutLatex(question.text)).join(' ')} `.includes(` ${own} `)
  if (own === '' || isTold || numbersIn(withoutLatex(answer)).join(' ') === own) return -1
  const isPercent = /%|per ?cent/i.test(said)
  return steps.slice(0, -1).findIndex(({ done, isChoice }) => {
    const end = done
      .match(/\$[^$]+\$/g)
      ?.at(-1)
      ?.slice(1, -1)
      .split(/[=≈]/)
      .at(-1)
    return (
      isChoice !== true && end?.includes('%') === isPercent && numbersIn(withoutLatex(end)).join(' ') === own
    )
  })
}

/**
 * What a step of the solution comes to is a step, however it is said, and though a known mistake stops there, too:
 * `um 145?`, of a mean, once everything is added up.
 */
export function withStepAlone(work: Work, said: Said, text: string, judge: (part: string) => Said): Said {
  if (!['useful', 'wrong', 'unsure', 'nothing'].includes(said.outcome)) return said
  const { question } = work.problem
  const alone =
    numbersAlone(text, work) ??
    numbersAlone(text.replace(FOR_ONE, ' ').replace(WORKED, ' '), work) ??
    (said.outcome === 'wrong' ? lastOf(text, said) : undefined)
  if (alone === undefined) return said
  const own = alone === text.trim() || said.outcome === 'useful' ? said : judge(alone)
  if (own.outcome !== 'useful' && own.outcome !== 'wrong' && own.outcome !== 'unsure') return said
  const at = stepAt(alone, question)
  // What was credited already is no new step.
  const [only, ...others] = own.claims
  const value = only && others.length === 0 ? valueOfClaim(only.claim) : undefined
  if (value && said.outcome !== 'useful' && reachedIn(work).some(each => each.equals(value)))
    return own.claims.some(({ landmark }) => landmark) ? { ...own, outcome: 'unsure' } : said
  if (at < 0 || own.claims.length === 0) return own.outcome === 'useful' ? own : said
  const claims = own.claims.map(({ explanations: _, ...each }) => ({
    landmark: {},
    ...each,
    standing: 'useful' as const,
    explanations: [],
  }))
  // The parts of a sum may be found in any order.
  const earned =
    question.kind === 'calculate' ? own.marked.earned : own.marked.solution.steps.map((_, step) => step <= at)
  return { ...own, marked: { ...own.marked, earned }, claims, outcome: 'useful' }
}
