import { LONGEST_MARKED } from '#contract/text.ts'
import { PARTS } from '#maths/arithmetic/parts-in-words.ts'
import { asEntered } from '#maths/questions/as-entered.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'
import { remembering } from '#text/remembering.ts'

/** `sick!`, `thats sick bro`: praise, and no illness. */
const SICK =
  /^(\W*(?:(?:so|oh|wow|omg|yo|ok|damn|haha)\b[\s,]*)*)(?:(?:that'?s|this is) (?:so |well )?sick(?=\W*(?:$|bro\b|dude\b|man\b|mate\b))|sick(?=!|,? (?:bro|dude|man|mate)\b))/i

/** `42. cm`: the unit belongs to the number. */
const UNIT_APART =
  /^(\W*(?:\p{L}+ )?\d[\d.]*)[.,]\s+(?=(?:mm|cm|m|km|ft|in|g|kg|ml|l)(?:2|²|3|³| squared)?\W*$)/iu

/** `is 1 km 100 m?`, `does a metre have 100 cm`: whether the one is as much as the other. */
const ASKS_UNITS = new RegExp(
  `^\\W*(?:(?:so|and|wait) )*(?:is|does|are) (?:1|an?|one) ?(?![mlg]\\b)(${UNIT_NAMES}) (?:have |equals? (?:to )?|the same as )?(1(?:,?0){2,} ?(?:${UNIT_NAMES}))\\W*$`,
  'i',
)

/** `1 hr 50`: minutes, where nothing else is counted. */
const MINUTES =
  /(\d ?(?:hours?|hrs?|h)) (?:and )?([1-5]?\d)(?=[^\p{L}\d]*$|,? (?:after|before|later|earlier|from|long|what|when|how)\b)/iu

/** `2 thirds`, `1 third`; no `24 third-graders`, and no quarters, which may be coins or parts of a game. */
const PARTS_IN_WORDS =
  /(?<![\d./]|\band )(?:(1) (?=\p{L}+\b(?!s))|(\d{1,2}) (?=\p{L}+s\b))(third|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)s?\b(?![- ]?(?:grad|class|year|form|place|turn|note|floor))/giu
const withParts = (text: string) =>
  text.replace(
    PARTS_IN_WORDS,
    (_, one: string | undefined, many: string | undefined, part: string) =>
      `${one ?? many}/${PARTS[part.toLowerCase()]}`,
  )

/** A message as the dialogue reads it, no longer than a question may be; each turn reads the whole talk again. Its minus is the key’s. */
export const entered = remembering(
  (text: string) =>
    withParts(asEntered(text).slice(0, LONGEST_MARKED))
      .replace(SICK, '$1cool')
      .replace(/−/g, '-')
      .replace(UNIT_APART, '$1 ')
      .replace(ASKS_UNITS, '1 $1 = $2')
      .replace(MINUTES, '$1 $2 minutes'),
  text => text,
)
