import { LONGEST_MARKED } from '#contract/text.ts'
import { asEntered } from '#maths/questions/as-entered.ts'
import { remembering } from '#text/remembering.ts'

/** A message as the dialogue reads it, no longer than a question may be; each turn reads the whole talk again. Its minus is the key’s. */
export const entered = remembering(
  (text: string) => asEntered(text).slice(0, LONGEST_MARKED).replace(/−/g, '-'),
  text => text,
)
