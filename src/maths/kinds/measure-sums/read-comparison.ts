import { type Amount, amountIn } from '../../wording/unit-amounts.ts'
import type { MeasureTask } from './question.ts'
import { amountsIn, areAlike } from './read-list.ts'

const LARGE =
  /^(?:longer|longest|taller|tallest|wider|widest|higher|highest|deeper|deepest|heavier|heaviest|greater|greatest|bigger|biggest|larger|largest|more|most|further|furthest|farther|farthest|descending|decreasing|maximum)$/
const SMALL =
  /^(?:shorter|shortest|lighter|lightest|smaller|smallest|less|least|lower|lowest|fewest|nearest|narrower|narrowest|ascending|increasing|minimum|quickest|fastest)$/
const NOUN =
  'lengths?|distances?|mass|masses|weights?|times?|capacity|capacities|volumes?|amounts?|measurements?|measures?|values?|units?|quantity|quantities|ones?|areas?|1|durations?'
const CHOOSING = new RegExp(
  `^(?:which|what|circle|choose|select|tick|underline|is|are|of|these|the|following|two|three|2|3|in|from|out|has|holds|weighs|lasts|takes|time|${NOUN})$`,
)
const ORDERING = new RegExp(
  `^(?:put|place|arrange|order|sort|write|list|rank|rearrange|give|these|the|following|in|of|size|from|to|with|starting|start|beginning|first|last|and|them|by|correct|${NOUN})$`,
)

const wordsOf = (text: string) => text.split(/[\s:,;.?!-]+/).filter(word => word !== '')

interface Around {
  words: string[]
  /** The first word that says which end comes first. */
  size: 'large' | 'small' | undefined
  amounts: Amount[]
}

/** The words before and behind a list of amounts. */
function around(text: string): Around | undefined {
  const found = /^([^\d]*?)(\b(?:half|an?) (?:hour|kilo|litre|metre|mile|day).*?|\d.*?)$/.exec(text)
  if (!found) return undefined
  const [, front = '', rest = ''] = found
  const [list = rest, behind = ''] = rest.split(
    /(?:[.:;,]| -) ?(?=(?:in|from|put|place|arrange|order|write|starting|smallest|largest|shortest|longest|lightest|heaviest|which)\b)|(?<=[a-z\d]) (?=(?:in (?:order|ascending|descending|increasing|decreasing)|from |starting|beginning|is (?:the )?))/,
  )
  const after = rest.slice(list.length) && (behind === '' ? '' : rest.slice(list.length))
  const amounts = amountsIn(list.trim())
  if (!amounts) return undefined
  const words = [...wordsOf(front), ...wordsOf(after)]
  const sized = words.find(word => LARGE.test(word) || SMALL.test(word))
  return { words, amounts, size: sized === undefined ? undefined : LARGE.test(sized) ? 'large' : 'small' }
}

const sizeOf = ({ value, unit }: Amount) => value.mul(unit.size)
const areDistinct = (amounts: readonly Amount[]) =>
  new Set(amounts.map(each => sizeOf(each).toFraction())).size === amounts.length

const REL: Record<string, '<' | '>' | '='> = { '<': '<', '>': '>', '=': '=' }
const A = '([^+×÷=<>?:▢]{1,40}?)'
const RELATION =
  '(?:is |are )?(?:the )?(longer|taller|wider|higher|heavier|greater|bigger|larger|more|shorter|lighter|smaller|less|equal|same|<|>|=)(?: (?:than|to|as|length as|weight as))?'
const BLANK = '(?:▢|\\?|\\.{2,}|…|○)'
const SIGNS =
  '(?:(?:a )?[<>],? ?(?:>|=|<),? ?(?:or|and)? ?(?:=|>|<)?(?: sign| symbol)?|<,? ?(?:>|=),? ?(?:or|and)? ?(?:=|>)?|the (?:correct )?(?:symbol|sign)|(?:greater|less) than,? (?:less|greater) than,? or equal to)'
const SIGN_FORMS = [
  new RegExp(
    `^(?:write|put|use|insert|fill in|choose|complete with|complete using|which (?:symbol|sign) goes in the (?:box|blank))? ?(?:with )?${SIGNS}?(?: (?:to (?:compare|complete)|between|in|for)(?: the| this| these| each)*(?: statement| box| blank| measurements?| measures?)?)?[:,.]? ?${A} ${BLANK} ${A}$`,
  ),
  new RegExp(
    `^(?:put|write|use|insert) (?:the (?:correct )?(?:sign|symbol)|${SIGNS}) between ${A} and ${A}$`,
  ),
  new RegExp(`^compare ${A} (?:and|with|to) ${A}(?:,? (?:using|with|by using) ${SIGNS})?$`),
]

function signed(text: string): MeasureTask | undefined {
  for (const form of SIGN_FORMS) {
    const [left, right] = (form.exec(text)?.slice(1) ?? []).map(amountIn)
    if (left && right && areAlike([left, right])) return { task: 'sign', left, right }
  }
  return undefined
}

const STATEMENTS = [
  { pattern: new RegExp(`^is ${A} ${RELATION} ${A}$`), isTruth: false },
  {
    pattern: new RegExp(
      `^(?:true or false|is (?:it|this) true(?: or false)?(?: that)?|say (?:if|whether) (?:this|it) is true or false)[:,?.]? ${A} ${RELATION} ${A}$`,
    ),
    isTruth: true,
  },
  {
    pattern: new RegExp(`^${A} ${RELATION} ${A}[.:,?;]? ?(?:is (?:this|it) )?(?:true or false)$`),
    isTruth: true,
  },
]

function stated(text: string): MeasureTask | undefined {
  for (const { pattern, isTruth } of STATEMENTS) {
    const [a = '', word = '', b = ''] = pattern.exec(text)?.slice(1) ?? []
    const [left, right] = [amountIn(a), amountIn(b)]
    if (!left || !right || !areAlike([left, right])) continue
    const relation = REL[word] ?? (LARGE.test(word) ? '>' : SMALL.test(word) ? '<' : '=')
    return { task: 'statement', left, right, relation, isTruth }
  }
  return undefined
}

/** Reads `Which is longer: 1.2 m or 115 cm?`, `Put in order: …`, `Is 300 cm longer than 2.5 m?` */
export function readComparison(plain: string): MeasureTask | undefined {
  const statement = stated(plain) ?? signed(plain)
  if (statement) return statement
  const found = around(plain)
  if (!found || !areDistinct(found.amounts)) return undefined
  const { words, size, amounts } = found
  const rest = words.filter(word => !LARGE.test(word) && !SMALL.test(word))
  const sizes = words.length - rest.length
  if (words.includes('order') || /^(?:arrange|rank|sort|put)/.test(plain)) {
    if (!rest.every(word => ORDERING.test(word))) return undefined
    return { task: 'order', amounts, ...(size ? { direction: size === 'large' ? 'down' : 'up' } : {}) }
  }
  const isChoice = sizes === 1 && size !== undefined && rest.every(word => CHOOSING.test(word))
  return isChoice ? { task: 'most', amounts, wants: size === 'large' ? 'largest' : 'smallest' } : undefined
}
