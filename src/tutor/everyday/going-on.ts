import type { Rational } from '#maths/arithmetic/rational.ts'
import { NUMBER, numberSaid } from '#maths/ideas/number-said.ts'

/** Some of them are no longer there. */
const AWAY =
  /\b(?:g[eo]t(?:s|ting)? off|g(?:o|oes|et|ets|ot) (?:away|home|out)|went (?:away|home|out|off)|r[ua]ns? (?:away|off)|fl(?:y|ies|ew) (?:away|off)|leaves?|eats?|ate|eaten|eet|lo[so]e?s?|lost|drops?|dropped|sells?|sold|spends?|spent|breaks?|broken?|burn(?:s|t|ed)?|(?:giv(?:e|es)?|gave) (?!me\b|us\b|him \d+ more)|uses?|used|throws?|threw|thrown|die[sd]?|pop(?:s|ped)?|melt(?:s|ed)?|r?otten|steals?|stole|stolen|fell|falls?)\b/i
/** More of them are there. */
const MORE =
  /\b(?:com(?:e|es|s|ing)? (?:\w+ )?ba(?:c|ck|k)|comes?|came|joins?|joined|g[eo]ts? on|g[eo]ts? (?!off|away|home|out)|arrives?|arrived|finds?|found|buys?|bought|wins?|won|(?:giv(?:e|es)?|gave) (?:me|us)|bakes?|baked|hatch(?:es|ed)?|collects?|collected)\b/i
/** `2 more` is eaten, too. */
const AND_MORE = /\b(?:more|mor|another|extra)\b/i
/** Works it out, asks another thing, or changes more than a number of them. */
const ELSE =
  /\?|[=+×*÷%£$€]|\b(?:what if|if|is it|is that|each|every|times|half|double|per|cost|price|plus|minus|add|take ?away|took ?away|makes|equals|so|because|cos|cuz|coz|bc|yes|yeah|no|nope|did)\b/i
const LEADS = /^\W*(?:(?:and|an|then|now|ok|okay|but|also|next|later|oh|after that)\b[\s,]*)+/i
const LONGEST = 80

/**
 * What goes on from what was found, as `then 4 come back` behind 3 raccoons, told in a book's words.
 * @param told the question before
 * @param isStory it was a story, of which no word need say that it goes on
 */
export function goesOn(
  text: string,
  answer: Rational | undefined,
  told: string,
  isStory: boolean,
): { asked: string; happens: string } | undefined {
  const happens = text
    .replace(LEADS, '')
    .replace(/[.!\s]+$/, '')
    .trim()
  const numbers = happens.match(new RegExp(`\\b${NUMBER}\\b`, 'gi')) ?? []
  const [said, ...others] = numbers.filter(each => !/^(?:zero|one)$/i.test(each))
  const isTold = isStory || (LEADS.test(text) && happens !== text)
  if (!isTold || answer?.d !== 1n || happens.length > LONGEST || ELSE.test(happens)) return undefined
  const [isAway, isMore] = [AWAY.test(happens), MORE.test(happens)]
  // `then 3 more`
  const isOneMore = AND_MORE.test(happens) && LEADS.test(text) && !isAway
  if (!said || others.length > 0 || isAway === (isMore || isOneMore)) return undefined
  const thing = /\d+ (?!and\b|to\b|of\b|more\b)([a-z]{3,})/i.exec(told)?.[1] ?? 'things'
  const number = numberSaid(said.toLowerCase())
  return {
    asked: `There are ${answer.toFraction()} ${thing}. ${number} ${isAway ? `${thing} go away` : `more ${thing} come`}. How many ${thing} are there now?`,
    happens,
  }
}
