const ROUNDED_TO =
  /\bto (?:the nearest [\w ]+|\d+ (?:decimal places?|d\.?p\.?|significant figures?|s\.?f\.?))/i
const PLACE =
  '(nearest (?:whole number|\\w+)|\\d+ (?:decimal places?|d\\.?p\\.?|significant figures?|s\\.?f\\.?))'
const GAP = '[\\s,.:!]{1,3}'
const SAYS = `(?:${GAP}(?:so|then|is it|is|it'?s|it|i got|i think)){0,3}`
const LEAD = `(?:(?:and|now|ok|okay|so|oh|then|what about|how about|what if|it'?s|it was|it is|next|but|round|rounded|it|that|to|with|for|the)${GAP}){0,8}`
const OTHER_PLACE = new RegExp(`^${LEAD}${PLACE}(?:${SAYS}${GAP}-?\\d[\\d.,]{0,15})?\\W{0,3}$`, 'i')
/** What stands before the number that a place is said to come to. */
const BEFORE_NUMBER = new RegExp(`^${LEAD}${PLACE}${SAYS}${GAP}(?=-?\\d[\\d.,]{0,15}\\W{0,3}$)`, 'i')

/** `now to the nearest whole number`, `and the nearest 100 is 2900`, after another rounding of the same number. */
export function roundedTo(text: string, asked: string): string | undefined {
  const place = OTHER_PLACE.exec(text.trim())?.[1]
  return place && ROUNDED_TO.test(asked)
    ? asked.replace(ROUNDED_TO, `to ${/^nearest/i.test(place) ? 'the ' : ''}${place}`)
    : undefined
}

/** `and the nearest 100 is 2900` as what the child has got: `I got 2900`. */
export const placeAsReport = (text: string): string => text.trim().replace(BEFORE_NUMBER, 'I got ')
