import { rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { numberIn } from '../../values/read-number.ts'
import { blockIn } from '../../values/recurring.ts'
import type { Asked } from '../../wording/asked.ts'
import { readSurd } from '../roots/read-surd.ts'
import { exactRoot } from '../roots/root-of.ts'
import type { Candidate, IrrationalQuestion, IrrationalTask } from './question.ts'

export const triggers =
  /\b(?:ir)?rational\b|\bsurd\b|(?:between|lies?|fall|consecutive|whole numbers|integers)\b.*[√∛]|[√∛].*\bbetween\b|\broot\b.*\bbetween\b|\bbetween\b.*\broot\b/

const WHOLE_NUMBERS =
  '(?:(?:the )?(?:2 )?(?:closest |nearest |adjacent |neighbou?ring )?(?:positive )?(?:consecutive )?(?:whole numbers|integers|natural numbers|numbers))'
const CONSECUTIVE =
  '(?:(?:the )?(?:2 )?(?:(?:closest|nearest|adjacent|neighbou?ring|consecutive) )?(?:positive )?(?:whole numbers|integers|consecutive numbers))'
const ROOT =
  '(?:the (?:value of )?)?(?:the )?(?<sign>√|∛|square root of|cube root of) ?\\(?(?<under>\\d{1,6})\\)?'
const LIES = '(?:lies?|falls?|is|be found|is located|is found|lie|fall|located|fit)'
const BETWEEN = [
  `between (?:which|what) ${CONSECUTIVE} (?:does|do|is|will|would) ${ROOT}(?: ${LIES})?`,
  `between (?:which|what) ${CONSECUTIVE} ${LIES} ${ROOT}`,
  `${ROOT} ${LIES} between (?:which|what) ${CONSECUTIVE}`,
  `(?:which|what) ${CONSECUTIVE} (?:does|is|do) ${ROOT} (?:lie |fall |located |found )?between`,
  `(?:which|what)? ?${CONSECUTIVE} (?:that |which )?${ROOT} (?:lies|falls|is) between`,
  `(?:which|what)? ?${CONSECUTIVE} (?:(?:that|which) )?(?:are|lie|is)? ?(?:on )?(?:either side of|closest to|nearest to) ${ROOT}`,
  `(?:which|what)? ?${CONSECUTIVE} between which ${ROOT} (?:lies|falls|is)`,
  `${ROOT} (?:lies|is|falls) between ${WHOLE_NUMBERS} ▢ and ▢`,
  `${ROOT} (?:lies|is|falls) between ▢ and ▢`,
  '▢ < ?(?<sign>√|∛) ?\\(?(?<under>\\d{1,6})\\)? ?< ?▢',
  `(?:write|name|identify|list)(?: down)? ${CONSECUTIVE} (?:that |which )?${ROOT} (?:lies|falls|is) between`,
].map(source => new RegExp(`^${source}$`))

/** A number in any way of writing it; `0.333...` ends with dots. */
const N = '(?! )[-+√∛π\\d./()×^ ]*(?:[√∛π\\d)]|\\.{3}|…)(?: ?%)?'
const EITHER =
  '(?:an? )?(?:rational|irrational)(?: number)?,? or (?:an? )?(?:rational|irrational)(?: number)?'
const WHICH_OF_BOTH = [
  `is (?:the number )?(?<number>${N}) ${EITHER}`,
  `(?:decide|say|state|tell|determine|identify)? ?(?:if|whether) (?:the number )?(?<number>${N}) is ${EITHER}`,
  `(?:classify|identify|label) (?:the number )?(?<number>${N}) as ${EITHER}`,
  `(?<number>${N})[:,.;]? (?:is (?:it|this) )?${EITHER}`,
  `${EITHER}[:?]? ?(?<number>${N})`,
].map(source => new RegExp(`^${source}$`))
const IS_SO = new RegExp(
  `^is (?:the number )?(?<number>${N}) (?:an? )?(?<wants>rational|irrational)(?: number)?$`,
)
const TRUE = new RegExp(
  `^(?:true or false[:?.]? )(?:the number )?(?<number>${N}) is (?:an? )?(?<wants>rational|irrational)(?: number)?$`,
)
const LIST = `(?<list>${N}(?:(?: ?, ?(?:and |or )?| or | and )${N})+)`
const THESE = '(?:of (?:these|the following)(?: numbers)?|of the numbers(?: below)?|numbers?)'
const WHICH = [
  `(?:which|circle|list|underline|identify|write down|pick|choose|select)? ?(?:one |all )?(?:of )?(?:the )?(?:${THESE} )?(?:is|are) (?:an? )?(?<wants>rational|irrational)(?: numbers?)? ?[:,?]? ?${LIST}`,
  `(?:which|circle|list|underline|identify|pick|choose|select|find) (?:all )?(?:of )?(?:the )?(?<wants>rational|irrational) (?:numbers?|ones?)(?: from| in| among| out of)?(?: this list| the list| these(?: numbers)?)? ?[:,]? ?${LIST}`,
  `which (?<wants>rational|irrational) numbers? (?:is|are) (?:in|among) (?:this|the) list ?:? ?${LIST}`,
].map(source => new RegExp(`^${source}$`))

/** What a number is, where that is sure. */
function candidateIn(typed: string): Candidate | undefined {
  const text = typed.trim()
  const candidate = (isRational: boolean): Candidate => ({ text, isRational })
  if (/^-?(?:\d+(?:\/\d+)? ?)?π(?: ?\/ ?\d+)?$/.test(text)) return candidate(false)
  const [, whole = '', digits = ''] = /^(\d+)\.(\d+) ?(?:\.{3}|…)$/.exec(text) ?? []
  // "0.101001000…" may be anything; only digits that come again and again are meant to recur.
  if (digits !== '') {
    const block = blockIn(whole, digits)?.block
    const isRecurring =
      block !== undefined &&
      (digits.endsWith(block.repeat(3)) || (block.length > 2 && digits === block.repeat(2)))
    return isRecurring ? candidate(true) : undefined
  }
  if (numberIn(text.replace(/ ?%$/, ''))) return candidate(true)
  const [, under] = /^-?∛ ?\(?(\d{1,9})\)?$/.exec(text) ?? []
  if (under) return candidate(exactRoot(rational(BigInt(under)), 3) !== undefined)
  // Several numbers with nothing between them are several: `√25√11 1/7`.
  const surd = /√/.test(text) && !/[∛π.]|√\d+ ?√|√\d+ \d/.test(text) ? readSurd(text) : undefined
  return surd && candidate(asRational(surd) !== undefined)
}

function readBetween(plain: string): IrrationalTask | undefined {
  for (const pattern of BETWEEN) {
    const { sign, under } = pattern.exec(plain)?.groups ?? {}
    if (!sign || !under) continue
    const degree = /∛|cube/.test(sign) ? 3 : 2
    const number = BigInt(under)
    const isBetween = number > 0n && !exactRoot(rational(number), degree)
    return isBetween ? { task: 'between', under: number, degree } : undefined
  }
  return undefined
}

function readKind(plain: string): IrrationalTask | undefined {
  for (const pattern of WHICH_OF_BOTH) {
    const candidate = candidateIn(pattern.exec(plain)?.groups?.number ?? '')
    if (candidate) return { task: 'which of both', candidate }
  }
  const said = (IS_SO.exec(plain) ?? TRUE.exec(plain))?.groups
  const candidate = candidateIn(said?.number ?? '')
  if (said && candidate) return { task: 'is so', candidate, wants: said.wants === 'rational' }
  for (const pattern of WHICH) {
    const { list = '', wants = '' } = pattern.exec(plain)?.groups ?? {}
    const all = list === '' ? [] : list.split(/ ?, ?(?:and |or )?| or | and /).map(candidateIn)
    const candidates = all.flatMap(each => each ?? [])
    const isRational = wants === 'rational'
    const isSure = all.length > 1 && candidates.length === all.length
    if (isSure && candidates.some(each => each.isRational === isRational))
      return { task: 'which of these', candidates, wants: isRational }
  }
  return undefined
}

/** Reads `Is √7 rational or irrational?`, `Which of these is irrational: …`, `between which integers does √40 lie`. */
export function readIrrational({ plain, full }: Asked): IrrationalQuestion | undefined {
  if (plain.length > 160) return undefined
  const task = readBetween(plain) ?? readKind(plain)
  return task && { kind: 'irrational numbers', text: full, ...task }
}
