import { ZERO } from '../../arithmetic/rational.ts'
import type { Relation } from '../../values/inequality.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { Bound, WordedInequalityQuestion } from './question.ts'

export const triggers = /\binequality\b|\binequalities\b/

const INEQUALITY = '(?:an? |the )?(?:algebraic |mathematical )?inequality'
const STATEMENT =
  '(?: (?:the|this|each|these)?(?: following)? ?(?:statements?|sentences?|phrases?|words|situation))?'
const FORMS = [
  `(?:write |form |give |what is )?${INEQUALITY} (?:for|to represent|that represents|that shows|that means|to show|which shows|which represents|to describe|that describes|representing|describing)${STATEMENT}(?: that)?[:,.]? ?['"]?(?<phrase>[^'"]+?)['"]?`,
  `(?:write|express|translate|represent|show)(?: the (?:statement|sentence|phrase|words))?[:,]? ?['"]?(?<phrase>[^'"]+?)['"]? (?:as|into|using|with|in the form of) (?:${INEQUALITY}(?: (?:symbols?|signs?|notation))?|inequality (?:symbols?|signs?|notation))`,
  `(?:write|translate|express)${STATEMENT} (?:as|into|using) (?:${INEQUALITY}|inequalities|inequality (?:symbols?|signs?|notation))[:,.] ?['"]?(?<phrase>[^'"]+?)['"]?`,
  `(?:write )?${INEQUALITY}[:.] ?['"]?(?<phrase>[^'"]+?)['"]?`,
].map(source => new RegExp(`^${source}$`))

const N = `(${NUMBER})`
/** Before the number, or with it; the first that fits counts. */
const RELATIONS: [words: string, Relation][] = [
  [
    `(?:at least|no less than|not less than|not (?:smaller|lower) than|(?:greater|more|bigger|larger|higher) than or (?:equal to|the same as)|a minimum of|not below|no (?:fewer|smaller) than) ${N}`,
    '≥',
  ],
  [
    `(?:at most|no more than|not more than|not (?:greater|bigger|larger) than|no (?:greater|bigger|larger) than|(?:less|smaller|lower|fewer) than or (?:equal to|the same as)|a maximum of|not above|up to and including) ${N}`,
    '≤',
  ],
  [`(?:greater|more|bigger|larger|higher) than ${N}|(?:above|over) ${N}`, '>'],
  [`(?:less|smaller|lower|fewer) than ${N}|(?:below|under) ${N}`, '<'],
  [`(?:equal to )?${N} or (?:more|greater|above|over|higher)`, '≥'],
  [`(?:equal to )?${N} or (?:less|fewer|below|under|lower|smaller)`, '≤'],
]
const SIGNS: [words: string, Relation][] = [
  ['positive', '>'],
  ['negative', '<'],
  ['not negative|non-negative', '≥'],
  ['not positive|non-positive', '≤'],
]
const SUBJECT =
  /^(?:(?:a|the|some|an unknown|any) number,? (?<named>[a-z])(?= )|all numbers (?<listed>[a-z])(?= )|(?:an?|the|some|an unknown) number|all (?:real )?numbers|(?:the value of |the variable )?(?<letter>[a-z]))(?: (?:that|which))?(?: (?:is|are|must be|has to be|can be|should be))? (?<rest>.+)$/

function boundIn(text: string): Bound | undefined {
  for (const [words, relation] of RELATIONS) {
    const found = new RegExp(`^(?:${words})$`).exec(text)
    const at = numberIn(found?.slice(1).find(each => each !== undefined) ?? '')
    if (found && at) return { relation, at }
  }
  const sign = SIGNS.find(([words]) => new RegExp(`^(?:${words})$`).test(text))
  return sign && { relation: sign[1], at: ZERO }
}

const isLow = ({ relation }: Bound) => relation === '>' || relation === '≥'

/** `at least 3 and less than 8`: both ends, the lower one first. */
function boundsIn(text: string): WordedInequalityQuestion['bounds'] | undefined {
  const only = boundIn(text)
  if (only) return [only]
  const parts = text.split(/,? (?:and|but) (?:is )?(?:also )?/).map(boundIn)
  const [first, second] = parts
  if (!first || !second || parts.length > 2) return undefined
  const [low, high] = isLow(first) ? [first, second] : [second, first]
  return isLow(low) && !isLow(high) && low.at.compare(high.at) < 0 ? [low, high] : undefined
}

/** Reads `Write an inequality for: x is at least 5`, where the words can mean one thing only. */
export function readWordedInequality({ plain, full }: Asked): WordedInequalityQuestion | undefined {
  if (plain.length > 160) return undefined
  for (const form of FORMS) {
    const phrase = form.exec(plain)?.groups?.phrase?.trim()
    const groups = phrase === undefined ? undefined : SUBJECT.exec(phrase)?.groups
    const bounds = boundsIn(groups?.rest ?? '')
    if (phrase === undefined || !groups || !bounds) continue
    const letter = groups.named ?? groups.letter ?? groups.listed
    return { kind: 'worded inequality', text: full, phrase, letter, bounds }
  }
  return undefined
}
