/** How a sentence says what numbers come to, whatever stands around it. */

/** Small numbers that count things, and shares, in words. */
export const NUMBERS_IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['two', '2'],
  ['both', '2'],
  ['double', '2'],
  ['twice', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['half', '1/2'],
  ['haf', '1/2'],
  ['quarter', '1/4'],
])
/** Between the last number and what it comes to, or between this and the first. */
export const COMES_TO =
  /\b(?:is|are|r|makes?|mak|making|gives?|gets?|got|comes?|goes|equals?|leaves?|thats|that['’]s|its|it['’]s|so|then|be)\b/i
/** Something is denied, asked, or written as a sum, which is read elsewhere. */
export const SAYS_OTHERWISE =
  /\?|\b(?:not|never|cant|can['’]t|wrong|why|what if|how|isnt|doesnt)\b|n['’]t\b|\d ?(?:%|per ?cent)|\d\s*[-+−x×*÷/=:^]\s*\d/i

/** Between two numbers: `3 coins of 2`, `4 lots of 5`. */
export const SAYS_TIMES = /^ (?:\p{L}+ )?(?:of|times|lots of|groups of)(?: the)? $/iu
