import { LANGUAGES, type Language } from '../shared/concerns.ts'
import {
  ASKING_TEXTS,
  AT_HOME_GO_ON_TEXTS,
  AT_HOME_TEXTS,
  EMERGENCY_AT_HOME_TEXTS,
  EMERGENCY_GO_ON_TEXTS,
  EMERGENCY_NUMBER,
  GO_ON_TEXTS,
  KIND_TEXTS,
  type Texts,
} from './care-texts.ts'
import { isHelpAtOnce } from './choose-kind.ts'
import type { Heard } from './heard.ts'
import { type Country, emergencyNumber, helpInNumbers, helpInWords, nearestHelp } from './helplines.ts'
import { careWordsIn } from './languages/index.ts'
import type { CareConcern, CareWords } from './languages/language.ts'

/** From this age on a child is spoken to as an older one. */
const OLDER_FROM = 11
/** Of these a child may want to talk with somebody it doesn't know. */
const NAMES_HELP = ['self_hate', 'scared', 'substances']

export interface ToWhom {
  /** In years. */
  age: number
  /** Whose helplines are named; undefined when none is known. */
  country: Country | undefined
  /** What the child has read here before, oldest first: the same words are not said twice in a row. */
  replies: readonly string[]
}

/** What a child reads in place of an answer. Markdown. */
export function kindWords(heard: Heard, { age, country, replies }: ToWhom): string {
  const filled = (text: string) => text.replaceAll(EMERGENCY_NUMBER, emergencyNumber(country))
  const language = heard.language ?? (heard.isGoingOn ? languageOf(replies, filled) : undefined)
  if (language) return filled(wordsIn(careWordsIn(language), heard, country))
  if (heard.isUnsure) return notSaidLast(age < OLDER_FROM ? ASKING_TEXTS.young : ASKING_TEXTS.older, replies)
  const texts = textsFor(heard)
  const text = notSaidLast((age < OLDER_FROM ? texts.young : texts.older).map(filled), replies)
  if (isHelpAtOnce(heard.concern)) return text
  if (heard.isAtHome || heard.tier === 'urgent') return `${text}\n\n${helpInWords(country)}`
  return NAMES_HELP.includes(heard.concern) ? `${text}\n\n${nearestHelp(country)}` : text
}

function textsFor(heard: Heard): Texts {
  const { isAtHome, isGoingOn, concern } = heard
  if (isHelpAtOnce(heard.concern) && isGoingOn) return EMERGENCY_GO_ON_TEXTS
  if (concern === 'emergency' && isAtHome) return EMERGENCY_AT_HOME_TEXTS
  if (isAtHome && concern !== 'self_harm_now') return isGoingOn ? AT_HOME_GO_ON_TEXTS : AT_HOME_TEXTS
  return isGoingOn ? GO_ON_TEXTS : KIND_TEXTS[concern]
}

function wordsIn(words: CareWords, heard: Heard, country: Country | undefined): string {
  const { isAtHome, isGoingOn, concern } = heard
  if (isHelpAtOnce(heard.concern))
    return isGoingOn ? words.emergencyGoOn : words.kinds[concern as CareConcern]
  const goOn = isAtHome ? words.atHomeGoOn : words.goOn
  const first = isAtHome ? words.atHome : (words.kinds[concern as CareConcern] ?? words.goOn)
  const text = isGoingOn ? goOn : first
  if (!isAtHome && heard.tier !== 'urgent') return text
  const numbers = helpInNumbers(country)
  return [text, ...(numbers === '' ? [] : [`**${words.somebodyToTalkTo}**`, numbers]), words.inDanger].join(
    '\n\n',
  )
}

/** Who goes on is answered in the language of the kind words before. */
function languageOf(replies: readonly string[], filled: (text: string) => string): Language | undefined {
  const last = replies.at(-1)
  if (last === undefined) return undefined
  return LANGUAGES.find(language => {
    const { kinds, ...others } = careWordsIn(language)
    return [...Object.values(kinds), ...Object.values(others)].some(text => last.startsWith(filled(text)))
  })
}

/** The one that was said longest ago, or never. */
function notSaidLast(texts: readonly string[], replies: readonly string[]): string {
  const lastSaid = (text: string) => replies.findLastIndex(reply => reply.startsWith(text))
  return texts.toSorted((one, other) => lastSaid(one) - lastSaid(other))[0] ?? ''
}
