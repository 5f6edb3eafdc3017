import { normalise } from '#maths/notation/normalise.ts'
import { type ComparedWords, compareWords } from './compare-words.ts'
import { bareValue } from './expected-value.ts'
import { plainWords } from './plain-words.ts'

/** What a list comes to beside the answer page's. */
export interface ComparedList {
  isRight: boolean
  spelling?: string
  /** So many of the answer page's items are there, where every given one is among them. */
  found: number
  wanted: number
}

const IN_ORDER =
  /\border\b|\bratio\b|\bhow many \p{L}+(?:,? \p{L}+)* and \p{L}+|\bsequence\b|\bnext\b|\bsmallest\b|\blargest\b|\bbiggest\b|\bfirst\b.*\blast\b|\bsteps?\b|\bascending\b|\bdescending\b/iu
/** Longer lists, and longer texts, are no lists of a school question. */
const MOST_ITEMS = 30
const LONGEST = 2_000
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six']

/** The items of a list; one where it is none. */
export function itemsOf(text: string): string[] {
  return text
    .replace(/^\s*(?:they are|these are|it is|the answers? (?:is|are))\s+/i, '')
    .replace(/(?:^|\s)\d[.)]\s+(?=\p{L})/gu, '\n')
    .replace(/[.!]\s*$/, '')
    .split(/\s{0,30}(?:[,;\n&+]|\band\b|\bthen\b|•)\s{0,30}/i)
    .map(item => item.trim())
    .filter(item => item !== '')
}

/** How many items a question asks for: `Name two gases`, `a country`; undefined where it doesn't say. */
function countAsked(question: string): number | undefined {
  if (/\b(?:an?|one|another) (?:synonym|antonym|example|word|adjective|verb|noun|adverb)\b/i.test(question))
    return 1
  const found =
    /\b(?:name|give|list|state|write(?: down)?|find|say|which|what(?: are)?(?: the)?)\s+(?:any\s+)?(?:of the\s+)?(one|two|three|four|five|six|an?|\d)\b/i.exec(
      question,
    )?.[1]
  if (found === undefined) return undefined
  if (/^an?$/i.test(found)) return 1
  const at = COUNTS.indexOf(found.toLowerCase())
  return at < 0 ? Number(found) : at + 1
}

/** A letter that names a number of a list: `x = 2`. */
const NAMED = /^([a-z])\s*(?:=|is)\s*(.+)$/i

function compareItem(question: string, wanted: string, given: string): ComparedWords {
  const [own, other] = [NAMED.exec(wanted), NAMED.exec(given)]
  const value = bareValue(own?.[2] ?? wanted)
  if (!value) return compareWords(question, wanted, given)
  if (own && other && own[1]?.toLowerCase() !== other[1]?.toLowerCase()) return { isRight: false }
  const { verdict } = value.judge(normalise(other?.[2] ?? given).trim())
  return { isRight: verdict === 'right' }
}

function matched(question: string, wanted: string[], given: string[]) {
  const left = [...wanted]
  const places: number[] = []
  let spelling: string | undefined
  for (const item of given) {
    const compared = left.map(
      (each): ComparedWords => (each === '' ? { isRight: false } : compareItem(question, each, item)),
    )
    const exact = compared.findIndex(({ isRight, spelling: slip }) => isRight && slip === undefined)
    const at = exact >= 0 ? exact : compared.findIndex(({ isRight }) => isRight)
    if (at < 0) return undefined
    spelling ??= compared[at]?.spelling
    places.push(at)
    left[at] = ''
  }
  return { places, spelling }
}

/** Compares two lists, in any order unless the question asks for one; undefined where the answer page has no list. */
export function compareLists(question: string, expected: string, answer: string): ComparedList | undefined {
  if (expected.length > LONGEST || answer.length > LONGEST) return undefined
  const wanted = itemsOf(expected)
  if (wanted.length < 2 || wanted.length > MOST_ITEMS) return undefined
  const none = { isRight: false, found: 0, wanted: wanted.length }
  const parted = itemsOf(answer)
  const areWords = wanted.every(item => plainWords(item).length === 1)
  const given = parted.length < wanted.length && areWords ? parted.flatMap(item => item.split(/\s+/)) : parted
  if (given.length > wanted.length) return none
  const found = matched(question, wanted, given)
  if (!found) return none
  const { places, spelling } = found
  const isOrdered = places.every((place, at) => place === at)
  // Without their letters they stand for those in turn.
  const isUnnamed = wanted.some(item => NAMED.test(item)) && !given.every(item => NAMED.test(item))
  if (!isOrdered && (isUnnamed || IN_ORDER.test(question))) return none
  const asked = countAsked(question)
  const isEnough =
    given.length === wanted.length || (asked !== undefined && asked < wanted.length && given.length >= asked)
  if (isEnough)
    return {
      isRight: true,
      ...(spelling !== undefined && { spelling }),
      found: wanted.length,
      wanted: wanted.length,
    }
  // Too few only where the question wants them all.
  const wantsAll =
    asked === wanted.length || (asked === undefined && /\b(?:all|what are|which are|both)\b/i.test(question))
  return wantsAll ? { ...none, found: given.length } : none
}
