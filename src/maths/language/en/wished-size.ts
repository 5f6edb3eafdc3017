/** How a child says how big the numbers of its next question are to be, and which way a row is to go. */
export const DIGITS_WISHED = /\b([2-6]|two|three|four|five|six)[ -]?(?:digits?|didgits?|figures?)\b/i
export const NUMBER_OF: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
export const LARGER =
  /\b(?:bigger|larger|longer|huge|massive|giant)\b|(?<!\btoo |\bso |\bnot )\bbig (?:numbers?|ones?)\b/i
export const SMALLER =
  /\b(?:smaller|littler|tiny|shorter|lower)\b|\btoo (?:big|large|long|huge)\b|\b(?:small|little) (?:numbers?|ones?)\b/i
/** How hard it is not to be: `not to hard`, `nothing too tricky`. */
export const NOT_SO_HARD =
  /(?:\b(?:not|nothing|isn't|without|never)|n't)(?: \p{L}+){0,3}? (?:too|to|so|very|that|really|super|as|much|all that) (?:hard|difficult|tricky|tough|big|long)\b/u
export const HARDER_WISHED = /\b(?<!\b(?:no|not|n't) )(?:harder|trickier|tougher)\b/
export const EASIER_WISHED = /\b(?<!\b(?:no|not|too|was|is|it's|that's) )(?:easier|easyer|simpler)\b/
/** `one without a story` */
export const NO_STORY =
  /\b(?:without|no|not|isn't) (?:an? |any |the )?(?:story|stories|word problem|wordy|words)\b/i
export const DOWN =
  /\b(?:go(?:es|ing)?|gets?|getting|counts?|counting) (?:down(?:wards?)?|smaller|lower|backwards?)\b|\b(?:decreas\w+|falling|falls|descending|shrink\w*|take ?aways?|minus)\b|\bdown(?:wards?)? ones?\b/i
/** Words of size, which name no lesson in a wish. */
export const OF_SIZE_ALONE =
  /\b(?:too |much |even |a bit )*(?:bigger|big|larger|large|smaller|small|longer|shorter|tiny|huge)(?: (?:numbers?|ones?))?\b|\b(?:[2-6]|two|three|four|five|six)[ -]?(?:digits?|figures?)(?: numbers?)?\b/g

/** Wishes to stop, beside an answer or anything else. */
export const STOPS =
  /\b(?:can|could|may|shall|let['’]?s|lets) (?:we |i |u )?(?:please |pls |just )?(?:stop|finish|be done|end (?:it|this)|quit)\b|\bi (?:want to|wanna|need to|have to|gotta|got to) (?:stop|finish|go|quit)\b|\bstop (?:now|here|please|pls|it)\b|\bno more(?: (?:questions?|sums|quiz|maths))?(?: (?:please|pls|now|today))?\W*$|\bi(?:['’]?m| am) (?:done|finished) (?:now|for today|for now)\b/i

/** What is had enough of stands behind them: `im done with ladders`. */
export const ENOUGH_OF = '(?:done|finished|over) with|(?:sick|bored|tired|fed up|enough) (?:of|with)|hate'
/** The child wants to be told a story. */
export const STORY_WISHED =
  /\b(?:tell|give|make|do|want|have|ask|an?|another|one|real)\b(?: \p{L}+){0,3} (?:story\b(?! (?:is|was|says|of))|(?:wordy|worded|word) (?:one|question|sum|problem))/u
