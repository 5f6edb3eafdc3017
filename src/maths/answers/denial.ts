const LONGEST = 120
const NUMBER = '[£$€]?-?\\d[\\d.,/]*'
const BEFORE = new RegExp(
  `^\\D*(?<![\\p{L}])(?:not|(?:is|are|was)n['’]?t|never|can['’]?t be|(?:more|less|fewer|greater|bigger|smaller|higher|lower) than|under|below|above|between ${NUMBER} and) ${NUMBER}\\D*$`,
  'iu',
)
const BEHIND =
  /^\D*\d[\d.,/]*\D{0,20}\b(?:is|are)(?: not (?:right|correct|true|it|(?:the|my) answer)|n['’]?t (?:right|correct|true|(?:the|my) answer)| wrong| incorrect| false)\b\D*$/i

/** Whether an answer says of its one number that it is not it, or only near it: `it isn't 28`, `more than 28`. */
export function isDenial(answer: string): boolean {
  return answer.length <= LONGEST && (BEFORE.test(answer) || BEHIND.test(answer))
}
