import { AT_HOME_GO_ON_TEXTS, AT_HOME_TEXTS, GO_ON_TEXTS, KIND_TEXTS, type Texts } from './care-texts.ts'
import { type Country, helpInWords, nearestHelp } from './helplines.ts'
import type { Heard } from './listen.ts'

/** From this age on a child is spoken to as an older one. */
const OLDER_FROM = 11
/** Of these a child may want to talk with somebody it doesn't know. */
const NAMES_HELP = ['self_hate', 'scared']

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
  const texts = textsFor(heard)
  const text = notSaidLast(age < OLDER_FROM ? texts.young : texts.older, replies)
  if (heard.isAtHome || heard.tier === 'urgent') return `${text}\n\n${helpInWords(country)}`
  return NAMES_HELP.includes(heard.concern) ? `${text}\n\n${nearestHelp(country)}` : text
}

function textsFor({ isAtHome, isGoingOn, concern }: Heard): Texts {
  if (isAtHome) return isGoingOn ? AT_HOME_GO_ON_TEXTS : AT_HOME_TEXTS
  return isGoingOn ? GO_ON_TEXTS : KIND_TEXTS[concern]
}

/** The one that was said longest ago, or never. */
function notSaidLast(texts: readonly string[], replies: readonly string[]): string {
  const lastSaid = (text: string) => replies.findLastIndex(reply => reply.startsWith(text))
  return texts.toSorted((one, other) => lastSaid(one) - lastSaid(other))[0] ?? ''
}
