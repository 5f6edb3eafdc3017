import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import { CONCEPTS } from '#maths/language/en/concepts/index.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { judgeFor } from '../judging.ts'
import { beginWork, type Work } from '../work.ts'
import { quoted } from './voice.ts'

/** `can i make it 8ab`, said of a sum that is done. */
const PROPOSES =
  /\b(?:can|could|should|cant|can't|may|why not|would|is|isn't|isnt|not)\b.{0,20}\b(?:make|write|put|say|call|be|it|just|it's)(?: it| that| this)?(?: be| as| to)? ([-+()\d][-+()\d\sa-z^²³./]*?)(?: instead| too| then)?\W*$/i

/** `is it the same as 4 x 3` */
const SAME_AS =
  /^\W*(?:so |and |but )?(?:is|isn'?t) (?:it|that|this) (?:just )?(?:the same as|equal to|also) (.{1,30}?)\W*$/i
/** `is quarter to 3 the same` */
const SAME =
  /^\W*(?:so |and |but )?(?:is|are|would) (.{1,30}?) (?:be )?(?:the same|also right|right too|ok too|too|as well)\W*$/i

/** `is that 50 percent`, `i asked if its 0.5` */
const IS_AMOUNT =
  /\b(?:is (?:it|that|this)|if (?:it|that)(?:'?s| is))(?: the same as| equal to| also)? (-?\d[\d./]*) ?(%|per ?cent)\W*$/i

/** Whether a part that was found is as much as the percentage that is asked about. */
export function asPercentage({ problem }: Work, last: string): string | undefined {
  const [, number = '', sign = ''] = IS_AMOUNT.exec(last) ?? []
  const [value, answer] = [readLiteral(number)?.value.div(100), wayTo(problem.question).answer]
  if (!value || !answer || answer.d === 1n) return undefined
  const said = quoted(`${number}${sign === '%' ? sign : ' percent'}`)
  return value.equals(answer)
    ? `Yes, ${said} is the same amount.`
    : `No, ${said} is ${inline(valueLatex(value, true))}. How many hundredths is your answer?`
}

/** What is wrong with another answer that a child proposes for a sum that is done, where that is known. */
export function toProposal(work: Work, last: string): string | undefined {
  const percentage = asPercentage(work, last)
  if (percentage) return percentage
  const proposed =
    last.length <= 80
      ? (SAME_AS.exec(last) ?? SAME.exec(last) ?? PROPOSES.exec(last))?.[1]?.trim()
      : undefined
  // `3 times as big would be 27 times`: said of something that is changed.
  const around = proposed && last.replace(proposed, ' ')
  if (!proposed || (around && /\d|\bif\b/i.test(around) && !SAME_AS.test(last))) return undefined
  const told = toldAs(proposed, work)
  if (told)
    return `Yes, ${quoted(told.said)} is as much as ${quoted(told.told)}: only the unit is another one.`
  // `0.4 m tall and …` says more than an amount.
  if (/\d.{0,60}\b(?!pi\b)\p{L}{4,15} \p{L}{2}/iu.test(proposed)) return undefined
  const { outcome, marked } = judgeFor(beginWork(work.problem), proposed)
  // `8 if nobody got 8` proposes nothing.
  if (/\bif\b/i.test(proposed)) return undefined
  if (outcome === 'answer') return `Yes, ${quoted(proposed)} is the same. Well spotted!`
  if (work.problem.question.kind === 'expressions' && /[a-z]/i.test(proposed))
    return `No, ${quoted(proposed)} would be something else. ${CONCEPTS.expressions.why} Try it with a small number: do both come to the same?`
  const [side] = claimsIn(proposed)[0]?.sides ?? []
  const [value, answer] = [side && exactValue(side), wayTo(work.problem.question).answer]
  // Of `0.4 m tall and be the same tank` the rest is not understood.
  const isAmount = (proposed.match(/\p{L}{2,}/gu)?.length ?? 0) < 3
  if (outcome === 'unsure' && value && answer && isAmount)
    return value.equals(answer)
      ? `Yes, ${quoted(proposed)} comes to the same. Well spotted!`
      : `No, ${quoted(proposed)} comes to something else. Work it out and compare: how far apart are they?`
  const [why, ...others] = marked.explanations
  return outcome === 'wrong'
    ? `No, ${quoted(proposed)} would be something else.${why && others.length === 0 ? ` ${why.explanation}` : ' Try it with small numbers: do both come to the same?'}`
    : undefined
}

const MEASURE =
  /\d[\d.]* ?(?:mm|cm|m|km|g|kg|ml|l|cl|p|pence|s|secs?|mins?|minutes?|h|hours?)(?![\p{L}\d²³^])/giu

/** A measure that the question tells, said in another unit: `0.4 m`, of 40 cm. */
function toldAs(proposed: string, { problem }: Work): { said: string; told: string } | undefined {
  const [said] = proposed.match(MEASURE) ?? []
  const told = (problem.text.match(MEASURE) ?? []).find(
    each => said !== undefined && each !== said && claimsIn(`${each} = ${said}`)[0]?.truth === 'true',
  )
  return said !== undefined && told !== undefined ? { said, told } : undefined
}

/** What may lie behind another number that somebody has for a sum that is done. */
export function toOthers({ problem }: Work, last: string): string | undefined {
  const number = /-?\d[\d./]*/.exec(last)?.[0] ?? ''
  const { outcome, marked } = judgeFor(beginWork(problem), number)
  if (outcome === 'answer') return 'Then you agree! Two ways to one number: that is a good check.'
  const [why, ...others] = marked.explanations
  return outcome === 'wrong' && why && others.length === 0
    ? `I think I know how ${quoted(number)} comes about. ${why.explanation} Can you show where it happened?`
    : undefined
}
