import { MATHS_WORDS } from '#maths/language/en/maths-words.ts'
import {
  DIGITS_WISHED,
  EASIER_WISHED,
  ENOUGH_OF,
  HARDER_WISHED,
  LARGER,
  NO_STORY,
  NOT_SO_HARD,
  OF_SIZE_ALONE,
  SMALLER,
  STORY_WISHED,
} from '#maths/language/en/wished-size.ts'
import { lessonNamed } from '#maths/lessons/asked/lesson-asked.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import { findUnit } from '#maths/values/units.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import type { Intent } from './intent.ts'
import { plainWords } from './spelling.ts'

/** What points to the question before: `of that kind`. */
const SUCH =
  /^(?:(?:that|this|these|those|the same|it|them|the)\b ?)?(?:kind|sort|type|ones?|style|like .*)?$/
const WITH = /\b(?:with|about|on)(?: some| more)? (\p{L}+)/u
const TOO = /\b(?:too|also|as well|next|please|then)\b/
const BEGS = /\b(?:give|have|get|do|want|make|set|us|practi[sc]e)\b/

/** What a wish for another one names besides. */
export interface Wished {
  /** What its story is to be about, as things that can be counted: `crisps`, `shark stickers`. */
  things?: string
  /** The same as the child has called it: `sharks`. */
  theme?: string
  /** What it is to practise. */
  lesson?: Lesson
  /** What is not to be done in it: `division`. */
  without?: string
  /** A word of an earlier question that it is to be like. */
  like?: string
  /** The words in which its question is to be found again: `two decimal places`, `forwards`. */
  words: readonly string[]
}

const NOT = new RegExp(
  `\\b(?:not?|without|except|instead of|isn't|don't want|${ENOUGH_OF})(?: (?:any|more|a|an|the|about|on|of|with|do|doing|these|those|them))* (?!(?:too|so|very|that|as|really|hard|harder|easy|easier|difficult|tricky|thanks|please)\\b)(\\p{L}{3,}|\\d{1,3}(?! (?:digits?|figures?|steps?|numbers?|letters?|parts?|places?)\\b))(?:.{0,120}?(?= (?:but|give|can|make|let's|let us|instead|i want|do) )|.*)`,
  'u',
)
const LIKE = /\blike the (\p{L}+) (?:one|question|sum|story|problem)\b/u
/** `like tickets` names what a story is to be about. */
const ABOUT =
  /\b(with|about|on|(?<=\bstor(?:y|ies) )like)((?: (?:some|more|my|the|a|an|easy|easier|nice|real|cool|lots|of))*) (\p{L}{3,})/gu
/** `on` names a theme only behind what is wished for: in `1 on top` and `x on both sides` it tells of a place. */
const ON_ONE =
  /(?:^|\b(?:one|ones|another|more|some|questions?|sums?|problems?|stor(?:y|ies)|quiz|something|practi[sc]e|test|me))\s*$/
/** What stands behind `with` and is no thing to tell of. */
const NO_THING =
  /^(?:noughts?|zero(?:e?s)?|money|stor(?:y|ies)|questions?|pence|dollars?|cents?|euros?|quid|bucks?|both|all|each|every|either|top|bottom|left|right|sides?|ends?|front|back|middle|more|less|fewer|another|letters?|signs?|only|just|whole|any|it|time|clocks?|that|this|them|those|me|you|us|him|her|bigger|smaller|harder|easier|hard|larger|other|different|same|new|big|small|one|numbers?|lots|of|answers?|working|steps?|words?|hints?|help|your|own|paper|two|three|four|five|six|seven|eight|nine|ten|tens|hundreds?|thousands?|millions?|hours?|minutes?|place|places|picture|something|nothing|like|please|what|where|how)$/
/** `with take away`, `with adding`: what is done with numbers. */
const OF_SUMS =
  /^(?:tak(?:e|es|ing)|add(?:s|ing)?|plus|plusses|minus|minuses|subtract(?:ing)?|times|timesing|multipl(?:y|ying)|divid(?:e|es|ing)|shar(?:e|ing)|doubl(?:e|ing)|halv(?:e|ing))$/
/** Money is of maths and in stories. */
const COINS = /^coins?$/

/** A word that names something of maths, and nothing to tell of. */
export const isOfMaths = (word: string): boolean =>
  OF_SUMS.test(word) ||
  NO_THING.test(word) ||
  findUnit(word) !== undefined ||
  [word, word.replace(/s$/, '')].some(
    each => MATHS_WORDS[each] !== undefined || lessonNamed(each) !== undefined,
  )

