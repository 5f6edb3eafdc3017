import { CONCERNS, type Concern } from '../../shared/concerns.ts'
import { plain } from '../../shared/normalise.ts'
import type { LanguageOfDanger } from './language.ts'

export interface Phrase {
  concern: Concern
  /** With nobody named, it is somebody at home who does it. */
  isHome: boolean
  find: RegExp
}

export interface Ear {
  /** The text as the phrases are written. */
  read(text: string): string
  phrases: readonly Phrase[]
  calm: readonly RegExp[]
}

const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ł/g, 'l'],
  [/ı/g, 'i'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  // Arabic: the last letters that are typed one for the other, and the stretching line.
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ـ/g, ''],
]

/** Makes a language ready to be listened to. @throws Error that names the line which can't be read */
export function createEar(language: LanguageOfDanger): Ear {
  const letters = (text: string) =>
    [...SAME_LETTER, ...(language.alike ?? [])].reduce(
      (read, [letter, same]) => read.replace(letter, same),
      plain(text),
    )
  const space = language.hasSpaces ? ' ' : ''
  const words = (text: string) =>
    letters(text)
      .replace(/[^\p{L}\p{N}*]+/gu, space)
      .trim()
  const compile = (written: string) => compilePhrase(written, language, words)
  const phrases: Phrase[] = []
  const calm: RegExp[] = []
  let heading = { concern: undefined as Concern | undefined, isHome: false }
  for (const full of language.phrases.split('\n')) {
    const line = full.trim()
    if (line === '') continue
    const [, name, home] = /^== (\w+)( home)?$/.exec(line) ?? []
    if (name !== undefined) {
      heading = { concern: CONCERNS.find(each => each === name), isHome: home !== undefined }
      if (!heading.concern && name !== 'calm') throw new Error(`"${line}" names no concern`)
    } else if (heading.concern) {
      phrases.push({ concern: heading.concern, isHome: heading.isHome, find: compile(line) })
    } else calm.push(compile(line))
  }
  return { read: text => `${space}${words(text.replaceAll('*', ' '))}${space}`, phrases, calm }
}

function compilePhrase(written: string, language: LanguageOfDanger, words: (text: string) => string): RegExp {
  const { hasSpaces } = language
  const end = hasSpaces ? ' ' : ''
  const any = (list: string) =>
    list
      .split('|')
      .map(each => words(each.replaceAll('_', ' ')).replaceAll('*', '[^ ]*'))
      .toSorted((one, other) => other.length - one.length)
      .join('|')
  const people = (list: string) => any(list.trim().split(/\s+/).join('|'))
  const gap = hasSpaces
    ? `(?:(?!(?:${people(language.not)}) )[^ ]+ ){0,4}?`
    : `(?:(?!${people(language.not)}).){0,8}?`
  const source = written
    .split(' ')
    .map((item, index) => {
      if (item === '..') return gap
      if (item.startsWith('!') && index === 0) return `(?<!${end}(?:${any(item.slice(1))})${end})`
      if (item.startsWith('!')) return `(?!(?:${any(item.slice(1))})${end})`
      const isMaybe = item.endsWith('?')
      const name = isMaybe ? item.slice(0, -1) : item
      const one =
        name === '@home'
          ? `(?<home>${people(language.home)})`
          : name === '@other'
            ? `(?:${people(language.other)})`
            : name === '@someone'
              ? `(?:(?<home>${people(language.home)})|${people(language.other)})`
              : `(?:${any(name)})`
      return isMaybe ? `(?:${one}${end})?` : `${one}${end}`
    })
    .join('')
  return new RegExp(hasSpaces ? `(?<= )${source}` : source, 'u')
}
