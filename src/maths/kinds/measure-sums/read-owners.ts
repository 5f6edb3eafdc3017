import { UNIT_NAMES } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { amountIn } from '../../wording/unit-amounts.ts'
import type { MeasureTask } from './question.ts'
import { LARGE, SMALL } from './read-comparison.ts'
import { areAlike } from './read-list.ts'

const ONE = `${NUMBER} ?(?:of (?:an?|1) )?(?:${UNIT_NAMES})(?![a-z])`
/** `Kahu jumped 3.4 m`, `a red ribbon is 0.8 m long`. */
const HAS = new RegExp(
  `^(?:(?:in|at|on|during) [a-z' -]{3,40}? )?(?<who>(?!(?:Is|Are|Was|Were|Has|Had|It|He|She|They|We|You|One|This|That|There|And|Then|So|But|If|Who|What|Which)\\b)[A-Z][a-z]+|(?:the |an? |her |his )(?:[a-z]+ )?[a-z]+) (?<how>(?:[a-z]+ ){0,3})(?<amount>${ONE}(?: ${ONE})?)(?<tail>(?: [a-z]+){0,3})$`,
)
/** Then it is another amount, or only a bound of it. */
const OTHERWISE =
  /\b(?:than|more|less|fewer|times|not|only|another|each|every|both|further|other|if|after|before|until|about|over|under|least|most|then|again|per|twice|half|second|third|next|first|last|who's|team|together|left)\b/
const ASKS = /^(?:who|which|what|whose)\b/
const SAYS_NOTHING =
  /^(?:who|which|what|whose|is|are|was|were|has|have|had|did|does|the|of|all|them|these|in|by|to|person|people|child|pupil|student|athlete|player|time|distance|length|height|mass|weight|amount|throw|jump|a|an)$/

/** The end that a word of size asks for, for what is measured so; none where it may be either. */
function wantsOf(size: string, dimension: string): 'largest' | 'smallest' | undefined {
  const isTime = dimension === 'time'
  if (/^(?:quick|fast|slow)/.test(size))
    return isTime ? (/^slow/.test(size) ? 'largest' : 'smallest') : undefined
  if (/^(?:heav|light)/.test(size) && dimension !== 'mass') return undefined
  if (/^(?:tall|wide|high|deep|far|furth|near|narrow|low)/.test(size) && dimension !== 'length')
    return undefined
  if (/^(?:long|short)/.test(size) && !isTime && dimension !== 'length') return undefined
  return LARGE.test(size) ? 'largest' : SMALL.test(size) ? 'smallest' : undefined
}

const stem = (word: string) => word.replace(/(?:ing|ed|es|s|e)$/, '')

/** Reads `Kahu jumped 3.4 m and Mere jumped 3.27 m. Who jumped the furthest?`: who, or what, has the most, or the least. */
export function readOwners({ bare }: Asked): MeasureTask | undefined {
  const [, told = '', asked = ''] = /^(.{12,240})[.;] ([A-Z][^.;?!\d]{8,80})$/.exec(bare) ?? []
  if (!ASKS.test(asked.toLowerCase()) || OTHERWISE.test(told.replace(/^.*: /, ''))) return undefined
  const clauses = told.split(/(?:[.;,] (?:and |while |but )?| and | while | but )/)
  if (/^(?:in|at|on|during) [^\d]+$/i.test(clauses[0] ?? '')) clauses.shift()
  const found = clauses.map((clause, at) => {
    // The article of the first is off already.
    const own = clause
      .replace(/^(?:In|At|On|During|The|An?|Her|His) /, lead => lead.toLowerCase())
      .replace(/^(?=[a-z])(?!(?:the|an?|her|his|in|at|on|during) )/, at === 0 ? 'a ' : '')
    const { who = '', how = '', amount = '', tail = '' } = HAS.exec(own)?.groups ?? {}
    const read = amountIn(amount)
    return read && { amount: read, name: who.replace(/^(?:the|an?|her|his) /, ''), how, tail }
  })
  const owners = found.flatMap(each => each ?? [])
  const [first] = owners
  if (!first || owners.length !== clauses.length || owners.length < 2 || owners.length > 6) return undefined
  const kinds = (['how', 'tail'] as const).map(
    part => new Set(owners.map(each => each[part]).filter(each => each !== '')),
  )
  const names = owners.map(({ name }) => name)
  const amounts = owners.map(({ amount }) => amount)
  const sizes = amounts.map(({ value, unit }) => value.mul(unit.size).toFraction())
  const isClear = kinds.every(({ size }) => size < 2) && areAlike(amounts)
  if (!isClear || new Set(names).size < names.length || new Set(sizes).size < sizes.length) return undefined
  const words = asked.toLowerCase().split(/[ ,]+/)
  const [size, ...others] = words.filter(
    word => LARGE.test(word) || SMALL.test(word) || /^(?:slow|quick|fast)/.test(word),
  )
  const known = new Set(
    told
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(stem),
  )
  const isAsked = words.every(
    word => word === size || SAYS_NOTHING.test(word) || known.has(stem(word)) || UNIT_WORD.test(word),
  )
  const wants = size === undefined ? undefined : wantsOf(size, first.amount.unit.dimension)
  return wants && others.length === 0 && isAsked ? { task: 'most', amounts, wants, names } : undefined
}

const UNIT_WORD = new RegExp(`^(?:${UNIT_NAMES})$`)
