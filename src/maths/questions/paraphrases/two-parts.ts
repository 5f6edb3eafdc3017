import { nounOf } from '../../stories/word-forms.ts'
import type { Paraphrase } from './paraphrase.ts'

const MORE = 'more|older|heavier|longer|taller|greater|bigger|larger'
const LESS = 'fewer|less|younger|lighter|shorter|smaller|cheaper'
const N = '[£$€]?(\\d{1,5}(?:\\.\\d{1,2})?)'
const UNIT = '(?: ?(?:kg|g|cm|m|km|ml|l|years?|litres|metres|minutes))?'
const WHO = '((?:the |an? |her |his |1 |one )?(?:[a-z]+ )?[a-z]+)'
const VERB =
  '(?:has|have|is|are|costs?|weighs?|got|gets|scored|collected|sold|had|was|saved|read|picked|contains|holds|spent)'
/** How much more one has than the other. */
const GAPS = [
  `there (?:are|were) ${N}() (more|fewer) ([a-z]+) than ([a-z]+)`,
  `${WHO} ${VERB} ${N}${UNIT}(?: [a-z]+)? (${MORE}|${LESS})(?: [a-z]+)? than ${WHO}`,
].map(source => new RegExp(`^(?:if )?${source}$`))
const TOGETHER = /\b(?:altogether|in total|in all|together|combined|total|sum)\b/
/** A sentence that tells of all of it, without a word for that: `two boxes contain 120 pens`. */
const TWO =
  /^(?:2 [a-z]+ (?:contain|hold|have|cost|weigh)|(?:an? )?[a-z]+ (?:of (?:length )?)?\d\S*(?: [a-z]+)?(?: long)? is cut into 2 )/
/** Who are all of those: boys and girls of a class. */
const ALL_OF: Readonly<Record<string, RegExp>> = {
  boy: /\b(?:children|pupils|students|class|kids)\b(?!.*\b(?:adults|teachers|people)\b)/,
  man: /\badults\b(?!.*\bchildren\b)/,
}
const PAIRED: Readonly<Record<string, string>> = { girl: 'boy', boy: 'boy', woman: 'man', man: 'man' }
const ASKS =
  /^(?:and )?(?:how (?:many|much|old|long|heavy|tall)(?: [a-z]+)? (?:does|do|did|is|are|was|were)|(?:find|work out|calculate|what (?:is|was)) (?:the )?(?:price|cost|mass|weight|length|age|number|height|score|amount)(?: [a-z]+)? (?:of|in)|how much did)(?: there)?(?: in)? (.{2,40}?)(?: (?:have|has|cost|weigh|get|score|collect|sell|save|read|pick|contain|hold|spend)(?: [a-z]+)?| there)?$/
const OTHERWISE =
  /\b(?:each|every|times|twice|half|after|before|then|if|left|gave|gives|another|third|three|ago|later|now|at first|per|double|ratio|remain\w*|average)\b/
/** `Parcel A`, `the first box`: names that end in what tells them apart. */
const bare = (name: string) => nounOf(name.replace(/^(?:the|an?|her|his) /, '').trim())

/** Two parts that come to a sum, the one so much more than the other: one of them. */
function onePart([text = '']: string[]): string | undefined {
  const sentences = text
    .split(/[.;?] |,? and (?=(?:find|what|how)\b)/)
    .map(each => each.replace(/^(?:altogether|in total|together), /, 'total '))
  const asks = sentences.at(-1) ?? ''
  const [, wanted = ''] = /^how many ([a-z]+) are there(?: in .*)?$/.exec(asks) ?? ASKS.exec(asks) ?? []
  const told = sentences.slice(0, -1)
  const gaps = told.map(each =>
    GAPS.map(form => form.exec(each.replace(/\bthan (?:that of )?/, 'than '))).find(found => found),
  )
  const at = gaps.findIndex(each => each)
  const [gap, total = ''] = [gaps[at], told[1 - at]]
  if (wanted === '' || told.length !== 2 || !gap || OTHERWISE.test(text)) return undefined
  const isThere = gap[0].includes('there ')
  const [, one = '', by = '', way = '', other = ''] = isThere ? [gap[0], gap[4], gap[1], gap[3], gap[5]] : gap
  const sums =
    total.match(/\d+(?:\.\d+)?/g)?.filter(each => !(each === '2' && /\b2 (?=[a-z]+s\b)/.test(total))) ?? []
  const [sum = ''] = sums
  const names = [one, other].map(bare)
  const isMentioned = names.every(name => new RegExp(`\\b${name}\\b`).test(total))
  const pair = PAIRED[names[0] ?? '']
  const isAll = isThere
    ? pair !== undefined && pair === PAIRED[names[1] ?? ''] && ALL_OF[pair]?.test(total) === true
    : (TOGETHER.test(total) && (isMentioned || /\b(?:they|them|their|2|both)\b/.test(total))) ||
      (isMentioned && TOGETHER.test(text)) ||
      TWO.test(total)
  const asked = bare(
    wanted.replace(/^(?:the )?(longer|shorter|heavier|lighter|larger|smaller|bigger) .*/, '$1'),
  )
  const isUp = new RegExp(`^(?:${MORE})$`).test(way)
  const side = new RegExp(`^(?:${MORE})$`).test(asked) ? 1 : new RegExp(`^(?:${LESS})$`).test(asked) ? -1 : 0
  const place = names.indexOf(asked)
  const isOne = side === 0 ? place >= 0 : /\bother\b/.test(other)
  if (
    sums.length !== 1 ||
    total.includes(',') ||
    !isAll ||
    !isOne ||
    names[0] === names[1] ||
    Number(by) >= Number(sum)
  )
    return undefined
  const isMore = side === 0 ? (place === 0) === isUp : side > 0
  return `(${sum} ${isMore ? '+' : '-'} ${by}) ÷ 2`
}

export const twoParts: readonly Paraphrase[] = [
  [new RegExp(`^(?=.*\\b(?:${MORE}|${LESS})\\b(?: [a-z]+)? than )(?=.*\\d.*\\d).{30,220}$`), onePart],
]
