import type { Asked } from '../../wording/asked.ts'
import { bestOf } from './best-number.ts'
import type { DigitsQuestion } from './question.ts'

export const triggers = /\b(?:digits?|cards)\b/

const LIST = '(?<list>\\d(?:(?:, | )\\d)*(?:,? and \\d)?)'
const SIZE = '(?<size>largest|biggest|greatest|highest|smallest|least|lowest)'
const NUMBER =
  '(?:possible )?(?:(?<even>even|odd) )?(?:(?<count>\\d)[- ]digit )?(?:(?<odd>even|odd) )?(?:whole )?number'
const CAN =
  '(?:,? (?:that )?(?:you|we) can (?:make|form|write|create)| (?:that )?can be (?:made|formed|written|created)| possible)?'
const DIGITS =
  '(?:(?:only |all |all of |each of )?(?:the |these |this |your |the following |given )?(?:\\d )?(?:(?:digits?|number|digit number)? ?cards|digits|numbers))'
const ONCE =
  '(?:[,.]? ?\\(?(?:(?:using |use )?(?:each|every) (?:of them |digit |card |number |one )?(?:only |exactly |just |may be used |can be used |must be used )*once(?: only)?|(?:only |just |exactly )?once(?: each| only)?|without repeating (?:any )?digits?|no repeats)\\)?)?'
const MAKE = '(?:(?:to )?(?:make|form|write(?: down)?|find|create|what is|state|work out) )'
const FORMS = [
  `(?:write |make |form |create )?(?:the )?${SIZE} ${NUMBER}${CAN}(?: (?:with|from|using|out of|by using|by arranging))? ${DIGITS}:? ${LIST}${ONCE}`,
  `(?:use|using|arrange|rearrange|with|from) ${DIGITS}:? ${LIST}${ONCE}[,.:;]? ${MAKE}(?:the )?${SIZE} ${NUMBER}(?:${CAN}| you can)?${ONCE}`,
  `(?:here are|you have|given|look at) (?:(?:some|these|the|\\d) )?(?:${DIGITS})?[:.,]? ?${LIST}[.:;,] (?:(?:use|using|arrange) (?:all |each of )?(?:of )?(?:the|these|them)?(?: digits| cards)?${ONCE},? )?${MAKE}(?:the )?${SIZE} ${NUMBER}${CAN}(?: (?:with|from|using) (?:all )?(?:of )?(?:these|the|them)(?: digits| cards| numbers)?)?${ONCE}`,
].map(source => new RegExp(`^${source}$`))
const PLAIN = new RegExp(`^${SIZE} ${NUMBER}$`)

const MOST_DIGITS = 9

/** Whether something says that a digit is there only once: cards, or words for it. */
const isOnce = (plain: string) => /\bonce\b|\bcards?\b|without repeating|no repeats/.test(plain)

/** `The smallest 4-digit number`: any digits, as often as wanted. */
function readPlain(plain: string, full: string): DigitsQuestion | undefined {
  const { size = '', count: said, even, odd } = PLAIN.exec(plain)?.groups ?? {}
  const count = Number(said ?? 0)
  if (size === '' || count < 2 || count > MOST_DIGITS) return undefined
  const digits = Array.from({ length: 10 * count }, (_, at) => at % 10)
  const parity = even ?? odd
  return {
    kind: 'numbers from digits',
    text: full,
    digits,
    count,
    wants: wantedBy(size),
    ...(parity ? { parity: parity === 'odd' ? 'odd' : 'even' } : {}),
  }
}

const wantedBy = (size: string) => (/^(?:l(?:arg)|b|g|h)/.test(size) ? 'largest' : 'smallest')

/** Reads `Use the digits 4, 9 and 2 to make the largest three-digit number`, `the smallest 4-digit number`. */
export function readDigits({ plain, full }: Asked): DigitsQuestion | undefined {
  if (plain.length > 200) return undefined
  const groups = FORMS.map(each => each.exec(plain)?.groups).find(each => each)
  if (!groups) return readPlain(plain, full)
  const digits = (groups.list?.match(/\d/g) ?? []).map(Number)
  const count = Number(groups.count ?? digits.length)
  // "The largest 2-digit number from 4, 9 and 2" may be 99 where no digit is there only once.
  const isClear = count === digits.length || isOnce(plain)
  if (digits.length < 2 || digits.length > MOST_DIGITS || count < 2 || count > digits.length || !isClear)
    return undefined
  const parity = groups.even ?? groups.odd
  const question: DigitsQuestion = {
    kind: 'numbers from digits',
    text: full,
    digits,
    count,
    wants: wantedBy(groups.size ?? ''),
    ...(parity ? { parity: parity === 'odd' ? 'odd' : 'even' } : {}),
  }
  return bestOf(question) === undefined ? undefined : question
}
