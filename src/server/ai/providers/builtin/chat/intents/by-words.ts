import type { Command } from './intent.ts'

/** What a wish is made of, however it is put together. */
const ASKS_FOR =
  /\b(?:give|gives|gave|want|wants|do|can|could|need|needs|have|has|let's|try|get|show|set|make|ask|please|would|like|may|shall|next|now)\b/
const THING =
  /\b(?:ones?|questions?|sums?|problems?|exercises?|tasks?|puzzles?|examples?|like (?:that|this|it))\b/
const MORE = /\b(?:another|other|new|more|different|similar|extra|again)\b/
const EASIER =
  /\b(?:easier|easy|simpler|simple|smaller)\b|\bless (?:hard|difficult)\b|\btoo (?:hard|difficult)\b/
const HARDER = /\b(?:harder|trickier|more difficult|challenging|bigger numbers)\b|\btoo (?:easy|simple)\b/
const CHECKS =
  /\b(?:trick|way)s? (?:for|to|of) (?:check|know)\w*|\bhow\b.*\b(?:check|prove|sure|know|tell)\b|\b(?:check|prove)\b.*\bhow\b|^(?:and |so |ok )*(?:prove|check) (?:it|that|this)$/
const OF_IT = /\b(?:right|correct|true|it|that|this|answer|sure|mine)\b|\bcheck$/
const MOST_WORDS = 12

/** A wish by the words in it, where none is read as a whole: `now I want other exercise`. */
export function wishByWords(plain: string): Command | undefined {
  if (plain.split(' ').length > MOST_WORDS || /\d|\b(?:don't|not|never|hate)\b/.test(plain)) return undefined
  if (CHECKS.test(plain) && OF_IT.test(plain) && !/\b(?:you|much|many)\b/.test(plain)) return 'sure'
  if (/\btoo (?:easy|simple)\b/.test(plain)) return 'harder'
  const isWish = ASKS_FOR.test(plain) && (THING.test(plain) || /\bsomething\b/.test(plain))
  if (isWish && EASIER.test(plain)) return 'easier'
  if ((isWish || /\bsomething\b/.test(plain)) && HARDER.test(plain)) return 'harder'
  return isWish && MORE.test(plain) && !/\bway\b|\bwhy\b|\bwhat\b/.test(plain) ? 'another' : undefined
}

const OTHER_PERSON =
  /^((?:but|and|so|ok|well|now|sorry) )*(?:he|she|they|my (?:son|daughter|child|kid|boy|girl|little one))(?: still| just| really| actually)*(?='s\b|'re\b| (?:is|are|was|has|have|doesn't|don't|didn't|can't|wants|needs|feels|got|gets|thinks|says (?:it's|that)))/
const VERBS: readonly [RegExp, string][] = [
  [/^i(?:'s|'re| is| are)\b/, "i'm"],
  [/^i doesn't\b/, "i don't"],
  [/^i (want|need|feel|get|think)s\b/, 'i $1'],
  [/^i has\b/, 'i have'],
]

/** What a grown-up tells of a child as the child would say it: `he doesn't know` is `i don't know`; undefined for others. */
export function asOwnWords(plain: string): string | undefined {
  const asked =
    /^(?:he|she|they|my \w+) (?:asks?|(?:is|'s|are) asking|wants? to know|wonders?)(?: me| us)? (.+)$/.exec(
      plain,
    )
  if (asked?.[1]) return asked[1]
  if (!OTHER_PERSON.test(plain)) return undefined
  return VERBS.reduce((text, [pattern, by]) => text.replace(pattern, by), plain.replace(OTHER_PERSON, 'i'))
}
