import { decimalPlaces } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { blockIn, type Recurring, recurringDigits } from '../../values/recurring.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, pattern } from '../../wording/patterns.ts'
import type { RecurringQuestion, RecurringTask } from './question.ts'

const DIGITS = '(\\d*\\.\\d*\\(\\d{1,12}\\)|\\d*\\.\\d+ ?(?:\\.{2,}|…))'
const DECIMAL = '(?:the )?(?:(?:recurring|repeating|non-terminating|infinite) )?(?:decimal|number)?[:,]? ?'
const WRITE =
  '(?:(?:use algebra to )?(?:write|express|convert|change|turn|show|give|put|rewrite|represent)(?: (?:the|this|each|following))*:? )?'
const SIMPLEST =
  '(?:in )?(?:its |the )?(?:simplest|lowest|most simplified|simplified|fully simplified)(?: possible)?(?: form| terms)?'
const LOWEST = `(?:[,.]? (?:${SIMPLEST}|(?:and |then )?(?:simplify|reduce)(?: (?:your|the) (?:answer|fraction)| it)?(?: fully| to (?:its )?lowest terms| if possible)?|(?:give|giving|write|leave|leaving) (?:your |the )?answer ${SIMPLEST}))?`
const FORM = '(?:an? )?((?:simplified |simplest )?(?:proper |improper |common |mixed )?(?:fraction|number))'
const TO_FRACTION = [
  pattern(`${WRITE}(?:as|to) (?:an? )?fraction[:,]? ${DECIMAL}${DIGITS}()()`),
  pattern(`${WRITE}${DECIMAL}${DIGITS} (?:as|to|into|in|as being) ${FORM}(${LOWEST})`),
  pattern(
    `(?:what|which) (?:(?:simplified )?fraction) (?:is|equals|is equal to|is equivalent to|represents) ${DECIMAL}${DIGITS}()()`,
  ),
  pattern(
    `fraction (?:that is )?(?:form of|equal to|equivalent to|equivalent of|for) ${DECIMAL}${DIGITS}()()`,
  ),
]
const FRACTION = '(?:the )?(?:fraction |number )?(\\d{1,6}/\\d{1,6}|\\d{1,4} \\d{1,4}/\\d{1,4})'
const NOTATION =
  '(?:as|to|into|in) (?:an? )?(?:recurring|repeating)(?: decimal)?(?:,? using (?:dot|bar) notation)?|(?:as|to|into) an? decimal using (?:dot|bar|recurring) notation'
const TO_DECIMAL = [pattern(`${WRITE}${FRACTION} (?:${NOTATION})`)]
const EITHER =
  '(?:an? )?(?:terminating|recurring|repeating|non-terminating)(?: decimal)?,? or (?:an? )?(?:terminating|recurring|repeating|non-terminating)(?: decimal)?'
const ENDS = [
  pattern(
    `(?:is|does|will) ${FRACTION} (?:be |give |equal |have |convert to |written as a decimal )?${EITHER}`,
  ),
  pattern(
    `(?:say|state|decide|determine|tell)? ?(?:whether|if) ${FRACTION} (?:is|gives|has|will be) ${EITHER}`,
  ),
  pattern(`is the decimal (?:form|expansion|equivalent) of ${FRACTION} ${EITHER}`),
]

function digitsIn(text: string): Recurring | undefined {
  const [, whole = '', fixed = '', block] = /^(\d*)\.(\d*)\((\d+)\)$/.exec(text) ?? []
  if (block !== undefined)
    return /^(?:0+|9+)$/.test(block) ? undefined : { whole: whole || '0', fixed, block }
  const [, front = '', digits = ''] = /^(\d*)\.(\d+)/.exec(text) ?? []
  const found = blockIn(front || '0', digits)
  return found && !/^(?:0+|9+)$/.test(found.block) ? found : undefined
}

function readTask(plain: string): RecurringTask | undefined {
  const [written, form = '', lowest = ''] = firstMatch(plain, TO_FRACTION) ?? []
  const digits = written === undefined ? undefined : digitsIn(written.trim())
  if (digits && !/^(?:proper |improper |common )number$/.test(form)) {
    const isMixed = form.startsWith('mixed')
    if (form.endsWith('number') && !isMixed) return undefined
    return { task: 'to fraction', digits, isLowest: lowest !== '' || form.startsWith('simpl'), isMixed }
  }
  const [fraction] = firstMatch(plain, TO_DECIMAL) ?? []
  const value = fraction === undefined ? undefined : numberIn(fraction)
  const own = value && recurringDigits(value)
  if (value && own && own.block.length <= 12) return { task: 'to decimal', value, digits: own }
  const [asked] = firstMatch(plain, ENDS) ?? []
  const ends = asked === undefined ? undefined : numberIn(asked)
  return ends && ends.d !== 1n ? { task: 'ends or not', value: ends } : undefined
}

export const triggers = /\(\d+\)|\.{2,}|…|recur|repeat|terminat/

/** Reads `Write 0.3 recurring as a fraction`, `1/3 as a recurring decimal`, `Is 3/8 a terminating decimal or …?`. */
export function readRecurring({ plain, full }: Asked): RecurringQuestion | undefined {
  if (plain.length > 160) return undefined
  const task = readTask(plain)
  return task && { kind: 'recurring decimals', text: full, ...task }
}

/** Whether the digits of a fraction come to an end. */
export const isEnding = ({ value }: { value: Parameters<typeof decimalPlaces>[0] }) =>
  decimalPlaces(value) !== undefined
