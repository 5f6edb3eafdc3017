import { operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { type Claim, claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import type { Dialogue } from './state.ts'
import type { Work } from './work.ts'

/** Said of another way that is right, before it is named. */
export const OWN_WAY_WORKS = 'Yes, that way works, too:'

/** Asks for what something comes to, or goes on to another question. */
const ASKS_ANEW =
  /^\W*(?:\p{L}+ ){0,2}why\b|\b(?:what(?:'?s| is| are| does| do)|wh?ats|how (?:much|many) (?:is|are)|solve|calculate|work out|next|new|another one|now)\b|^\W*(?:\(?[a-h]\)|\d{1,2}\))/iu
/** `so 8 x 7 is different` says the contrary. */
const DENIES = /\bdif+e?r\w*|\bnot the same\b|\bwrong\b/i
const FEWEST_WORDS = 2
/** `cuz 40 - 6`, `i did 40 - 6`: how the answer was found. */
const TELLS_WAY =
  /^\W*(?:(?:ok|oh|so|well|um+)\b[\s,]*)*(?:because|cause|cos|coz|cuz|bc|i (?:just )?(?:did|do|went|used|made))\b/i
export const tellsWay = (text: string): boolean => TELLS_WAY.test(text)
/** `mum does 34 + 30 - 2` tells how somebody works, `could i do 240*1.15` how somebody might. */
const TELLS =
  /^\W*(?:(?!wh|how\b)\p{L}+ (?:does|did|do|says|said|makes?|made|uses?d?|goes|went)|c(?:an|ould) (?:i|u|you|we) (?:also |just )?(?:do|use|write|say)|is it (?:also |still )?(?:possible|ok|okay|fine|allowed) (?:to|if)|(?:does|would|will) .{0,30}\balso work)\b/iu

/** `can i also do it times 2.5`, `is dividing by 4 right, too` */
const ASKED_FACTOR =
  /\b(?:can|could|may|is|does|would)\b[^.!?\d]{0,30}?\b(times|multipl\w+|x|divid\w+)(?: it)?(?: by)? ?(\d+(?:\.\d+)?)(?![\d/])/i

/** A number that is told, so many times or shared by so many, comes to the answer. */
export function askedFactor(text: string, asked: string, answers: readonly Rational[]): Claim | undefined {
  const [, name, factor] = ASKED_FACTOR.exec(text) ?? []
  if (name === undefined) return undefined
  const sign = /^d/i.test(name) ? '÷' : '×'
  return (asked.match(/\d+(?:\.\d+)?/g) ?? [])
    .flatMap(each => claimsIn(`${each} ${sign} ${factor}`))
    .find(each => answers.some(answer => valueOfClaim(each)?.equals(answer)))
}

/** `is that the same`, of a calculation that stands before it: what it comes to is asked, whatever that is. */
const ASKS_SAME =
  /\b(?:is|isn'?t|would|does) (?:that|it|this)(?: be| come to| give| make)?(?: also| still| really)? (?:the )?same\b|\bsame (?:thing|answer|number)\W*$/i

/** Another calculation that comes to what was found, or that is asked to be the same, told among words: `mum does 34 + 30 - 2`; undefined for a new question. */
export function ownWay(text: string, { work, toldStory }: Dialogue): Claim | undefined {
  const found = work?.isFound ? wayTo(work.problem.question).answer : undefined
  const answers: readonly Rational[] = work ? (found ? [found] : []) : (toldStory?.model?.answer ?? [])
  if (answers.length === 0 || text.length > 150 || ASKS_ANEW.test(text) || DENIES.test(text)) return undefined
  const told = text.replace(/(%|\bper ?cent) from (?=\d)/i, '$1 of ')
  const claim =
    claimsIn(told).find(each => {
      const [side, ...others] = each.sides
      const value = valueOfClaim(each)
      return (
        side !== undefined &&
        others.length === 0 &&
        operationsIn(side).length > 0 &&
        (answers.some(answer => value?.equals(answer)) ||
          (value && ASKS_SAME.test(told) && isAllOf(told, each, work)))
      )
    }) ?? // What is left of a whole has a reason of its own.
    (work?.problem.question.kind === 'percentage'
      ? undefined
      : askedFactor(text, work?.problem.text ?? toldStory?.text ?? '', answers))
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return claim && (words.length > FEWEST_WORDS || TELLS.test(text) || tellsWay(text)) ? claim : undefined
}

/** Whether no number is left out of it, and it is not only turned round. */
function isAllOf(text: string, { sides: [side] }: Claim, work: Work | undefined): boolean {
  const said = (all: string) => (all.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join()
  return (
    side !== undefined && said(text) === said(latex(side)) && said(work?.problem.text ?? '') !== said(text)
  )
}
