import type { CompareQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'
import { asTyped } from '../by-lines/as-typed.ts'
import { areDistinct, readNumberList } from '../by-lines/read-list.ts'

/**
 * Takes off what leads to the numbers: `: 0.4 or 0.35`, `out of 3 and 4`. A hyphen is a minus sign and stays, except
 * for one with room on both sides, which may be a dash: nothing is left of that, because it reads in two ways.
 */
function withoutIntroduction(text: string): string {
  const rest = text.replace(/^(?:—|(?:out )?of\b|:|,|\?)\s*/, '')
  return rest === text && /^[-−–]\s/.test(text) ? '' : rest
}

const LARGER = '(?:larger|largest|bigger|biggest|greater|greatest|more|higher|highest|maximum)'
const SMALLER = '(?:smaller|smallest|less|least|lower|lowest|minimum|lesser)'
const SIZE = `(${LARGER}|${SMALLER})`
const NOUN =
  '(?:number|fraction|decimal|percentage|value|integer|amount|one|answer|result|total|calculation|expression|sum|product|difference|quotient)'
const THESE = `(?:(?:out )?of (?:these|the following)(?: ${NOUN}s?)?|of the (?:two|three|four|five|numbers)(?: ${NOUN}s?)?)`

const SIZE_FIRST = [
  new RegExp(
    `^which (?:${NOUN} |${THESE} |of these )?(?:is|are|has) (?:the )?${SIZE}\\b(?: (?:in )?${NOUN})?(?: ${THESE})?(?: in| among| from)?\\s*(.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:circle|choose|select|pick|identify|underline|tick|write|name|which is) )?(?:the )?${SIZE}(?: ${NOUN})? ?(?:${THESE}|in|of|from|out of|among|between|: ?)(?: the (?:list|set|numbers))?\\s*(.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:circle|choose|select|pick|identify|underline|tick|write|name) (?:the )?${SIZE} (?:${NOUN})?[:,]\\s*(.+)$`,
    'i',
  ),
]
const NUMBERS_FIRST = [
  new RegExp(
    `^which (?:one )?of (?:the (?:numbers|fractions|decimals) )?(.+?),? (?:is|has) (?:the )?${SIZE}(?: ${NOUN})?$`,
    'i',
  ),
  new RegExp(`^(.+?)[:,;.] which (?:${NOUN} |one |of these )?(?:is|has) (?:the )?${SIZE}(?: ${NOUN})?$`, 'i'),
]

/** What is asked for and what is to be compared, as they stand: `Which is larger: 0.4 or 0.35?` */
export function comparedIn(text: string): { size: string; list: string } | undefined {
  for (const pattern of SIZE_FIRST) {
    const [, size, list] = pattern.exec(text) ?? []
    if (size !== undefined && list !== undefined) return { size, list: withoutIntroduction(list) }
  }
  for (const pattern of NUMBERS_FIRST) {
    const [, list, size] = pattern.exec(text) ?? []
    if (size !== undefined && list !== undefined) return { size, list }
  }
  return undefined
}

/** Which of them a word such as `bigger` or `least` asks for. */
export const wantedBy = (size: string) => (new RegExp(`^${LARGER}$`, 'i').test(size) ? 'largest' : 'smallest')

function compareIn(text: string): CompareQuestion | undefined {
  const { size = '', list = '' } = comparedIn(text) ?? {}
  const numbers = readNumberList(list)
  if (!numbers || !areDistinct(numbers)) return undefined
  return { kind: 'compare', text, numbers, wants: wantedBy(size) }
}

export function readCompare(asked: Asked): CompareQuestion | undefined {
  return asTyped(compareIn(asked.rest), asked)
}
