/**
 * Letters and signs that other countries write before an amount of money. A single letter may be a name, and behind a
 * division the rest, so it stands beside a sign of the sum, or before what is said to come out.
 */
const BEFORE = /(?<![\p{L}\d])(?:(?:Rs|Re|KShs?|Tk|INR|NGN|KES|ZAR|BDT|PKR)\.? ?|[₦৳₨] ?)(?=\d)/giu
/** In capitals alone: `r2` is the square of a letter, and `5 R 3` a rest. */
const LETTER_BEFORE =
  /(?<![\p{L}\d]|\d )(?:[NR](?= ?\d[\d.,]* ?[-+−×x*÷/=])|(?<=(?:[-+−×*÷/=]|\d x|\b(?:is|are|makes?|gives?|plus|minus|times)) ?)[NR] ?)(?=\d)/gu
/** The same behind it: `225/-`, `225 naira`. */
const BEHIND =
  /(?<=\d)(?:\/-|\s?(?:rupees?|naira|takas?|rands?|shillings?|Rs|KShs?|Tk)\b\.?)(?=\s*(?:[-+−×*÷/=]|$|[.,!?]|(?:plus|minus|times|is|are|makes?)\b))/gi

/** A sum with its numbers alone where the money of another country stands with them: `40 + 35 = Rs 75`, `N40 + N35`. */
export const withoutMoneySigns = (line: string): string =>
  [BEFORE, LETTER_BEFORE, BEHIND].reduce((rest, sign) => rest.replace(sign, ''), line)
