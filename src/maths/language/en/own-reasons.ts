/** Asks a child for its reason, at the end of what the tutor says. */
export const ASKS_REASON =
  /(?:How can you tell|How do you know|How would you say it to a friend who got it wrong|Can you say why[^?]{0,40})\?\s*$/
/** Asks a child to try a thought on numbers of its own. */
export const ASKS_TEST = /\bTest it\b|Find one case where it fits/
/** A reason was told, which a child may say again in its own words. */
export const TELLS_REASON =
  /Here is why:|^(?:Many think so at first, but no|That’s a common mix-up|No, not here|Yes, exactly|Yes, well said|Good question|Only sometimes)\./

/** What a child concludes of what it has tried: that it is not so. */
export const CONCLUDES_NOT =
  /\b(?:so|and|but|then) (?:no\b|not\b|never\b|(?:it|they|that|its|thats)\b.{0,12}(?:not|n['’]?t)\b)|\b(?:does|do|is|are|did) ?(?:n['’]?t|not|nt)\b (?:always|work|hold|fit|the same|true)|\b(?:doesnt|dont|isnt|arent|didnt) (?:always|work|hold|fit|the same|true)|\bnot (?:always|the same|true)\b/i
/** That it is. */
export const CONCLUDES_SO =
  /\b(?:all|always|every ?time|each time|both)\b|\bso (?:yes|it (?:does|is|works|holds))\b|\bit (?:works|holds|does|fits)\b/i

/** Asks whether something is so each time. */
export const ALWAYS_ASKED =
  /^(?=.{0,200}\b(?:is|are|does|do|will|can|would)\b).{0,200}\b(?:always|every ?time|ever|never)\b/is
export const NOT_ALWAYS = /\bnot (?:always|every ?time)(?: be| an?| going to be)? (\p{L}+)/iu
/** What a number is or is not. */
export const PROPERTIES: Readonly<Record<string, (value: number) => boolean>> = {
  positive: value => value > 0,
  plus: value => value > 0,
  negative: value => value < 0,
  minus: value => value < 0,
  even: value => value % 2 === 0,
  odd: value => Math.abs(value % 2) === 1,
  whole: value => Number.isInteger(value),
}

/** A message that is a reason for what was said before. */
export const BEGINS_REASON = /^\W*(?:because|cause|cos|coz|cuz|bc|becos|since)\b(?!.*\?\s*$)/i
/** Says what a thing is like, of what was explained just now. */
export const SAYS_AGAIN =
  /^\W*(?:(?:oh|ah|aha|so|i see|i get it|no|yes|yeah)\b[\s,]*){1,4}(?!.*(?:\?|\b(?:next|now|what|how|which|why|who|if|always)\b))\S.{14,}/is

/** `15x80 and 80x15 is the same` */
export const SAME_AS =
  /(\d[\d\s.,+\-−*×x÷/()]{0,30}\d|\d+) (?:and|is the same as|are the same as|equals?) (\d[\d\s.,+\-−*×x÷/()]{0,30}\d|\d+)(?: (?:is|are|make|give) (?:both )?(?:the )?same)?/gi

const NUMBER = '-?\\d+(?:\\.\\d+)?'
const LIST = `(?<![\\d.])${NUMBER}(?:(?:,? and |[\\s,]+)${NUMBER}){2,9}(?![\\d.])`
/** Lists of at least three numbers. */
export const LISTS_SAID = new RegExp(LIST, 'g')
/** `the mean is 4`, `median of 1 2 9 is 2`: the measure, its list where that stands within, and the number. */
export const MEASURES_SAID = new RegExp(
  `\\b(mean|median|mode|range)(?: (?:of )?(${LIST}))?(?:\\s*=|(?:\\s+(?:of (?:it|that|them|those)|its|it's|is|was|are|would|be|then|comes|to|also|both|just)){0,4})\\s*(${NUMBER})(?![\\d.]*(?:[\\s,]+-?\\d){2})`,
  'gi',
)

/** What is said to a reason of the child's own. */
export const ON_REASON = {
  /** @param facts what is true of it, quoted */
  checked: (facts: string) => `Thank you for the reason! What you say in it is so: ${facts}.`,
  heard: [
    'Thank you, that is a reason in your own words: now I know how you thought.',
    'Good that you can say why. Saying it in your own words is the best test of a thought.',
  ],
  again: 'Good that you say it in your own words: that is how a reason stays with you.',
  next: 'Shall we do another one?',
} as const

/** What is said to cases that a child has tried. */
export const ON_TEST = {
  not: 'Well tested! Your numbers are right, and one case that does not fit is enough to say no.',
  so: 'Well tested: what you tried is worked out right. Is there a kind of number that you have not tried yet, such as zero, one, or two that are the same?',
  /** @param value what it came to @param denied such as `positive` */
  counter: (value: string, denied: string) =>
    `Yes, ${value} is right, and it is not ${denied}: one case that does not fit is enough to say no. Well tested! Shall we do another one?`,
  right: 'Well tested: your numbers are right. What do they tell you about your question?',
  /** @param measure such as `mean` */
  wrong: (measure: string, list: string) =>
    `Look at the ${measure} of ${list} once more: how do you find it?`,
} as const
