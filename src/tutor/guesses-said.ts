const GUESS =
  '-?[£$€]?\\d[\\d./:]*%?p?(?: ?(?:hours?|hrs?|h)(?: (?:and )?\\d+(?: ?(?:minutes?|mins?|m))?)?| ?(?:minutes?|mins?))?'
const GUESSES = new RegExp(
  `^\\W*(?:(?:is|so|or|um+|maybe|its?|it's|the answer|be|could|would)\\b\\s*)*${GUESS}(?:\\s*(?:\\?+[\\s,]*(?:or |and |is it |then )*|,? or (?:is it )?)${GUESS}){2,}\\W*$`,
  'i',
)
const TWO_GUESSES = new RegExp(
  `^\\W*(?:is it |its? |maybe )?${GUESS}\\s*\\?+[\\s,]*(?:or |no |is it )*${GUESS}\\s*\\?+\\s*$`,
  'i',
)

/** `is it 4 girls or 16`, with what is counted behind either. */
const ONE_OR_OTHER = new RegExp(
  `^\\W*(?:(?:wait|so|ok|oh|um+|hm+|but|then)\\b\\s*)*(?:is|are|would|could|will|does) (?:it|that|the answer|there|this|they)(?: be)? ${GUESS}(?: [a-z]+){0,2} or (?:is it )?${GUESS}(?: [a-z]+){0,2}\\W*$`,
  'i',
)

/** `square root of 100 thats 10 or is it 50`, behind what leads to one of them. */
const OR_AT_END = new RegExp(
  `(?:\\b(?:that'?s|is|it'?s|gives?|makes?|get|got)|=) ?${GUESS},? or (?:is it |maybe |just |is that )${GUESS}\\W*$`,
  'i',
)

const TERM = '-?(?:\\d[\\d.]*%?[a-z]?|[a-z])(?: ?[-+] ?\\d+[a-z]?)?'
/** `whats x+2x+3x tho. is it 6x or 5x`, `is 20 x 14 280 or 208?`: of a step on the way. */
const STEP_ONE_OR_OTHER = new RegExp(
  `(?:^|[\\s,.?!])(?:is|are|do i (?:have|get)) (?:(?:it|that|this|they|the answer|[a-z]|[\\d(][^a-wyz?!]{0,25}) )?${TERM} or (?:is it )?${TERM}(?: (?:now|then|altogether|when|if|in)\\b.{0,30})?\\W*$`,
  'i',
)

export const isStepOfTwo = (text: string): boolean => STEP_ONE_OR_OTHER.test(text) && !ONE_OR_OTHER.test(text)

/** Several answers, one after the other: `is it 7? 8? 9?` */
export const isGuesses = (text: string): boolean =>
  GUESSES.test(text) ||
  TWO_GUESSES.test(text) ||
  ONE_OR_OTHER.test(text) ||
  OR_AT_END.test(text) ||
  isStepOfTwo(text)
