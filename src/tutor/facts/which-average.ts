import { listIn } from '../everyday-wording.ts'

const WHICH =
  /\bwhich (?:\p{L}+ ){0,4}(?:averages?|measures?|mean|median|mode)\b|\b(?:should|would|shall) (?:i|we|he|she|they|you) (?:use|pick|choose)\b|\b(?:mean|median|mode),? or (?:the )?(?:mean|median|mode)\b|\bwhat(?: is|'s) the (?:best|fairest) (?:average|measure)\b/iu
const CHOOSES =
  /\b(?:best|better|suit\w*|appropriate|fair(?:er|est)?|represent\w*|describes?|typical|sensible|useful|should|use|pick|choose)\b/i
/** The averages are to be worked out as well, which comes first. */
const ORDERS = /\b(?:find|work out|calculate)\b/i

/** `which average is best for 4, 7, 7, 9, 35`: a choice with its reason is asked for, and none of them is to be worked out. */
export const asksWhichAverage = (text: string): boolean =>
  WHICH.test(text) &&
  CHOOSES.test(text) &&
  /\b(?:averages?|mean|median|mode)\b/i.test(text) &&
  !ORDERS.test(text) &&
  listIn(text, 4) !== undefined

/** The averages of a list, and a number in it that is as far from the rest as the rest is wide. */
export function averagesIn(text: string) {
  const list = (listIn(text, 4) ?? []).map(Number).toSorted((one, other) => one - other)
  const [low = 0, second = 0] = list
  const [high = 0, last = 0] = list.toReversed()
  const timesOf = (value: number) => list.filter(each => each === value).length
  const most = Math.max(2, ...list.map(timesOf))
  const modes = [...new Set(list.filter(each => timesOf(each) === most))]
  const [left = 0, right = left] = list.slice((list.length - 1) >> 1, (list.length >> 1) + 1)
  return {
    mean: list.reduce((sum, each) => sum + each, 0) / list.length,
    median: (left + right) / 2,
    mode: modes.length === 1 ? modes[0] : undefined,
    outlier: high - last > last - low ? high : second - low > high - second ? low : undefined,
  }
}
