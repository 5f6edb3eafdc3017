import { plainWords } from './spelling.ts'

/** What a child tells of itself and of others around its work; each is met in a sentence of its own. */
export type OwnLife =
  | 'letters move'
  | 'laughed at'
  | 'compared'
  | 'will be well'
  | 'little one'
  | 'testing'
  | 'joke told'
  | 'joke and bye'
  | 'age'
  | 'can do it'

const THINGS = '(?:numbers?|nubmers?|letters?|words?|digits?|fractions?|figures?|signs|they|it all)'
const MOVES =
  '(?:jump\\w*|move\\w*|moving|wobbl\\w*|swap\\w*|danc\\w*|swim\\w*|flip\\w*|switch\\w*|wiggl\\w*|go|get|look)'
const LETTERS_MOVE = new RegExp(
  `\\b${THINGS} (?:\\p{L}+ ){0,3}?${MOVES} (?:all |so |really )?(?:about|abuot|around|round|places|over|muddled|jumbled|mixed up|back to front|backwards|blurry|when i|for me|on (?:the|my) page)\\b|\\bget (?:my |the |all )?(?:letters|numbers|words) (?:all )?(?:muddled|mixed|jumbled)\\b|\\b(?:i am|i'm|i have|i've got|i got) (?:dyslexi\\p{L}+|dyscalculi\\p{L}+)\\b`,
  'u',
)
const LAUGHED_AT =
  /\b(?:kids?|children|class|class ?mates|everyone|everybody|people|boys|girls|friends?|brother|sister|cousin|he|she|they|others|some) (?:\p{L}+ ){0,4}?(?:laugh(?:s|ed|ing)?(?! (?:(?:about|because|when|at) )?(?:it|that|the|a|my)\b)|make fun|makes fun|tease[sd]?|mock(?:s|ed)?|(?:says?|said|saying|calls?|called|thinks?) (?:that )?(?:i'm|i am|me) (?:(?:so|a|an|too|really|just|always) )*(?:dumb|stupid|thick|slow|bad|rubbish|useless|ugly|fat|baby|idiot|loser|weird))\b/u
/** `my sister is better than me at everything` */
const COMPARED =
  /\b(?:brother|sister|cousin|friends?|class|everyone|everybody|they|all|he|she|others|kids)\b.{0,25}\b(?:better|faster|quicker|smarter|cleverer) (?:\p{L}+ ){0,3}th[ae]n (?:me|i am|i'm)\b/u
/** `do u think shell be ok`, of somebody who is ill or hurt. */
const WILL_BE_WELL =
  /\b(?:will|gonna|going to|(?:yo)?u think|is) (?:(?:my (?:\p{L}+ )?\p{L}+|he|she|they) (?:gonna |going to |will )?|(?:s?he|they)'?ll |hell )?(?:be (?:ok|okay|alright|all right|fine|better|well)|get (?:better|well)|survive|make it|die)(?: (?:again|soon))?\W*$/iu
const LITTLE_ONE =
  /\bmy (?:\p{L}+ )?(?:brother|sister|cousin)(?:'s| is)? (?:\p{L}+ ){0,3}?(?:baby|only \d|too (?:small|little|young)|can't (?:even )?(?:do|count|read|talk))\b/u
const TESTING = /\b(?:was|am|i'm|just|only) testing (?:you|u|ya)\b/
const RIDDLE =
  /^\W*(?:what do (?:yo)?u (?:call|get)|(?:did|have) (?:yo)?u (?:hear|heard)|what(?:'?s| is| did| does|s)? (?:the|a|an|one)\b|why (?:did|was|is|are|do|does|were)\b|how do|knock)[^?\d]{5,90}\?\s*(?!why|what|how|can|is)[^?\d]{3,90}$/i
/** A question with its answer may be of maths: who laughs at it has told a joke. */
const LAUGHS = /\b(?:ha(?:ha)+h?|he(?:he)+|l+o+l+|lmao|get it|joke)\b/i
const BYE = /\b(?:bye+|goodbye|laters?|see (?:you|ya|u)|cya|gtg|good ?night)\W*$/i

/** `lol im 12 not 5`, `and i am 6 tomorow` */
const AGE =
  /^\W*(?:(?:lol|haha|but|and|hey|ok|um|no|omg|btw) )*i(?:'?m| am) (?:only |already |nearly |almost |gonna be |turning )?(?:[4-9]|1[0-9])(?: and (?:a half|a quarter|(?:3|three) quarters))?(?: ?(?:years? old|yrs?(?: old)?|yo))?(?: (?:to(?:m+or+ow?|day)|now|soon|next (?:week|month)|(?:in|on) \p{L}+))?(?:,? (?:and )?not (?:a )?\d{1,2}(?: years? old)?)?(?: (?:lol|haha))?[\s!.]*$/iu
/** `my brother says i cant but i can` */
const CAN =
  /\b(?:can't|cannot|couldn't|never|bad|rubbish|too (?:small|young|dumb|stupid))\b.*\bbut i (?:can|could|did|do|know|am|will)\b(?! not)[^?]*$/

const SOMEBODY = /\b(?:my \p{L}+|he|she|they|(?:s?he|they)'?ll|hell)\b/iu
/** `he is 11 and always says im dumb` */
const OTHERS_AGE = /\b(he|she|brother|sister|friend|cousin)(?:'?s| is) (?!only)\d{1,2}\b/gi

const TOLD: readonly [RegExp, OwnLife][] = [
  [LETTERS_MOVE, 'letters move'],
  [LAUGHED_AT, 'laughed at'],
  [COMPARED, 'compared'],
  [LITTLE_ONE, 'little one'],
  [TESTING, 'testing'],
]
const LONGEST = 140

/** What a whole message tells of the child's life; undefined for what asks something or has numbers to read. */
export function ownLifeIn(text: string): OwnLife | undefined {
  if (text.length > 2 * LONGEST) return undefined
  if (RIDDLE.test(text) && BYE.test(text)) return 'joke and bye'
  if (RIDDLE.test(text) && LAUGHS.test(text)) return 'joke told'
  if (AGE.test(text)) return 'age'
  if (text.length <= LONGEST && !/[\d?]/.test(text) && CAN.test(plainWords(text))) return 'can do it'
  if (text.length <= LONGEST && !/\d/.test(text) && SOMEBODY.test(text) && WILL_BE_WELL.test(text))
    return 'will be well'
  const told = text.replace(OTHERS_AGE, '$1')
  if (text.length > LONGEST || /\d|\?\s*$/.test(told.replace(/\bonly \d\b/, ''))) return undefined
  const plain = plainWords(told)
  return TOLD.find(([pattern]) => pattern.test(plain))?.[1]
}