/** `i am 6 and 3 quarters` wishes for no fractions. */
const OWN_AGE =
  /\bi(?:'m| am) (?:(?:nearly|almost|only|just) )?(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve)\b.*$/

/** What a wish for practice is about: its theme, its topic, what it leaves out. */
export function wishedIn(text: string): Wished {
  const plain = plainWords(text).replace(OWN_AGE, '')
  const without = NOT.exec(plain)?.[1]
  const rest = plain.replace(NOT, '').replace(OF_SIZE_ALONE, ' ')
  const like = LIKE.exec(rest)?.[1]
  const own = rest.replace(LIKE, ' ')
  const [theme] = [...own.matchAll(ABOUT)].filter(
    ({ 1: by, 3: word = '', index }) =>
      (by !== 'on' || ON_ONE.test(own.slice(0, index))) && (COINS.test(word) || !isOfMaths(word)),
  )
  const isMoney = theme === undefined && STORY_WISHED.test(plain) && /\bmoney\b/.test(own)
  const name = isMoney ? 'money' : theme?.[3]
  const things = isMoney ? 'coins' : theme?.[3] && thingsOf(theme[3], theme[1] ?? '')
  // `about football and fractions` names both.
  const lesson = lessonOf(name ? own.replace(name, ' ') : own)
  return {
    ...(things && name && { things, theme: name }),
    ...(lesson && { lesson }),
    ...(without && { without }),
    ...(like && { like }),
    words: own.split(' ').filter(word => /^(?:\p{L}{3,}|\d+)$/u.test(word) && !NO_WORD.test(word)),
  }
}

const NO_WORD =
  /^(?:can|could|you|please|give|another|one|ones|some|more|the|that|this|have|get|want|need|like|make|set|try|for|but|and|with|about|now|next|where|which|then|question|questions|sum|sums|problem|problems|practise|harder|easier|hard|easy|something|just|going|goes|too|very|really|would|was|are|has)$/

/** `crisps` are counted, of `sharks` or `football` there are stickers. */
function thingsOf(word: string, by: string): string {
  if (COINS.test(word)) return 'a sticker'
  const isMany = /[^s]s$/.test(word)
  if (by !== 'about' && by !== 'on' && isMany) return word
  return by !== 'about' && by !== 'on'
    ? `${word} cards`
    : `${isMany ? word.replace(/(?:ies|s)$/, all => (all === 'ies' ? 'y' : '')) : word} stickers`
}

/** A longer message wishes for nothing, and no lesson has a longer name. */
const LONGEST = 120
const LONGEST_NAME = 5

/** The lesson that the words at the end of a wish name: `one where i have to factorise`, `an angle question`. */
function lessonOf(plain: string): Lesson | undefined {
  const words = plain
    .split(' ')
    .filter(
      word =>
        !NO_WORD.test(word) &&
        !/^(?:i|me|my|a|an|to|do|we|u|in|it|it's|is|of|on|so|ok|no|did|does)$/.test(word),
    )
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const found = lessonNamed(words.slice(at, at + length).join(' '))
      if (found) return found
    }
  return undefined
}

/** `one where …`, `another one with …`, `an angle question`: a single one, of which it is said what it is to be like. */
const ONE_OF_KIND =
  /\b(?:(?:another|one|1)\b(?: \p{L}+)*? (?:where|with|about|on|to|that|going|like the|but|of)\b|(?:an?|one|some) (?:\p{L}+ ){1,2}(?:one|question|sum|problem)\b)/u
/** What the words of such a wish may be taken for. */
const WISHES = new Set<Intent['wants']>([
  ...(['quiz', 'another', 'easier', 'harder', 'story', 'explain', 'topics', 'other subject'] as const),
  ...(['unclear', 'yes', 'chat', 'working', 'welcome', 'no lesson', 'example'] as const),
])

/** Whether a whole message wishes for one of a kind, so that no words of it ask or answer anything. */
export function isPractice(text: string): boolean {
  const plain = plainWords(text)
  return (
    text.length < LONGEST &&
    !/\d\s*[-+×x*÷/=]|\d{3}/.test(plain) &&
    (BEGS.test(plain) ||
      /^(?:(?:ok|now|and|so|but|please|then|next|another|yes|yeah|sure) )*(?:one|another|an?)\b/.test(
        plain,
      )) &&
    ONE_OF_KIND.test(plain) &&
    !/\b(?:what|why|how|is|does|did|answer|next one)\b/.test(plain)
  )
}

const EASIER =
  /\b(?<!\b(?:no|not|too|that was an?|was an?) )(?:easy|easier|simple|simpler|small|smaller|little|short) (?:one|question|sum|problem)\b/

/** `yes but an easy one im tired`: a wish beside what the child feels. */
export const wishesEasier = (text: string): boolean => EASIER.test(plainWords(text))

const HARDER = /\b(?<!\bno )(?:harder|trickier|tougher)(?: \p{L}+){0,2} (?:one|question|sum|problem)\b/u

const ONE_OF_SIZE =
  /\b(?:another|one|ones|some|more|it|next)\b.*\b(?:with|of|but|in|that|where|has)\b|\bdigit (?:one|question|sum)/

const isPlainWish = ({ wants }: Intent) => ['quiz', 'another', 'easier', 'harder', 'story'].includes(wants)
const OF_SIZE = /\b(?:eas|simpl|small|hard|trick|tough|difficult|challeng|big)/

/** `i said no division`, of a question of the tutor's that nothing was done on yet. */
function isAskedAgain(plain: string, { isAsked, isFound, shown }: Work): boolean {
  if (!isAsked || isFound || shown.length > 0 || /\d/.test(plain)) return false
  if (!/\bi (?:said|asked for|wanted)\b/.test(plain)) return false
  const { without, things, lesson } = wishedIn(plain)
  return (without ?? things ?? lesson) !== undefined
}

/** How big or how hard the next one is wished to be: `not to hard`, `yes but make it easyer`, `yes but bigger and 3 digits`. */
function ofSize(
  { wants }: Intent,
  plain: string,
  { work, isOffered }: { work: Work; isOffered: boolean },
): Intent | undefined {
  const rest = plain.replace(NOT_SO_HARD, ' ')
  // `harder but only a little`
  if (wants === 'easier' && HARDER_WISHED.test(plain) && !EASIER_WISHED.test(plain))
    return { wants: 'harder' }
  const [isHarder, isEasier] = [HARDER_WISHED.test(rest), EASIER_WISHED.test(rest)]
  if (rest !== plain) {
    // What it was not to be is said again of a question that nothing was done on.
    if (work.isAsked && !work.isFound && work.shown.length === 0) return { wants: 'easier' }
    return wants === 'harder' && !isHarder ? { wants: isEasier ? 'easier' : 'another' } : undefined
  }
  const isYes = isOffered && /^(?:(?:ok|and|but|please) )*(?:yes+|yeah|yep|yup|sure|ok|go on)\b/.test(plain)
  const asks =
    isYes || (/\b(?:asked for|wanted|want|give me|make (?:it|me))\b/.test(plain) && NAMES_ONE.test(plain))
  if (!(work.isFound || work.isAsked) || !asks || /\d/.test(plain.replace(DIGITS_WISHED, ' ')))
    return undefined
  if (isHarder !== isEasier) return { wants: isHarder ? 'harder' : 'easier' }
  return [DIGITS_WISHED, LARGER, SMALLER].some(size => size.test(plain)) ? { wants: 'another' } : undefined
}

const NAMES_ONE = /\b(?:it|one|another|questions?|sums?|problems?|numbers?)\b/

/** `yes pleas. but my cat is on my book haha`: a yes to what was offered, whatever is told beside it. */
const YES = /^\W*(?:yes+|yeah|ye?a|yh|yep|yup|sure|ok(?:ay)?|go on)\b/i
const OFFERED = /(?:another one|one more|a harder one)[^?]{0,45}\?\s*$/i
const YES_BUT =
  /^(?:(?:ok|and|well|no) )*(?:(?:yes+|yeah|ye?a|yh|yep|yup|sure|ok(?:ay)?|go on) (?:but|only|if|as long as|with|just)\b|(?:(?:can|could) you )?make it (?:with|have|about|so)\b)(?!.{0,90}(?:=|\b(?:why|how|is|does|did)\b))/

/** `yes but make the number in front of x^2 not 1`, of one that is offered, or was just set. */
export function variesTask(text: string, { work, told }: Pick<Dialogue, 'work' | 'told'>): boolean {
  const isSet = work?.isAsked === true && !work.isFound && work.credited.length === 0
  const isNext = work?.isFound === true && OFFERED.test(told.at(-1) ?? '')
  return (isSet || isNext) && text.length < LONGEST && YES_BUT.test(plainWords(text))
}

/** `thats easier than before`, of one that was to be harder. */
const NO_HARDER =
  /\b(?:not|wasn't|isn't) (?:even |any |really |much )*harder\b|\b(?:that|that's|it|it's|this|was|is|even|much) easier\b|\bthe same\b.{0,12}\bhard\b/
const WAS_HARDER = /want a challenge|go up a step|harder than that/i

const ONE_MORE = /\b(?:do|have|try|get) (?:just |only )?(?:one|1) more\b(?! (?:step|time|thing|go))/

/** What is to be practised, where the words of a wish leave it to the talk before. */
export function practiceMeant(intent: Intent, text: string, { work, turn, told }: Dialogue): Intent {
  const plain = plainWords(text)
  const isShort = text.length < LONGEST && !/\d/.test(plain)
  // Whatever it is to be about, a story of the tutor's has maths in it.
  if (isShort && WISHES.has(intent.wants) && STORY_WISHED.test(plain) && NO_STORY.test(plain))
    return { wants: 'another' }
  if (isShort && WISHES.has(intent.wants) && STORY_WISHED.test(plain)) return { wants: 'story', size: 'same' }
  if (isShort && intent.wants === 'tell' && ONE_MORE.test(plain)) return { wants: 'another' }
  // `can i have one with 3 digits` asks for no lesson on digits.
  if (work?.isFound && DIGITS_WISHED.test(plain) && ONE_OF_SIZE.test(plain)) return { wants: 'another' }
  const sized = work && ofSize(intent, plain, { work, isOffered: OFFERED.test(told.at(-1) ?? '') })
  if (sized) return sized
  const isYes =
    ['laugh', 'chat', 'unclear'].includes(intent.wants) &&
    YES.test(text) &&
    !/[\d?]|\b(?:if|what|why|how)\b/i.test(text)
  if (isYes && OFFERED.test(told.at(-1) ?? '')) return { wants: 'yes' }
  if (intent.wants !== 'easier' && intent.wants !== 'harder' && variesTask(text, { work, told }))
    return { wants: 'another' }
  if (work?.isAsked && NO_HARDER.test(plain) && WAS_HARDER.test(told.slice(-3).join(' ')))
    return { wants: 'harder' }
  // `a harder one pls but not too hard`
  if (intent.wants === 'unclear' && work && isPractice(text) && HARDER.test(plain)) return { wants: 'harder' }
  const wishes = turn.is === 'talk' && ['quiz', 'another', 'easier', 'harder'].includes(turn.intent.wants)
  // `how long is practice?`, of soccer that begins at 3:45, wishes for none.
  if (intent.wants === 'quiz' && /\bhow (?:long|many|much|far|old)\b/.test(plain)) return { wants: 'unclear' }
  if (intent.wants === 'easier' && /\btoo (?:easy|simple)\b/.test(plain)) return { wants: 'harder' }
  if (work && text.length < LONGEST && isAskedAgain(plain, work)) return { wants: 'another' }
  if (WISHES.has(intent.wants) && isPractice(text) && !/\b(?:quiz|test)\b/.test(plain)) {
    const { things, lesson, like, without } = wishedIn(text)
    const isOfSize = (intent.wants === 'easier' || intent.wants === 'harder') && OF_SIZE.test(plain)
    const isNamed =
      things ??
      like ??
      lesson ??
      (work &&
        (without ?? (isPlainWish(intent) || (work.isFound && intent.wants === 'unclear') || undefined)))
    if (isNamed) return isOfSize ? intent : { wants: 'another' }
  }
  if (intent.wants === 'quiz' && !intent.on) {
    const isSuch = intent.onWhat !== undefined && SUCH.test(intent.onWhat)
    const isPlain = intent.onWhat === undefined && !/\b(?:quiz|test|maths)\b/.test(plain) && BEGS.test(plain)
    if (work && (isSuch || isPlain)) return { wants: 'another' }
    // `one with pizza` is no topic of maths: a story may be about anything.
    return intent.onWhat !== undefined && /\b(?:with|about)\b/.test(plain) && !/\d/.test(plain)
      ? { wants: 'story', size: 'same' }
      : intent
  }
  if (intent.wants === 'another') {
    const word = WITH.exec(plain)?.[1]
    // An equation with fractions is an equation still.
    const on = word && work?.problem.question.kind !== 'solve' ? lessonNamed(word) : undefined
    return on && word ? { wants: 'quiz', on, onWhat: word } : intent
  }
  // `with remainders too please`, once questions are asked for.
  return intent.wants === 'explain' && (wishes || work?.isAsked) && TOO.test(plain) && WITH.test(plain)
    ? { wants: 'quiz', on: intent.lesson, onWhat: intent.lesson.title.toLowerCase() }
    : intent
}
