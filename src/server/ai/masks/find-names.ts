import type { HiddenName } from './family-names.ts'
import { isAlsoWord, isMeantAsName } from './names-that-are-words.ts'
import { isUnbroken, listForms, splitWords, type Word } from './words.ts'

/** A place in a text and what stands there. */
export interface Found {
  from: number
  to: number
  name: HiddenName
}

/** What may stand between the words of one name. */
const BETWEEN = /^[\s.'’‐‑–-]{0,3}$/

/**
 * Where a family's names stand in a text: as whole words, however they are spelt, with and without accents; where a
 * name is also a word, only where it is meant as a name.
 * @param names those of more words first, as `hiddenNames` gives them
 * @param isOurs whether the words at a place are our own, where every name may be a word
 */
export function findNames(text: string, names: HiddenName[], isOurs: (at: number) => boolean): Found[] {
  const words = splitWords(text)
  const forms = words.map(word => listForms(word.text))
  const found: Found[] = []
  for (let at = 0; at < words.length; ) {
    const match = nameAt(text, words, forms, at, names, isOurs)
    if (match) found.push(match.found)
    at += match?.words ?? 1
  }
  return [...found, ...withinWords(text, names)].toSorted((a, b) => a.from - b.from || b.to - a.to)
}

function nameAt(
  text: string,
  words: Word[],
  forms: string[][],
  at: number,
  names: HiddenName[],
  isOurs: (at: number) => boolean,
) {
  const [first, ...more] = words.slice(at, at + 10)
  // `\max` and `\pi` are maths.
  if (!first || text[first.from - 1] === '\\') return undefined
  for (const name of names) {
    const last = [first, ...more][name.words.length - 1]
    const isHere =
      last &&
      name.words.every((ways, nth) => ways.some(way => forms[at + nth]?.includes(way))) &&
      more
        .slice(0, name.words.length - 1)
        .every((word, nth) => BETWEEN.test(text.slice(words[at + nth]?.to, word.from)))
    if (isHere && isMeant(text, first.from, last.to, name, isOurs(first.from))) {
      return { found: { from: first.from, to: last.to, name }, words: name.words.length }
    }
    if (!isOurs(first.from) && isJoined(forms[at], name))
      return { found: { from: first.from, to: first.to, name }, words: 1 }
  }
  return undefined
}

function isMeant(text: string, from: number, to: number, { words }: HiddenName, isOurs: boolean): boolean {
  const [[form = ''] = [], ...more] = words
  return more.length > 0 || !(isOurs || isAlsoWord(form)) || isMeantAsName(text, from, to, form)
}

/** `AnnaLena` for Anna-Lena, and `mias` for Mia's. */
function isJoined(forms: string[] = [], { words }: HiddenName): boolean {
  const whole = words.map(([form]) => form).join('')
  if (words.length > 1) return forms.includes(whole)
  return whole.length > 2 && !isAlsoWord(whole) && !isAlsoWord(`${whole}s`) && forms.includes(`${whole}s`)
}

function withinWords(text: string, names: HiddenName[]): Found[] {
  return names
    .filter(name => isUnbroken(name.text) && name.text.length > 1)
    .flatMap(name =>
      Array.from(text.matchAll(new RegExp(name.text, 'gu')), ({ index }) => ({
        from: index,
        to: index + name.text.length,
        name,
      })),
    )
}
