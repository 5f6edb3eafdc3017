import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { LIST, NUMBER, wholesIn } from '../../wording/patterns.ts'
import type { Property, PropertyQuestion } from './question.ts'
import { examplesOf, fits } from './solve.ts'

export const triggers =
  /\b(?:even|odd|prime|square|cube)\b|\bmultiples? of\b|\bfactors? of\b|\b(?:number|decimal|fraction|value)(?: (?:that|which))?(?: (?:is|lies))? (?:in )?between\b/

const ONE =
  '(?:(?:an? |one |any |1 |the )?(?:(?:even|odd|prime|square|cube)(?: number)?|(?:multiple|factor) of \\d{1,6}))'
const ALL =
  '(?:(?:(?:all|of|the|both) )*(?:\\d )?(?:(?:even|odd|prime|square|cube)(?: numbers|s)|(?:multiples|factors) of \\d{1,6}))'
const ALSO = '(?:(?: (?:that|which) (?:is|are)(?: also)?|,? and(?: also)?|,? but(?: also)?) (?:both )?)'
const PROPERTIES = `(?<all>${ALL}(?:${ALSO}${ALL})?)|(?<one>${ONE}(?:${ALSO}${ONE})?)`
const WRITE =
  '(?:(?:write down|write|find|choose|pick|circle|tick|list|give|state|name|select|underline|which is|what is|identify|which (?:two|three|four|\\d)? ?(?:numbers )?are|which are)(?: out)?)'
const NUMBERS = `(?<list>${LIST})`
const THE_LIST = '(?:the|this|these|your|my|a)(?: following)? ?(?:list(?: of numbers)?|numbers|set|cards)?'
const RANGE = `(?: (?:(?:that|which) (?:is|are|lies) )?(?:in )?between (?<low>${NUMBER}) and (?<high>${NUMBER})| (?:(?:that|which) (?:is|are) )?(?:greater|bigger|more|larger) than (?<above>${NUMBER})(?: (?:and|but) (?:less|smaller) than (?<below>${NUMBER}))?| (?:(?:that|which) (?:is|are) )?(?:less|smaller) than (?<under>${NUMBER}))`
const FORMS = [
  `(?:from|in|out of) ${THE_LIST}[:,.]? ?${NUMBERS}[.,:;]? ${WRITE} (?:${PROPERTIES})`,
  `(?:here (?:is|are) |look at |given )?(?:(?:the|this|these|some|a|\\d{1,2}|list of|list|set of)(?: |(?=numbers))){1,6}numbers[:,.]? ${NUMBERS}[.,:;]+ (?:(?:from|in) (?:the|this) list,? )?(?:${WRITE}|which (?:of (?:these|the) numbers |numbers? |one )?(?:is|are)) (?:${PROPERTIES})(?: (?:from|in) (?:the|this) list)?`,
  `(?:${WRITE} )?(?:${PROPERTIES}) (?:from|in|out of) ${THE_LIST}[:,.?]? ?${NUMBERS}`,
  `${WRITE} (?:${PROPERTIES}): ?${NUMBERS}`,
  `which (?:one |number )?of (?:the |these )?(?:numbers )?:?,? ?${NUMBERS},? (?:is|are) (?:${PROPERTIES})`,
  `which (?:one |number )?(?:of (?:these|the following)(?: numbers)? )?(?:is|are) (?:(?<all>(?:square|cube)(?: numbers|s))|(?<one>a (?:perfect )?(?:square|cube)(?: number)?))[:,?] ?${NUMBERS}`,
  `(?:${WRITE} )?(?<all>${ALL}(?:${ALSO}${ALL})?)${RANGE}`,
  `(?:write )?(?<one>${ONE}${ALSO}${ONE})${RANGE}?`,
  `(?:write )?(?<one>(?:an? |any )?(?:(?:even|odd|prime|square|cube) number|(?:multiple|factor) of \\d{1,6}))${RANGE}`,
  `(?:write )?(?:an? |any )?(?<kind>number|decimal|decimal number|fraction|value) (?:(?:that|which) (?:is|lies) )?(?:in )?between (?<low>${NUMBER}) and (?<high>${NUMBER})`,
].map(source => new RegExp(`^${source}$`))
const PROPERTY = /\b(?:(even|odd|prime|square|cube)|(multiple|factor)s? of (\d{1,6}))\b/g

function propertiesIn(text: string): Property[] {
  return [...text.matchAll(PROPERTY)].map(
    ([, name, relation, of]): Property =>
      relation === undefined ? { is: name as 'even' } : { is: relation as 'multiple', of: BigInt(of ?? 1) },
  )
}

const MOST = 12

/** All of them between two ends, neither of which is one itself; lists of a single sort belong to other kinds. */
function isClearRange({ properties, low, high }: PropertyQuestion): boolean {
  const isOwn = properties.length > 1 || ['square', 'cube', 'factor'].includes(properties[0]?.is ?? '')
  const ends = [low, high].every(end => end !== undefined && !fits(end, { wants: 'all', properties }))
  return isOwn && ends
}

/** Reads `factor of 20 that is also a prime number`, `From the list 2, 9, 14 write down a multiple of 7`. */
export function readProperty({ plain, full }: Asked): PropertyQuestion | undefined {
  if (plain.length > 160) return undefined
  const groups = FORMS.map(each => each.exec(plain)?.groups).find(each => each)
  if (!groups) return undefined
  const { all, one, list, kind } = groups
  const properties = propertiesIn(all ?? one ?? '')
  const among = list === undefined ? undefined : wholesIn(list)
  if (list !== undefined && (!among || among.length > MOST || new Set(among).size < among.length))
    return undefined
  if (properties.some(each => 'of' in each && each.of === 0n)) return undefined
  const [low, high] = [
    numberIn(groups.low ?? groups.above ?? ''),
    numberIn(groups.high ?? groups.below ?? groups.under ?? ''),
  ]
  // The whole number between 5 and 7 is one that is to be found, not chosen.
  const isSingle = kind !== undefined && low && high?.sub(low).equals(2) && low.d === 1n
  const isEmpty = low && high && high.compare(low) <= 0
  if (isSingle || isEmpty || (kind !== undefined && (!low || !high))) return undefined
  const question: PropertyQuestion = {
    kind: 'number properties',
    text: full,
    wants: all === undefined ? 'one' : 'all',
    properties,
    ...(among ? { among } : {}),
    ...(low ? { low } : {}),
    ...(high ? { high } : {}),
    ...(kind === 'fraction' ? { isFraction: true } : {}),
  }
  const { length } = examplesOf(question)
  if (all !== undefined && !among && !isClearRange(question)) return undefined
  // Two square numbers out of three: any two would do.
  const [, count] = /(?:^| )(\d) [a-z]/.exec(all ?? '') ?? []
  return length > 0 && (count === undefined || Number(count) === length) ? question : undefined
}
