import { plainWords } from './intents/spelling.ts'

/** Number bonds that are practised: two numbers that make a third. */
export interface Bonds {
  /** What they make; not known until the child has said it. */
  total?: number | undefined
  /** One of the two, of which the other was asked. */
  asked?: number | undefined
}

/** What a message says of the bonds that are practised. */
export type BondSaid =
  | { is: 'begin' }
  | { is: 'pair'; one: number; other: number }
  | { is: 'other'; said: number }

const NAMED =
  /\b(?:number |numbers )?bonds?\b(?:(?: \p{L}+){0,3}? (?:to|of|for|make|makes|making|up to) (\d+))?/u
const TO = /^(?:ok |um |it's |just |the |let's do |do )*(?:to |up to |for |of )?(\d{1,4})(?: please)?$/
const PAIR =
  /^\W*(?:(?:is it|um+|ok|so|and|then|it'?s|oh|i think|what about|no|or)\W+)*(\d{1,4})\s*(?:and|\+|,|&|plus|with|goes with)\s*(\d{1,4})\W*$/i
const ONE = /^\W*(?:(?:is it|um+|ok|so|and|then|it'?s|oh|i think|no|or)\W+)*(\d{1,4})\W*$/i
const MOST = 10_000
const SUM = /\d ?[-+−×x*÷] ?\d/

/** What bonds a message asks for; undefined where it names none. */
export function bondsAsked(text: string): Bonds | undefined {
  // `can i use number bonds for 7 + 5` has a sum of its own.
  const found = text.length <= 100 && !SUM.test(text) ? NAMED.exec(plainWords(text)) : null
  return found &&
    /bonds?/.test(found[0]) &&
    !/\bjames\b|\b(?:do|don'?t) (?:you|u|i) (?:like|love|hate)\b|\b(?:love|hate|like) (?:number )?bonds\b/i.test(
      text,
    )
    ? { total: found[1] === undefined ? undefined : Number(found[1]) }
    : undefined
}

/** What a message says of the bonds that are practised; undefined for everything else. */
export function bondSaid(
  text: string,
  { total, asked }: Bonds,
): { said: BondSaid; bonds: Bonds } | undefined {
  if (total === undefined) {
    const to = TO.exec(plainWords(text))?.[1]
    return to && Number(to) > 1 && Number(to) <= MOST
      ? { said: { is: 'begin' }, bonds: { total: Number(to) } }
      : undefined
  }
  const pair = PAIR.exec(text)
  if (pair)
    return { said: { is: 'pair', one: Number(pair[1]), other: Number(pair[2]) }, bonds: { total, asked } }
  const one = asked === undefined ? undefined : ONE.exec(text)?.[1]
  return one === undefined ? undefined : { said: { is: 'other', said: Number(one) }, bonds: { total, asked } }
}

const ASKED = /What goes with \$(\d+)\$ to make \$(\d+)\$\?/

/** The bond that a message of the tutor's asks for. */
export function bondAskedIn(text: string): Bonds | undefined {
  const [, asked, total] = ASKED.exec(text) ?? []
  return asked && total ? { asked: Number(asked), total: Number(total) } : undefined
}
