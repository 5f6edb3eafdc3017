export const STRAIGHT = 180
/** Says which of its angles is told: then there is one answer. */
const SAYS_WHICH = /\b(?:base|top|vertex|apex|equal (?:angles|sides)|between|vertical)\b/i
const ASKS_BOTH =
  /\b(?:both|could|can|might|possib\w*|two (?:answers|ways)|(?:the|its) other (?:two )?angles?)\b/i

export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The one angle that is told of an isosceles triangle, where it is not said which one it is. */
export function toldAngle(text: string): number | undefined {
  if (!/\bisosceles\b/i.test(text) || SAYS_WHICH.test(text) || !ASKS_BOTH.test(text)) return undefined
  const [angle = 0, ...others] = numbersIn(text).filter(each => each > 2)
  return others.length === 0 && angle > 2 && angle < STRAIGHT / 2 && angle !== 60 ? angle : undefined
}
