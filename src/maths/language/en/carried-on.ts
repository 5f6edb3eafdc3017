/** Words with which a child goes on from a question that is done. */

/** Begins the next part, or changes what was told. */
export const BEGINS_NEXT =
  /^\W*(?:(?:ok|okay|so|oh|no|wait|right|well|cool|nice|thanks|yay|theres?|there's) )*(?:and|next|now|then|what (?:if|about|happens if|would happen if|happens when)|how about|if|suppose|for|with|another|the (?:next|other|second|last)|(?:part|q|question) ?[a-h\d]|\(?[a-h]\)|(?:it'?s|its|this one|mine|it)(?: is|'s|s)? (?:an?|the same|still) |(?:the )?other way|back (?:again|the other))/i

/** A temperature, a lift, a sea goes down. */
export const GOES_DOWN =
  /\b(?:drop(?:s|ped)?|falls?|fell|sinks?|sank|(?:goes|go|went|comes|gets|got) (?:down|lower|colder|cooler)|cools?|decreases?|(?:degrees?|°) (?:colder|lower|less|cooler))\b/i
/** It goes up. */
export const COMES_UP =
  /\b(?:ris(?:es?|en)|rose|climbs?|(?:goes|go|went|comes|gets|got) (?:up|higher|warmer|hotter)|warms?|increases?|(?:degrees?|°) (?:warmer|higher|hotter|more))\b/i

/** `20 minutes late` */
export const LATE =
  /\b(\d+) ?(minutes?|mins?|hours?|hrs?)\b.{0,12}\b(late|later|after|delay(?:ed)?|early|earlier|before)\b|\bdelay(?:ed)? (?:by |of )?(\d+) ?(minutes?|mins?|hours?|hrs?)\b/i

/** `how long does it take now` */
export const TAKES_NOW = /\bhow (?:much )?long(?:er)?\b.*\b(?:take|is|last|journey|trip|ride|way)\b/i

/** Words beside a number that name no value. */
export const NAMES_NO_VALUE =
  /^(?:the|and|with|was|were|are|its|has|have|had|but|now|then|what|for|from|that|this|there|they|only|just|long|instead|again|next|one|ones|get|got|you|says?|about|how|too|not|like|mine|make|made|equals?|find|give|degrees?|answer|question|part|same|other|is|it|so|if|of|a|an|in|to|by|at|ok)$/

const LEADS =
  '(?:(?:ugh|ok|okay|and|so|but|now|then|next|oh|also|lol|right|well|cool|nice|hm+|um+|(?:no|yes|wait)(?= (?:what|how|if|now|next)\\b))\\b[\\s,.:;!]*)*'
/** What says that other numbers take the place of those before: `what if the numbers are`, `ok now`. */
const BEFORE_DATA = new RegExp(
  `^[\\s,.:;!]*${LEADS}(?:(?:the )?same(?: one| thing| question| again)? (?:but|with|for)\\b\\s*)?(?:(?:(?:what|how|wat) (?:about|if)|if|try|do|for|with)\\b[\\s,.:;!]*)?(?:(?:(?:the|my|those|these|our) )?(?:numbers?|values?|marks|scores|terms?|bracket|expression|it'?s?|that|they|there|you had|i had|u had|i have|we have|we had)\\b[\\s,.:;!]*)?(?:(?:is|are|was|were|r|had been|go|says?)\\b\\s*)?(?:for |with )?`,
  'i',
)
/** What stands behind them. */
const BEHIND_DATA = /(?:[\s,.;:?!]+(?:now|next|instead|then|too|please|pls))+\W*$/i
/** What is asked of them, or guessed. */
const ASKS_OF_DATA =
  /(?<=\S)[\s,.;:?!]+(?:(?:is|are|isn'?t|does|doesn'?t|do|would|will|could|should) (?:it|that|they|this|we|i|you|u)\b|what(?:'?s| is| are| do| does| would)? (?:it|that|they|i|you|u|we|then)\b|how (?:do|would|does) ).{0,60}$/i

/** `would it be 70 if the base was 20` */
const GUESS_FIRST =
  /^\W*(?:(?:so|and|but|ok) )*(?:would|will|does|is|do) (?:it|that|they|the answer) (?:(?:then |just )?(?:be|come to|make|get|become) )?(.{0,25}?) ?\bif (\S.*)$/i

/** A message without what it asks or guesses of the data that it changes: `if the base was 20 | would it be 70`. */
export function cutGuess(text: string): { asked: string; report?: string } {
  const [, first = '', changed] = GUESS_FIRST.exec(text) ?? []
  if (changed) return { asked: `if ${changed}`, ...(/\d/.test(first) && { report: `i think ${first}` }) }
  const guess = ASKS_OF_DATA.exec(text)?.[0] ?? ''
  const asked = text.slice(0, text.length - guess.length)
  return /\d/.test(guess) && !/\bor\b/i.test(guess) ? { asked, report: guess.trim() } : { asked }
}

/** How many times as much a value is made: `what if the height was double`. */
export const SCALED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubled?|twice|2 times|two times)\b/i, 2],
  [/\b(?:tripled?|trebled?|3 times|three times)\b/i, 3],
  [/\b(?:halved?|half)\b/i, 0.5],
]

/** The data that a message names for the question before, and what it guesses of the new one; undefined where nothing says that it changes them. Of two that are guessed neither is said. */
export function otherData(text: string): { data: string; report?: string } | undefined {
  const { asked, report } = cutGuess(text)
  const data = asked
    .replace(BEHIND_DATA, '')
    .replace(BEFORE_DATA, '')
    .replace(/[\s,;:?!.]+$/, '')
  return data !== text.trim() && /\d/.test(data)
    ? { data, ...(report !== undefined && { report }) }
    : undefined
}
