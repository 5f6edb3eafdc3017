import { nounOf, verbOf } from '../../stories/word-forms.ts'
import type { Paraphrase } from './paraphrase.ts'
import { stem, wordsOf } from './parts-of-things.ts'
import { OPPOSITES } from './percentages.ts'

/** `Primary 5A`, `Class 4B`: no number that counts. */
const NAMED = /\b((?:primary|class|year|grade|form|room|standard|secondary|level)) \d{1,2}[a-z]?\b/g
/** Then it is no part of that whole, or another one. */
const OTHERWISE =
  /\b(?:more|fewer|less|than|each|every|per|then|rest|remain\w*|left|others?|another|if|half|twice|both|neither|or|but|not|\w*n't|first|second|extra|increase\w*|decrease\w*|discount|chance|probability|at random)\b/
const ASK =
  /^(?:and )?(?:find |work out |calculate |write down |express )?(?:what|which|the|what is the|find the) (?:(percentage|percent|per cent|%)|fraction) (?:of |(?=is |are ))(.{3,70})$/
/** What all of them may be called. */
const ALL = /^(?:class|group|total|whole|all|them|pupils|students|children|people)$/
const DET = '(?:(?:the|his|her|its|their|these|all|those|my|our) )*'
/** So many of as many, of them, or of the same things; or what so many of them are or do. */
const PARTS = [
  `(?<part>\\d+)(?: [a-z]+)? (?:out )?of ${DET}(?<whole>\\d+) (?<thing>[a-z]+)(?<did> .*)?`,
  `(?:out of|of) ${DET}(?<whole>\\d+)(?: (?<thing>[a-z]+))?(?<more>[^\\d]*), (?<before>[^\\d]*)(?<part>\\d+)(?: of them)?(?<did> .*)?`,
  `(?<before>[^\\d]*)(?<whole>\\d+) (?<thing>[a-z]+)(?<more>[^\\d]*?)(?:[.;,] | and )(?<again>[^\\d]*?)(?<part>\\d+) of (?:them|these|those|${DET}(?<same>[a-z]+))(?<did> .*)?`,
  `(?<before>[^\\d]*)(?<whole>\\d+) (?<thing>[a-z]+)(?<more>[^\\d]*?)(?:[.;,] | and )(?<part>\\d+)(?<did> (?:are|were|is|was|have|has|had|did|do|[a-z]{3,}ed|grew|got|went|won|chose|came|ate|ran|swam)\\b.*)`,
].map(source => new RegExp(`^(?:(?:on|in|at) [a-z' ]{2,40}?, )?(?<front>(?:[a-z']+ ){0,6}?)${source}$`))

const singular = (word: string) => stem(nounOf(verbOf(word)?.lemma ?? word))
const opposites = new Map(Object.entries(OPPOSITES).map(pair => pair.map(singular) as [string, string]))

/** `Mia scored 42 out of 60 in a test`, and that as a percentage. */
const SCORE =
  /^(?:(?:in|on) (?:an? |the |his |her )?[a-z ]{4,20},? )?(?:[a-z]+ ){1,4}(?:scored|scores|got|gets|achieved|obtained|received|answered|is|was|of) (?<part>\d{1,3}(?:\.5)?)(?: marks| points)? out of (?:an? total of )?(?<whole>\d{1,3})(?: (?:marks|points|questions))?(?: (?:right|correct|correctly))?(?: (?:in|on|for) (?:an? |the |his |her )?(?:[a-z]+ )?(?:test|exam|quiz|paper|examination|assignment))?$/
const AS_PERCENT =
  /^(?:(?:find|work out|calculate|what is|what was|write|express|determine) )?(?:his |her |the |their |this )?(?:(?:mark|score|result|percentage|percent|per cent)(?: score| mark)?(?: (?:as|in) (?:a )?(?:percentage|percent|per cent|%))?|as a percentage|(?:what|which) (?:percentage|percent) (?:is (?:this|that|it)|did (?:he|she|they|[a-z]+) (?:get|score|obtain)(?: (?:right|correct))?))$/

/** How many of all it is that a percentage, or a fraction, is asked of. */
function portion([text = '']: string[]): string | undefined {
  const plain = text.replace(NAMED, '$1')
  const at = plain.search(/(?<=[.;?,:] ?)(?:and )?(?:find|work out|calculate|what|which|express)\b[^.;?]*$/)
  if (at < 0) return undefined
  const told = plain.slice(0, at).replace(/[\s.,;:?]+$/, '')
  const score = SCORE.exec(told)?.groups
  if (score && AS_PERCENT.test(plain.slice(at)))
    return `write ${score.part} out of ${score.whole} as a percentage`
  const [, percent, asked = ''] = ASK.exec(plain.slice(at)) ?? []
  if (asked === '' || /\d/.test(asked) || OTHERWISE.test(told)) return undefined
  const groups = PARTS.map(each => each.exec(told)?.groups).find(each => each)
  const { part = '', whole = '', thing = '', same, did = '' } = groups ?? {}
  const isFit =
    Number(part) > 0 &&
    Number(part) < Number(whole) &&
    (same === undefined || singular(same) === singular(thing))
  if (!groups || !isFit) return undefined
  const isNot = /\b(?:not|\w+n't)\b/.test(asked)
  const wanted = wordsOf(asked.replace(/\b(?:not|\w+n't)\b/g, '')).map(singular)
  const [knownOf, known] = [did, told].map(each => wordsOf(each).map(singular))
  const [of = '', ...does] = wanted
  const [called = ''] = wordsOf(asked)
  const isWhole =
    singular(thing) === of ||
    (ALL.test(called) && (/^(?:class|group|total|all|whole|them)$/.test(called) || !knownOf?.includes(of))) ||
    /^(?:is|are) (?:this|that|these)$/.test(asked)
  const isOpposite = does.some(word => knownOf?.some(each => each !== word && opposites.get(each) === word))
  const own = does.filter(word => !knownOf?.includes(word))
  const isKnown = own.every(word => known?.includes(word) || (isOpposite && opposites.has(word)))
  const isOfPart =
    isOpposite ||
    does.some(
      word =>
        knownOf?.includes(word) ||
        wordsOf(groups.again ?? groups.before ?? groups.front ?? '')
          .map(singular)
          .includes(word),
    )
  if (!isWhole || !isKnown || !(isOfPart || /(?:this|that|these)$/.test(asked)) || (isNot && isOpposite))
    return undefined
  const count = isNot || isOpposite ? Number(whole) - Number(part) : part
  return percent
    ? `write ${count} out of ${whole} as a percentage`
    : `write ${count} as a fraction of ${whole}`
}

/** A part of a number of things and the whole, told in any order, and what percentage or fraction of it that is. */
export const portions: readonly Paraphrase[] = [
  [/^(?=.*\d.*\d)(?=.*\b(?:percent|percentage|per cent|fraction)\b|.*what %).{20,240}$/, portion],
]
