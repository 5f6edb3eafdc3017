import { findUnit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { pairsOf } from './pairs.ts'
import type { NumberPairQuestion, PairFact } from './question.ts'
import { toldPair } from './read-told.ts'

export const triggers =
  /\b2 (?:[a-z]+ )?(?:numbers|integers)\b|\b2 lengths\b|\banother\b|\b(?:times as|twice|double|than)\b/

const N = '(?<by>-?\\d{1,7})'
const NUMBERS = '(?:(?:positive |whole |natural |different )*(?:numbers|integers))'
const OF = `(?: (?:of|between) (?:(?:them|both)|(?:the |these |those |both )?(?:2 )?${NUMBERS}))?`
const IS = '(?: (?:is|of|equals|equal to|is equal to)| =)?'
const LARGER = 'larger|bigger|greater'
const SMALLER = 'smaller|lesser'
/** One of the two, and the other; `sides` is what the one may be called by its size. */
const one = (sides: string) =>
  `(?:(?:one|1|(?:the )?(?:one|1|first) (?:number|integer))(?: of (?:them|the (?:2 )?${NUMBERS}))?|(?:the )?(?:${sides})(?: (?:number|integer|one))?(?: of (?:the )?2 ${NUMBERS})?)`
const other = (sides: string) => `(?:another|(?:the )?(?:other|second|${sides}))(?: (?:number|integer|one))?`
const TO_LESS = other(SMALLER)
const TO_MORE = other(LARGER)
const MORE = '(?:more|greater|larger|bigger)'
const LESS = '(?:less|smaller|fewer)'

/** One clause of what is known; a number of its own where words say it. */
const FACTS: [is: PairFact['is'], words: string, by?: bigint][] = [
  ['sum', `(?:a |the )?(?:sum|total)${OF}${IS} ${N}`],
  ['sum', `(?:adds?(?: up| together)?|sums?)(?: to)?(?: (?:make|give|get))? ${N}`],
  ['sum', `(?:make|total) ${N}(?: (?:together|altogether|in total))?`],
  ['difference', `(?:a |the )?difference${OF}${IS} ${N}`],
  ['difference', `(?:differ|are different) by ${N}`],
  ['difference', `(?:are )?${N} apart`],
  ['product', `(?:a |the )?product${OF}${IS} ${N}`],
  ['product', `multipl(?:y|ied)(?: together)?(?: to)?(?: (?:make|give|get))? ${N}`],
  ['difference', `${one(LARGER)} is ${N} ${MORE} than ${TO_LESS}`],
  ['difference', `${one(SMALLER)} is ${N} ${LESS} than ${TO_MORE}`],
  ['times', `${one(LARGER)} is (?:twice|double)(?: as (?:large|big|great) as| the size of)? ${TO_LESS}`, 2n],
  ['times', `${one(SMALLER)} is (?:half|1/2)(?: of| as (?:large|big) as)? ${TO_MORE}`, 2n],
  ['times', `${one(LARGER)} is ${N} times(?: as (?:large|big|great) as| the size of)? ${TO_LESS}`],
]
const PATTERNS = FACTS.map(([is, words, by]) => ({ is, by, pattern: new RegExp(`^${words}$`) }))

const TWO = `(?:(?:the )?2 ${NUMBERS}|they|the numbers)`
/** What leads to a clause, and who it is about. */
const LEADS = new RegExp(
  `^(?:(?:if|when|and|but|there are|i think of|find|what|which|think of|name|write down) )*(?:${TWO} )?(?:(?:that|which|whose|with|have|has|having|and|their|they|when|are) )*`,
)
const ASK =
  '(?:and )?(?:find|what are|what is|work out|calculate|determine|write down|give|state|which are|name) '
const BOTH = new RegExp(
  `^${ASK}(?:them|they|(?:both|the|these|those|my|2|each)(?: of)?(?: (?:the|these|2|of))* ?(?:numbers?|integers?)?(?: of them)?)$`,
)
const SIDE = new RegExp(
  `^${ASK}(?:the )?(?:value of the )?(?<side>larger|bigger|greater|largest|smaller|smallest|lesser)(?: (?:number|integer|one))?(?: of (?:the 2 ${NUMBERS}|them))?$`,
)
const isLarge = (side: string) => /^(?:larg|big|great)/.test(side)

function factIn(clause: string): PairFact | undefined {
  for (const { is, by, pattern } of PATTERNS) {
    const groups = pattern.exec(clause)?.groups ?? (pattern.test(clause) ? {} : undefined)
    if (groups) return { is, by: by ?? BigInt(groups.by ?? 0) }
  }
  return undefined
}

/** One is further than the other, and more than once as large. */
function isPossible({ is, by }: PairFact): boolean {
  return is === 'sum' || is === 'product' || by > (is === 'times' ? 1n : 0n)
}

const ONLY_TWO = new RegExp(`^(?:i (?:think|am thinking|have thought) of |there are |think of )2 ${NUMBERS}$`)

/** The clauses between marks and `and`, but for one that says no more than that there are two numbers. */
function clausesOf(plain: string): string[] {
  return plain
    .split(/[.,;:?!]+(?: |$)| and /)
    .map(clause => clause.trim())
    .filter(clause => clause !== '' && !ONLY_TWO.test(clause))
}

const LENGTHS = /^(?:2 )?lengths (.*)\blengths$/
/** `Two lengths have a sum of 17 cm …` as two numbers, with their unit. */
function withoutUnit(plain: string): { plain: string; unit?: string } {
  const [, told = ''] = LENGTHS.exec(plain) ?? []
  const units = told.match(/(?<=\d )[a-z]{1,12}(?=[ .,])/g) ?? []
  const [unit = ''] = units
  return units.length === 2 && units.every(each => each === unit && findUnit(each)?.dimension === 'length')
    ? { plain: `2 positive numbers ${told.replaceAll(` ${unit}`, '')}numbers`, unit }
    : { plain }
}

/** Reads `The sum of two numbers is 20 and their difference is 6. Find the numbers.` */
export function readPair({ plain: typed, full }: Asked): NumberPairQuestion | undefined {
  const { plain, unit } = withoutUnit(typed)
  if (plain.length > 260) return undefined
  const ofTwo = toldPair(plain)
  if (ofTwo) {
    const told = {
      kind: 'number pairs' as const,
      text: full,
      ...ofTwo,
      isPositive: true,
      isTold: true as const,
    }
    return pairsOf(told).length === 1 ? told : undefined
  }
  const clauses = clausesOf(plain)
  const last = clauses.at(-1) ?? ''
  const side = SIDE.exec(last)?.groups?.side
  const isAsked = side !== undefined || BOTH.test(last)
  const told = isAsked ? clauses.slice(0, -1) : clauses
  // Without a question behind it, only `two numbers that …` asks for them.
  if (!isAsked && /^(?:the )?(?:sum|product|difference|one|1)\b/.test(plain)) return undefined
  const facts = told.map(clause => factIn(clause) ?? factIn(clause.replace(LEADS, '')))
  const [first, second, ...more] = facts
  if (!first || !second || more.length > 0 || first.is === second.is) return undefined
  const question: NumberPairQuestion = {
    kind: 'number pairs',
    text: full,
    facts: [first, second],
    isPositive: /\bpositive\b|\bnatural\b/.test(plain),
    ...(unit ? { unit } : {}),
    wants: side === undefined ? 'both' : isLarge(side) ? 'larger' : 'smaller',
  }
  const pairs = [first, second].every(isPossible) ? pairsOf(question) : []
  // Of two pairs that fit, nobody can say which is the larger number.
  return pairs.length === 1 || (pairs.length > 1 && question.wants === 'both') ? question : undefined
}
