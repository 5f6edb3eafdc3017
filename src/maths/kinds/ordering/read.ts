import type { NumberNode } from '../../arithmetic/expression.ts'
import { readLiteral } from '../../arithmetic/read-literal.ts'
import { ORDINALS, SHORT_ORDINALS } from '../../language/en/ordinals.ts'
import type { Asked } from '../../wording/asked.ts'
import { execOf } from '../../wording/may-match.ts'
import { areDistinct, readNumberList } from '../by-lines/read-list.ts'
import type { OrderingQuestion, OrderingTask } from './question.ts'
import { readRelation } from './read-relation.ts'
import { typed } from './typed.ts'

const VERB = '(?:put|place|arrange|order|sort|write|rearrange|list|rank|organi[sz]e|give)'
const NOUN =
  '(?:numbers?|fractions?|decimals?|decimal numbers|percentages?|integers|values|temperatures|amounts|whole numbers|directed numbers)'
const THESE = `(?:(?:these|the following|the|this|all|each of these) )?(?:\\d (?:digit )?)?(?:(?:set|list) of )?(?:${NOUN} ?)?`
const UP =
  'in (?:ascending|increasing|numerical) order(?: of size)?|in order of increasing size|from (?:the )?(?:smallest|least|lowest|coldest) to (?:the )?(?:largest|greatest|biggest|highest|most|warmest|hottest)|(?:in order(?: of size| of value)?,? ?)?(?:starting|beginning|start|begin)?(?:ing)? ?(?:with |from )?(?:the )?(?:smallest|least|lowest|coldest)(?: (?:number|one|value))?(?: first)?|in order(?: of size)?,? (?:from )?(?:smallest|least|lowest) to (?:largest|greatest|biggest|highest)'
const DOWN =
  'in (?:descending|decreasing) order(?: of size)?|in order of decreasing size|from (?:the )?(?:largest|greatest|biggest|highest|warmest|hottest) to (?:the )?(?:smallest|least|lowest|coldest)|(?:in order(?: of size| of value)?,? ?)?(?:starting|beginning|start|begin)?(?:ing)? ?(?:with |from )?(?:the )?(?:largest|greatest|biggest|highest|warmest|hottest)(?: (?:number|one|value))?(?: first)?|in order(?: of size)?,? (?:from )?(?:largest|greatest|biggest|highest) to (?:smallest|least|lowest)'
const EITHER = 'in (?:the correct |the right |size )?order(?: of size| of value| of magnitude)?'
const IN_ORDER = 'in order(?: of size)?,? '

type Direction = 'ascending' | 'descending' | undefined
const DIRECTIONS: [string, Direction][] = [
  [`(?:${IN_ORDER})?(?:${UP})`, 'ascending'],
  [`(?:${IN_ORDER})?(?:${DOWN})`, 'descending'],
  [EITHER, undefined],
]
const ORDERS: [RegExp, Direction][] = DIRECTIONS.flatMap(([words, direction]): [RegExp, Direction][] => [
  [new RegExp(`^${VERB} ${THESE}[:,]? ?(.+?)[,:]? (?:${words})$`), direction],
  [new RegExp(`^${VERB} ${THESE}(?:${words}) ?[:,.-]? (.+)$`), direction],
  [new RegExp(`^${VERB} ${THESE}in order(?: of size)?[:,]? (.+?)[,:]? (?:${words})$`), direction],
  [new RegExp(`^(?:${words}) ?: (.+)$`), direction],
  [new RegExp(`^(.+?)[:.,] ${VERB} (?:them|these|it|${THESE})?(?: ${NOUN})? ?(?:${words})$`), direction],
])
const SORT = /^(?:sort|order) (?:the numbers |these numbers:? |these: )?(.+)$/

function readOrder(text: string): OrderingTask | undefined {
  for (const [pattern, direction] of ORDERS) {
    const numbers = readNumberList(execOf(pattern, text)?.[1] ?? '')
    if (numbers) return orderOf(numbers, direction)
  }
  const numbers = readNumberList(SORT.exec(text)?.[1] ?? '')
  return numbers && orderOf(numbers, undefined)
}

