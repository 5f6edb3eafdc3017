import type { Random } from '#maths/domain/misconception.ts'

/** What children write for each other; where it stands it is replaced once. */
const SWAPS = [
  'ie ei',
  'ei ie',
  'ph f',
  'ea ee',
  'ee ea',
  'ai ay',
  'ou ow',
  'ck k',
  'kn n',
  'wr r',
  'gh g',
  'qu kw',
  'c s',
  's c',
  'c k',
  'k c',
  'z s',
  'j g',
  'a e',
  'e a',
  'i e',
  'e i',
  'o u',
  'u o',
  'i y',
  'y i',
  'a o',
  'o a',
  'tion shun',
  'le el',
  'er or',
  'or er',
].map(pair => pair.split(' '))

function allMisspellings(word: string): string[] {
  const found: string[] = []
  for (const [from = '', to = ''] of SWAPS) {
    const at = word.indexOf(from, 1)
    if (at > 0) found.push(word.slice(0, at) + to + word.slice(at + from.length))
  }
  for (let at = 1; at < word.length; at++) {
    const letter = word[at] ?? ''
    if (letter === word[at - 1]) found.push(word.slice(0, at) + word.slice(at + 1))
    else if (/[bcdfglmnprst]/.test(letter) && at < word.length - 1) {
      found.push(word.slice(0, at) + letter + word.slice(at))
    }
    const next = word[at + 1]
    if (next !== undefined && next !== letter)
      found.push(word.slice(0, at) + next + letter + word.slice(at + 2))
    if (/[aeiou]/.test(letter) && word.length > 5) found.push(word.slice(0, at) + word.slice(at + 1))
  }
  return found
}

/** Ways in which a text is often misspelt, each other than the text and each other; the longest word slips. */
export function misspellings(text: string, random: Random): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  if (longest.length < 3) return []
  const found = new Set(allMisspellings(longest).map(slip => text.replace(longest, slip)))
  found.delete(text)
  return [...found]
    .map(each => ({ each, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ each }) => each)
}
