const OF_AMERICA = /\bslopes?\b|\bmx ?\+ ?b\b/i
const OF_BRITAIN = /\bgradients?\b|\bmx ?\+ ?c\b/i

const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\bslope, or gradient,/g, 'slope'],
  [/\bgradient(?=s?\b)/g, 'slope'],
  [/\bmx \+ c\b/g, 'mx + b'],
  [/(?<=(?:[;,]|\bfind) )c(?= (?:says|is) (?:where|the)\b|\.)/g, 'b'],
]

/**
 * What is said of lines in the words and letters of the child’s own school: who writes slope and y = mx + b gets no
 * gradient and no c. What is quoted stays.
 * @param said everything that the child has said
 */
export function inOwnLetters(reply: string, said: readonly string[]): string {
  const all = said.join(' ')
  if (!OF_AMERICA.test(all) || OF_BRITAIN.test(all)) return reply
  return reply
    .split(/(`[^`]*`)/)
    .map((part, at) =>
      at % 2 === 1 ? part : WAYS.reduce((text, [pattern, by]) => text.replace(pattern, by), part),
    )
    .join('')
}
