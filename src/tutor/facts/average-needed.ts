/** `an average of 85`, `to average 72`: the mean that is to come. */
const WANTED =
  /\b(?:average|mean|avg)(?: (?:score|mark|grade|result|[a-z]+))?(?: (?:of|to be|is|at|=|up to|will be|should be|be))? ?(?:exactly )?(\d+(?:\.\d+)?)\b/i
const NEEDS = /\b(?:needs?|must|have to|has to|gotta|should|want(?:s|ed)?|would|makes?|gives?)\b/i
const NEXT =
  /\b(?:next|another|one more|last|final|missing|(?:\d+(?:rd|th|nd)|third|fourth|fifth|sixth|seventh|eighth))\b/i
const ORDINAL = /\b(\d+)(?:rd|th|nd)\b/gi
const MOST = 12

/** What the next number has to be for a mean that is wanted: `78 85 92 and 81, what do i need on the next one for an average of 85`. */
export function averageNeeded(text: string): string | undefined {
  const found = WANTED.exec(text)
  if (!found?.[1] || !NEEDS.test(text) || !NEXT.test(text) || /%|\d\s*[=×÷*:]|\bmedian\b/i.test(text))
    return undefined
  const rest = text.replace(found[0], ' ').replace(ORDINAL, ' ')
  const numbers: readonly string[] = rest.match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []
  // How many there are is told as well: `3 quizzes`.
  const counted =
    /\b(\d+) (?:\p{L}+ )?(?:tests?|quiz\w*|scores?|marks?|games?|matches|numbers?|exams?|rounds?|papers?|kids?|children|people|friends|pupils|students|players|girls|boys)\b/iu.exec(
      rest,
    )?.[1]
  const list =
    counted !== undefined && [numbers.length - 1, numbers.length].includes(Number(counted))
      ? numbers.filter((_, at) => at !== numbers.indexOf(counted))
      : numbers
  if (list.length < 2 || list.length > MOST || !isFit(text, list.length + 1)) return undefined
  return `The mean of ${list.length + 1} numbers is ${found[1]}. ${list.length} of them are ${list.join(', ')}. What is the missing number?`
}

/** `the 4th` or `the fifth` is the one behind those that are told. */
function isFit(text: string, place: number): boolean {
  const [own] = text.matchAll(ORDINAL)
  const word = /\b(third|fourth|fifth|sixth|seventh|eighth)\b/i.exec(text)?.[1]
  const named =
    own?.[1] ??
    (word &&
      String(['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].indexOf(word.toLowerCase()) + 3))
  return named === undefined || Number(named) === place
}
