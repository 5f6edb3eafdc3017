/** Words of questions about what a rounded number may have been. */

/** What is measured, each with the words that speak of it: another measure of the same thing is another number. */
export const MEASURES: Readonly<Record<string, RegExp>> = {
  length: /\b(?:lengths?|long|longest|shortest)\b/,
  width: /\b(?:width|wide|breadth)\b/,
  height: /\b(?:heights?|high|tall)\b/,
  depth: /\b(?:depth|deep)\b/,
  distance: /\bdistance\b/,
  side: /\b(?:sides?|edges?)\b/,
  radius: /\bradius\b/,
  diameter: /\bdiameter\b/,
  perimeter: /\b(?:perimeter|circumference)\b/,
  area: /\barea\b/,
  volume: /\b(?:volume|capacity|holds?)\b/,
  mass: /\b(?:mass|weigh(?:s|t|ed)?|lightest|heaviest)\b/,
  time: /\btime\b/,
  speed: /\bspeed\b/,
  temperature: /\btemperature\b/,
}

/** Of these a number with its unit alone may speak. */
export const MEASURED_IN: Readonly<Record<string, readonly string[]>> = {
  length: ['length', 'width', 'height', 'depth', 'distance'],
  mass: ['mass'],
  volume: ['volume'],
  time: ['time'],
  area: ['area'],
  speed: ['speed'],
}

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
