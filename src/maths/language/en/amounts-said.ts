/** Where a clause of a child's ends and the next begins: `12km is one hour so in 2 hours its 24`. */
export const CLAUSES =
  /[.;!]\s+|,?\s+(?:so|then|therefore|and(?! \d+ ?m(?:in(?:ute)?s?)?\b)|but|or|because|cause|cos|coz|as)\s+/i
/** What follows on an amount and is no name of it: `24 in each`, `80 more`. */
const NO_NAME =
  'in|is|are|was|were|and|or|for|to|of|on|off|at|by|an?|so|then|more|less|than|has|have|had|makes?|costs?|weighs?|needs?|gets?|into|from|with|times|plus|minus|take|divided|shared|percent|per|each|every|it|that'
/** An amount with its unit or with what it counts: `£1.20`, `12 km`, `half a cm`, `each bus`, `5 notebooks`. */
export const AMOUNT = new RegExp(
  `([£$€] ?)?(?:(?<![\\p{L}\\d.:/^])(\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\d+/\\d+)(?![\\d:/]|\\.\\d)|\\b(half(?: an?)?|an?|one|each|every|per)(?= ))(?: ?(?:whole|full|of an?|of the|of those)(?= ))?(?: ?(?!(?:${NO_NAME})(?![\\p{L}]))(\\p{L}+(?:[²³]|\\^[23])?))?`,
  'giu',
)
/** Numbers that are said in words beside others in digits. */
export const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)\b/gi
/** Counted like any other thing, though it is a measure of cooks, too. */
export const COUNTED = /^cups?$/i
/** `3 notebooks for £1.20 each` */
export const EACH_BEHIND = /\b(?:each|apiece)\b(?! \p{L}+ (?:has|is|costs?|needs?|weighs?|gets?)\b)/iu
/** Money by its name. */
export const MONEY = /^(?:pounds?|quid|dollars?|bucks?|euros?)$/i
export const SMALL_MONEY = /^(?:p|pence|cents?)$/i
/** Says that the one amount comes with the other, where one of them has no name: `2 cups make 500`. */
export const COMES_WITH = /\b(?:is|are|its|it's|makes?|gives?|costs?|weighs?|needs?|have|has|by)\b|=/i
/** What takes back, asks or denies is no statement. */
export const NO_STATEMENT =
  /\?|\b(?:not|isn'?t|aren'?t|can'?t|cant|doesn'?t|doesnt|don'?t|dont|wrong|maybe|answer|if|more than|less than|about|roughly|nearly)\b/i
/** More of these need less of the other: twice as many painters take half as long. */
export const WORK_SHARED =
  /\b(?:workers|painters|builders|cleaners|machines|pumps|taps|diggers|gardeners|lasts?|enough (?:food|hay|feed))\b/i

/** The spelling of a speed and of hours with minutes, as two amounts and as one. */
export const SPELT: readonly [
  RegExp,
  string | ((words: string, hours: string, minutes: string) => string),
][] = [
  [/ ?\/ ?(?=(?:h|hr|hour|min|minute|s|sec|second|kg|g|l|litre|m)\b)/gi, ' per '],
  [/\bmph\b/gi, 'miles per hour'],
  [/\bkm ?p?h\b|\bkph\b/gi, 'km per hour'],
  [
    /\b(\d+) ?h(?:ours?|rs?|r)?,? (?:and )?(\d+)(?: ?m(?:in(?:ute)?s?)?)?\b(?! ?[\p{L}\d:])/giu,
    (_, hours, minutes) => `${Number(hours) * 60 + Number(minutes)}/60 hours`,
  ],
]
