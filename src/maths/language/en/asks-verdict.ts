/** By what a child asks whether it is right. */

const RIGHT =
  /\b(?:right|correct|correctly|true|ok|okay|good|fine|legit|wrong|works?|fits?|all of (?:it|them)|both of them)\b/
/** Wants a yes or a no: `is`, `am i`, `have i got`. */
const POLAR = /^(?:is|are|am|was|were|do|does|did|have|has|would|isn't|aren't|wasn't)\b/
const REQUEST =
  /\b(?:(?:can|could|would|will|please) (?:you )?(?:please )?(?:check|confirm|agree|tell me)|^check|^confirm|^tell me|(?:(?:do|would) |^)you (?:think|reckon|say|agree))\b/
const CHECKS = /\b(?:check|confirm)\b/
/** `tell me that's it`, `you agree with 43` */
const AGREES = /\bthat's (?:it|all)\b|\bagree\b.*#/
const LEAD = /^(?:(?:so|and|but|then|ok|sorry|please|well|now|just|no|yes|um|oh|wait|hm) )+/
/** What the tutor is or does, and no number: `are you right handed`. */
const OF_TUTOR = /^(?:is|are|do|does|did|have|would) (?:you|we)\b(?! (?:think|reckon|say|agree))/
/** `but you said it was right` */
const QUOTES = /\byou (?:said|told)\b/
/** What asks behind a number alone: `24 yes` answers. */
const ASKING_TAG = /(?:right|correct|yeah|isn't it|innit|huh|(?:or|yes or) (?:not|no|nah|wrong))$/
const GOT_IT = /\b(?:did|have) i (?:get|got|do|done) (?:it|that|this)\b/
const ALONE = /^(?:right|correct|yes or no|right or (?:wrong|not)|correct or (?:not|nah|wrong))$/
/** `ok` says so, and `ok?` asks. */
const MERE = /^(?:ok|okay|good|fine|true)$/
const TAG =
  /(?:\s|^)(?:right|correct|ok|yes|yeah|yh|yep|no|nah|isn't it|aren't they|isn't that|am i|innit|huh|(?:or|yes or) (?:not|no|nah|wrong|what))$/
/** `is it 20 like i said` */
const IS_IT = /^(?:is|are|was) (?:it|that|this|they|the answer)\b.*#/
const IS_THE_ANSWER = /# (?:\S+ )?(?:it|the (?:right |correct |final )?(?:answer|result|one|number))\b/

/** All that may be said beside, which tells nothing of maths: every other word asks for more than yes or no. */
const BESIDE = new Set(
  `a an the it that this these those they them all both my mine me i i'm i've it's that's you u is are am was were be do does did
  have has had would can could will isn't aren't wasn't got get getting did done make made made think say said says tell check confirm agree
  know reckon whether if or not no yes yeah yep yh nah now then so and but well just only really actually definitely def sure certain
  still yet again though tho like please sorry for with about of answer result number one ones solution sum working work worked order
  list graph line equation guess step first last time right correct correctly true ok okay good fine legit wrong works fits out up
  biggest largest greatest highest smallest lowest least final finished quick somehow something anything completely totally exactly also there here`
    .split(/\s+/)
    .filter(Boolean),
)
/** Of these it may be asked, but of what stands behind them a value is no answer: `does it work for 0`. */
const OF_ANOTHER = /\b(?:for|of|in|on|to|if|by|from|than) (?:the )?#/
/** `or is there a catch`, `or did i mess it up` */
const OR_ELSE = / or (?=(?:is|are|did|have|was|am|do) )/
const NEEDS = /\b(?:need|have to|must|should|change|more|another|too)\b/

/**
 * Whether a clause asks for nothing but whether it is right, as the words around its value tell.
 * @param plain in one spelling, its value written as `#`
 * @param known words of the question, which may name what is asked about
 * @param isAsked it ends with a question mark
 */
export function asksForVerdict(plain: string, known: string, isAsked: boolean): boolean {
  const all = plain.split(OR_ELSE)
  const at = all.findIndex(each => isVerdict(each.trim(), known, isAsked))
  return at >= 0 && all.every((each, place) => place === at || (!/#|\d/.test(each) && !NEEDS.test(each)))
}

function isVerdict(said: string, known: string, isAsked: boolean): boolean {
  const clause = said.replace(LEAD, '')
  if (clause === '') return false
  if (ALONE.test(clause) || MERE.test(clause)) return isAsked || /or/.test(clause)
  const bare = clause.replace(TAG, '').trim()
  // `26 is right` says so, and `26 is right yeah` asks.
  const isTagged = bare !== clause && !POLAR.test(clause) && !/\b(?:is|are|that's|it's|i'm)$/.test(bare)
  const asks = (POLAR.test(clause) && !OF_TUTOR.test(clause)) || REQUEST.test(clause) || isTagged || isAsked
  if (!asks || OF_ANOTHER.test(clause) || QUOTES.test(clause)) return false
  // `is 90 wrong?` doubts a number.
  const rights = /#/.test(clause) ? clause.replace(/\bwrong\b/g, '') : clause
  // `is it 50%` alone is asked of what stands on the table, and read as that.
  const isMore = IS_IT.test(clause) && restOf(clause).length > 2
  const isOfRight =
    isMore ||
    RIGHT.test(rights) ||
    [IS_THE_ANSWER, GOT_IT].some(each => each.test(clause)) ||
    (REQUEST.test(clause) && (CHECKS.test(clause) || AGREES.test(clause))) ||
    (isTagged && ASKING_TAG.test(clause) && /#(?! so\b)|\b(?:that's|it's) (?:it|all)\b/.test(bare))
  return isOfRight && restOf(clause).every(word => isBeside(word, known))
}

/** Its words, without those that count what the value is of: `6 pieces`, `81 square metres`. */
const restOf = (bare: string): string[] =>
  bare
    .replace(/# (\S+)(?: (\S+))?/g, (_, one: string, other = '') =>
      [one, other].filter((word, at) => BESIDE.has(word) || (at === 1 && BESIDE.has(one))).join(' '),
    )
    .split(/\s+/)
    .filter(word => word !== '' && word !== '#')

const isBeside = (word: string, known: string): boolean =>
  BESIDE.has(word) ||
  /^[a-z]$/.test(word) ||
  (word.length > 2 && known.includes(word.replace(/(?:e?s|')$/, '')))
