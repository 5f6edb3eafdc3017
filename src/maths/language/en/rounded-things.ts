/** Words of questions about what a rounded number may have been. */

/** What is measured, each in the words that speak of it: another measure of the same thing is another number. */
export const MEASURES: readonly (readonly string[])[] =
  'length lengths long longest shortest|width wide breadth|height heights high tall|depth deep|distance|side sides edge edges|radius|diameter|perimeter circumference|area|volume capacity hold holds|mass weight weigh weighs weighed lightest heaviest|time|speed|temperature'
    .split('|')
    .map(words => words.split(' '))

const LOWEST = 'lowest|least|smallest|minimum|shortest|lightest|fewest'
const HIGHEST = 'greatest|largest|highest|biggest|maximum|longest|heaviest|most'
/** Which of the ends is asked for. */
export const ENDS = {
  interval: /\berror interval\b|▢ ?≤ ?[a-z] ?< ?▢/,
  both: new RegExp(
    `\\b(?:upper and (?:the )?lower|lower and (?:the )?upper) bounds?\\b|\\b(?:(?:${LOWEST}) and (?:the )?(?:${HIGHEST})|(?:${HIGHEST}) and (?:the )?(?:${LOWEST}))\\b`,
  ),
  lower: new RegExp(`\\b(?:lower bound|${LOWEST})\\b`),
  upper: new RegExp(`\\b(?:upper bound|${HIGHEST})\\b`),
} as const

/** Who asks for one of them, and words which add nothing to that. */
export const ASKS_FOR_END =
  /^(?:find|what|what's|how|many|write|down|state|give|work|out|calculate|determine|complete|is|are|was|were|be|been|have|has|had|having|the|its|his|her|an?|1|of|for|to|that|which|who|this|it|they|there|he|she|we|you|in|at|on|by|could|can|might|may|possibly|possible|actual|actually|true|real|exact|original|numbers?|values?|whole|integers?|bounds?|error|interval|upper|lower|and|attend(?:ed)?|visit(?:ed)?|come|came|present|sold|measure|measurement|amount|quantity|ones?|thing)$/
/** What makes another number of it. */
export const NOT_ROUNDED_ALONE =
  /\b(?:and|then|but|so|both|each|every|half|halved|twice|doubl\w*|tripl\w*|more|less|fewer|altogether|difference|total|another|others?|left|after|before|per|sum|product|not|no|cut|shared?|split|between|average|mean|than|truncated)\b/

/** What is counted as people, in whatever word. */
export const PEOPLE =
  /^(?:people|person|crowd|attendance|population|spectators?|fans?|visitors?|inhabitants?)$/