function orderOf(numbers: NumberNode[], direction: Direction): OrderingTask | undefined {
  if (!areDistinct(numbers)) return undefined
  return { task: 'order', numbers, ...(direction ? { direction } : {}) }
}

const MOST_PLACES = 7
const LARGEST = '(?:largest|biggest|greatest|highest)'
const ORDINAL = `(?:(${[ORDINALS, SHORT_ORDINALS].flatMap(each => each.slice(0, MOST_PLACES)).join('|')})[- ])?`
const SIZE = `(${LARGEST}|smallest|least|lowest)`
const VALUE = '(?: (?:value|number|fraction|decimal|integer|one))?'
const WHERE =
  '(?: (?:in|of|among|out of|from)(?: (?:these|the following|the|this))?(?: (?:list|set|numbers))?)?'
const PLACE = [
  new RegExp(
    `^(?:which (?:number |value )?(?:is|are) )?(?:the )?${ORDINAL}${SIZE}${VALUE}${WHERE} ?[:,?]? (.+)$`,
  ),
]

/** `(a) 0.2 (b) -1 (c) 3`, letters from a on. */
function readOptions(list: string): NumberNode[] | undefined {
  const parts = list.trim().split(/\s*\(?\b([a-h])\)\s*/)
  const [before, ...rest] = parts
  if (before?.replace(/[(:]/g, '').trim() !== '' || rest.length < 4) return undefined
  const letters = rest.filter((_, at) => at % 2 === 0)
  const texts = rest.filter((_, at) => at % 2 === 1)
  if (letters.join('') !== 'abcdefgh'.slice(0, letters.length)) return undefined
  const numbers = texts.map(text => readLiteral(text.replace(/\($|[,;]$/, '').trim()))
  return numbers.every(each => each !== undefined) ? numbers.flatMap(each => each ?? []) : undefined
}

function readPlace(text: string): OrderingTask | undefined {
  for (const pattern of PLACE) {
    const [, ordinal, size = '', list = ''] = execOf(pattern, text) ?? []
    const options = readOptions(list)
    const numbers = options ?? readNumberList(list)
    if (!numbers || !areDistinct(numbers)) continue
    // The biggest and smallest of a bare list are read as a comparison.
    if (ordinal === undefined && !options) return undefined
    const place =
      ordinal === undefined ? 1 : 1 + Math.max(ORDINALS.indexOf(ordinal), SHORT_ORDINALS.indexOf(ordinal))
    const wants = new RegExp(LARGEST).test(size) ? 'largest' : 'smallest'
    return place <= numbers.length
      ? { task: 'place', numbers, place, wants, isLettered: options !== undefined }
      : undefined
  }
  return undefined
}

const NEAR = '(?:closest|nearest|closer|nearer)(?: in value)?'
const CLOSEST: [RegExp, number, number][] = [
  [
    new RegExp(
      `^which (?:number |fraction |decimal |value |one |of these (?:numbers |fractions |decimals )?|of the following (?:numbers |fractions )?)?is (?:the )?${NEAR} to ([^:,?]+?) ?[:,?] ?(.+)$`,
    ),
    1,
    2,
  ],
  [new RegExp(`^which (?:is|number is) (?:the )?${NEAR} to (\\S+) (\\(?a\\).+)$`), 1, 2],
  [
    new RegExp(
      `^(?:the )?(?:number )?${NEAR} (?:number |value )?to (\\S+)(?: in| from| among| out of| of) (.+)$`,
    ),
    1,
    2,
  ],
  [new RegExp(`^which of (?:the numbers )?(.+?),? is (?:the )?${NEAR} to (.+)$`), 2, 1],
]

function readClosest(text: string): OrderingTask | undefined {
  for (const [pattern, target, list] of CLOSEST) {
    const found = execOf(pattern, text)
    const goal = readLiteral(found?.[target] ?? '')
    const options = readOptions(found?.[list] ?? '')
    const numbers = options ?? readNumberList(found?.[list] ?? '')
    if (!goal || !numbers) continue
    const gaps = numbers.map(({ value }) => value.sub(goal.value).abs()).sort((a, b) => a.compare(b))
    const isTie = gaps[0] && gaps[1]?.equals(gaps[0])
    if (isTie || !areDistinct(numbers)) return undefined
    return { task: 'closest', numbers, target: goal, isLettered: options !== undefined }
  }
  return undefined
}

const OF_THESE =
  '(?:(?:of (?:these|the following)(?: (?:fractions|decimals|numbers|percentages))?|(?:fraction|decimal|number|percentage|mixed number|one)s?) )?'
const EQUAL: RegExp[] = [
  `which ${OF_THESE}(?:is|are) (?<not>not )?(?:equivalent|equal|the same as) ?(?:in value )?(?:to )?(?<target>[^:,? ]+(?: \\d+/\\d+)?)(?: in value)? ?[:,?] ?(?<list>.+)`,
  `(?:circle|choose|tick|pick|select|underline|find|identify|write down) (?:the )?(?:fraction|decimal|number|percentage|one|value) (?:that|which) is (?<not>not )?(?:equivalent|equal|the same as) ?(?:to )?(?<target>[^:,? ]+)[:,.?] ?(?<list>.+)`,
  `which (?:one )?of (?:the (?:fractions|numbers) )?(?<list>.+?),? is (?<not>not )?(?:equivalent|equal) to (?<target>[^:,? ]+)`,
].map(source => new RegExp(`^${source}$`))

function readEqual(text: string): OrderingTask | undefined {
  for (const pattern of EQUAL) {
    const { target = '', list = '', not } = execOf(pattern, text)?.groups ?? {}
    const goal = readLiteral(target)
    const options = readOptions(list)
    const numbers = options ?? readNumberList(list)
    if (!goal || !numbers || numbers.length < 3) continue
    const isNot = not !== undefined
    const right = numbers.filter(({ value }) => value.equals(goal.value) !== isNot)
    const areTyped = new Set(numbers.map(typed)).size === numbers.length
    if (right.length === 1 && areTyped)
      return { task: 'equal', numbers, target: goal, isNot, isLettered: options !== undefined }
  }
  return undefined
}

const ORDERS_IT = /\border\b|\bsort\b|first\b|\bfrom\b|\bstarting\b|\bbeginning\b/
const TAKES_ONE = /(?:small|larg|bigg|great|low|high)est|\bleast\b/
const IS_NEAR = /\b(?:closest|nearest|closer|nearer)\b/
const IS_EQUAL = /\b(?:equivalent|equal|same as)\b/
const RELATES =
  /[<>≤≥≠]|^(?:is|are|does|do)\b|\btrue\b|\bcorrect\b|\b(?:same|equal|different|unequal) values?\b|\bcompar|\bsymbol\b|\bsign\b/

export const triggers = new RegExp(
  [ORDERS_IT, TAKES_ONE, IS_NEAR, IS_EQUAL, RELATES].map(({ source }) => source).join('|'),
)

/** Reads `Put 3, -1 and 0.5 in order`, `the second biggest of …`, `Which is closest to …`, `Is 3/4 > 0.7?`. */
export function readOrdering({ plain, full }: Asked): OrderingQuestion | undefined {
  const task =
    (ORDERS_IT.test(plain) ? readOrder(plain) : undefined) ??
    (TAKES_ONE.test(plain) ? readPlace(plain) : undefined) ??
    (IS_EQUAL.test(plain) ? readEqual(plain) : undefined) ??
    (IS_NEAR.test(plain) ? readClosest(plain) : undefined) ??
    (RELATES.test(plain) ? readRelation(plain) : undefined)
  return task && { kind: 'ordering', text: full, ...task }
}
