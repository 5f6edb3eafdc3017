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

/** Several answers, one after the other: `is it 7? 8? 9?` */
export const isGuesses = (text: string): boolean => GUESSES.test(text) || TWO_GUESSES.test(text)
