import type { Operator } from '#maths/arithmetic/expression.ts'
import type { Intent } from './intent.ts'

/** Words for what is done in a sum. */
const DOING =
  /\b(?:add(?:s|ed|ing)?|plus(?:ed|ing)?|minus(?:ed|ing)?|subtract\w*|take (?:it |them |that )?(?:away|off)|t(?:ook|aking) (?:it |them |that )?(?:away|off)|times(?:ed|ing)?|multipl(?:y|ied|ying)|divid(?:e|ed|ing)|shar(?:e|ed|ing)|carr(?:y|ied|ying)|borrow(?:ed|ing)?|bring(?:ing)? down|brought down|left over|remainders?|columns?|units|ones|tens|hundreds|count(?:ed|ing)?(?: (?:up|on|back|down))?|number line|halv(?:e|ed|ing)|half|quarters?|thirds?|fifths?|doubl(?:e|ed|ing)|denominators?|numerators?|tops?|bottoms?|common|simplif\w+|cancel\w*|flip(?:ped|ping)?|brackets?|both sides|other side|goes (?:up|down|into)|pattern|round(?:ed|ing|s)?|decimal points?|zeros?|noughts?|decimals?|places?|area|perimeter|angles?|sides|split(?:ting)?|partition\w*|groups?|squared?|equal(?:s|ed)?|unknown)\b/

/** What a child may call the four operations. */
const OPERATIONS: readonly [RegExp, Operator][] = [
  [/\b(?:times(?:ing|ed)?|multipl(?:y|ied|ying|ication))\b/g, '×'],
  [/\b(?:divid(?:e|ed|ing)|division|shar(?:e|ed|ing))\b/g, '÷'],
  [/\b(?:add(?:ed|ing|ition)?|plus(?:ing)?)\b|\bput (?:it|them) (?:all )?together\b/g, '+'],
  [
    /\b(?:minus(?:ing)?|subtract(?:ed|ing|ion)?|t(?:ake|ook|aking) (?:it |them |that )?away|takeaway)\b/g,
    '-',
  ],
]

const SEES =
  /^(?:(?:oh+|ah+|aha|wait|right|ok|yes|no|but|so|hang on|hold on)\b ?)+.{0,60}$|\b(?:forgot|forget|mixed (?:it|them|that)? ?up|my mistake|should(?:'ve| have)|supposed to|meant to|didn't (?:add|carry|take|times|see|count))\b/
const NEGATES = /\b(?:can't|cannot|don't|mustn't|not allowed|shouldn't|never)\b/
const LOST = /\bconfus\w*|\bdon't (?:get|understand|know)\b|\bwhy\b|\bstuck\b|\bhard\b|\btricky\b/
const ASKS_ELSE = /^(?:what|who|when|where|which|are|does|could|is (?!it\b|that\b))/
/** `do i need a common denominator` */
const ASKS_HOW =
  /^(?:(?:ok|so|but|um|well) )*(?:do|should|shall|can|must|would|is|will) (?:i|we|you|it|that|to|an?|the)\b/
const MOST_WORDS = 18

/**
 * What a child says about its own working without a sum that can be checked: `do i add them`, `oh i forgot to carry`,
 * `write 3 carry 1`.
 */
export function workingIn(plain: string): Intent | undefined {
  if (plain.split(' ').length > MOST_WORDS) return undefined
  const isOnSum = DOING.test(plain)
  if (ASKS_ELSE.test(plain)) return isOnSum ? { wants: 'next' } : undefined
  if (isOnSum && LOST.test(plain)) return { wants: 'method' }
  if (NEGATES.test(plain) && isOnSum) return { wants: 'working', about: 'doing', named: [] }
  const named = OPERATIONS.filter(([pattern]) => plain.search(pattern) >= 0).map(([, sign]) => sign)
  if (isOnSum && ASKS_HOW.test(plain)) return { wants: 'working', about: 'operation', named }
  const isSeen =
    SEES.test(plain) && (isOnSum || /\b(?:because|that's|it's|it was|the \d+|forgot)\b/.test(plain))
  if (
    isSeen &&
    /\b(?:oh|ah|aha|wait|forgot|mistake|mixed|should|supposed|meant|didn't|because)\b/.test(plain)
  )
    return { wants: 'working', about: 'slip', named: [] }
  if (named.length > 0 && !/\d/.test(plain)) return { wants: 'working', about: 'operation', named }
  return isOnSum ? { wants: 'working', about: 'doing', named: [] } : undefined
}
