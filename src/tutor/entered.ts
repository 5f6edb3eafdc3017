import { LONGEST_MARKED } from '#contract/text.ts'
import { asEntered } from '#maths/questions/as-entered.ts'
import { remembering } from '#text/remembering.ts'

/** `sick!`, `thats sick bro`: praise, and no illness. */
const SICK =
  /^(\W*(?:(?:so|oh|wow|omg|yo|ok|damn|haha)\b[\s,]*)*)(?:(?:that'?s|this is) (?:so |well )?sick(?=\W*(?:$|bro\b|dude\b|man\b|mate\b))|sick(?=!|,? (?:bro|dude|man|mate)\b))/i

/** `42. cm`: the unit belongs to the number. */
const UNIT_APART =
  /^(\W*(?:\p{L}+ )?\d[\d.]*)[.,]\s+(?=(?:mm|cm|m|km|ft|in|g|kg|ml|l)(?:2|²|3|³| squared)?\W*$)/iu

/** A message as the dialogue reads it, no longer than a question may be; each turn reads the whole talk again. Its minus is the key’s. */
export const entered = remembering(
  (text: string) =>
    asEntered(text)
      .slice(0, LONGEST_MARKED)
      .replace(SICK, '$1cool')
      .replace(/−/g, '-')
      .replace(UNIT_APART, '$1 '),
  text => text,
)
