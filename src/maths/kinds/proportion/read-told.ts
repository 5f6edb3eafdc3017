import { findUnit } from '../../values/units.ts'
import type { ProportionTask, Size } from './question.ts'
import { isMoney, ratioOf, sizeIn, stemOf, worthIn } from './sizes.ts'

const AMOUNT =
  /(?<![\w.,:/])([£$€]?\d{1,6}(?:\.\d{1,3})?(?:p\b)?)(?![\d:/%]|,\d)(?: ?([a-z]+)(?: ([a-z]+))?)?/g
const ASKS = /\bhow (many|much|far|heavy)\b(?: ([a-z]+))?/g
/** It goes up evenly: one comes with the other. */
const GOES_WITH =
  /\b(?:for|costs?|needs?|needed|uses?|used|makes?|weighs?|serves?|feeds?|buy|pays?|paid|goes|travels?|drives?|drove|rides?|runs?|walks?|types?|prints?|earns?|fills?|at the same|same (?:price|speed|rate))\b/
/** More of them take less, it does not go on evenly, or something else happens as well. */
const UNEVEN =
  /\b(?:workers?|builders?|painters?|men|man|machines?|taps?|pumps?|older?|age|tall|grows?|grew|half|every|left|then|twice|double|change|discount|off|extra|more|fewer|less|than|shar\w+|gave|gives?|already|first|another|other|rest|remain\w*|free|late|early|birthday|per|each|apiece|both|altogether|a day|a week|un[a-z]{2,9}[dn])\b/
/** `5 packs with 20 stickers`: in each, or in all of them? */
const MAY_BE_EACH = /\b(?:of|with|holds?|holding|contains?|containing|has|have|having|each|in each)\b/

const NO_THING =
  /^(?:costs?|needs?|needed|do|does|did|will|would|can|is|are|be|was|were|weighs?|go|goes|get|gets|in|for|at|the|same|of|to|from|and|on|makes?|takes?|uses?|if|how|it|they|you|she|he|i|we|has|have|altogether|dozen)$/

/** A number with the one or two words behind it. */
interface Told {
  number: string
  words: string[]
  /** Where its number begins and ends in the text. */
  from: number
  to: number
}

const amountsIn = (text: string): Told[] =>
  [...text.matchAll(AMOUNT)].map(({ index, 1: number = '', 2: word, 3: next }) => ({
    number,
    words: [word, next].filter(each => each !== undefined),
    from: index,
    to: index + number.length,
  }))

/**
 * Finds what is told of things that go up together, in whatever words: `A recipe for 4 people needs 300 g of pasta. How
 * many grams are needed for 10 people?` Three numbers: two of one thing, and one of what it comes with.
 * @param plain as `Asked` has it
 */
export function readTold(plain: string): ProportionTask | undefined {
  const even = plain.replace(/\b(?:at )?(?:the )?same (?:price|cost|rate) each\b/g, 'at the same price')
  const [first, second, third, fourth] = amountsIn(even)
  const [asking, again] = even.matchAll(ASKS)
  if (!first || !second || !third || fourth || !asking || again) return undefined
  if ((even.match(/\d+(?:\.\d+)?/g) ?? []).length !== 3) return undefined
  const isAskedLast = asking.index > second.from && /[.,;?!]/.test(even.slice(second.to, third.from))
  if (!isAskedLast || UNEVEN.test(even) || !GOES_WITH.test(even)) return undefined
  const between = even.slice(first.to, second.from)
  // "250 g of flour" is one amount.
  const link = findUnit(first.words[0] ?? '') ? between.replace(/^ ?[a-z]+ of /, '') : between
  if (MAY_BE_EACH.test(link)) return undefined
  const [left, right] = [nounOf(first, third), nounOf(second, third)]
  if ((left === undefined) === (right === undefined)) return undefined
  const [base, other, noun] = left !== undefined ? [first, second, left] : [second, first, right ?? '']
  const [from, to, worth] = [
    sizeIn(`${base.number} ${noun}`),
    sizeIn(`${third.number} ${noun}`),
    worthIn([other.number, other.words[0] ?? ''].join(' ').trim()) ?? worthIn(other.number),
  ]
  const ratio = from && to && ratioOf(to, from)
  if (!from || !to || !worth || !ratio || ratio.equals(1)) return undefined
  const [, how = '', thing = ''] = asking
  if (!isMoney(worth) && (isTime(worth) || !isAskedFor(other, how, thing))) return undefined
  if (isMoney(worth) && how !== 'much' && !/^(?:pounds?|pence|dollars?|cents?|euros?)$/.test(thing))
    return undefined
  // From one to many, and back, is a product or a quotient, which others read.
  if (third.number === '1' || base.number === '1') return undefined
  // Half a pancake is no answer.
  if (!isMoney(worth) && !worth.unit && worth.value.mul(ratio).d !== 1n) return undefined
  return { task: 'worth', from, worth, to }
}

/** The word that both numbers count. */
function nounOf({ words }: Told, { words: asked }: Told): string | undefined {
  return words.find(word => !NO_THING.test(word) && asked.some(other => stemOf(word) === stemOf(other)))
}

const isTime = ({ unit }: Size) => unit?.dimension === 'time'

/** What is asked is the other thing: by its name, its unit, or what is measured in it. */
function isAskedFor({ words }: Told, how: string, thing: string): boolean {
  const unit = findUnit(words[0] ?? '')
  if (how === 'far') return unit?.dimension === 'length'
  if (how === 'heavy') return unit?.dimension === 'mass'
  if (how === 'much') return unit !== undefined
  const asked = findUnit(thing)
  if (unit && asked) return unit.symbol === asked.symbol
  return words.some(word => stemOf(word) === stemOf(thing))
}
