import { plain } from '../../shared/normalise.ts'
import type { Speller } from './spelling.ts'

/** One sentence (or a part of one that stands for itself) as right words with one space around each. */
export type Line = string

export interface PlainWords {
  shorthand: ReadonlyMap<string, string>
  fillers: ReadonlySet<string>
  spell: Speller
  /** Words that match `k*ll`, where a star stands for letters. */
  starred: (word: string) => string | undefined
}

const EMOJI: readonly (readonly [RegExp, string])[] = [
  [/[🔪🗡]/gu, ' knife '],
  [/[🔫]/gu, ' gun '],
  [/[🩸]/gu, ' blood '],
  [/[💊]/gu, ' pills '],
  [/[😭😢😿😥]/gu, ' crying '],
  [/[😞😔🥺💔☹🙁😟😣😩]/gu, ' sad '],
  [/[👊🤛🤜]/gu, ' punch '],
]
const END = /[.!?;…\n]+(?=\s|$)|[!?;…\n]+|(?<=[a-z])\.+(?=[a-z])|\.{2,}|\s[-–—]{1,3}\s/u
const ASIDE = /,? (?:and )?(?:also|btw|anyways?|by the way|ps|oh and|besides that) |\(|\)/
const UNIT = /^\d+(?:st|nd|rd|th|cm|mm|m|kg|g|km|ml|l|x|am|pm|s|d|k|yo|yrs?|px|p|ft|in|oz|lb|lbs|hrs?|mins?)$/
/** "her" that owns what follows is written "hers", so that "hit her" and "hit her head" differ. */
export const HER =
  /(?<= )her (?=[a-z])(?!(?:a|an|the|and|or|but|so|when|while|with|without|because|if|until|till|at|in|into|on|onto|to|from|for|by|of|up|down|out|off|over|under|around|against|about|like|that|as|than|then|not|all|every|again|hard|last|yesterday|today|tonight|now|once|twice|one|two|three|i|he|she|they|we|you|it|is|was|will|would|my|me|what|where|how|why|everywhere|there|inappropriately|there|here|lots|good|bad|go|do|be|drink|touch|wear|sit|sleep|watch|eat) )/g
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^ca ?n't$/, 'can not'],
  [/^won't$/, 'will not'],
  [/n't$/, ' not'],
  [/'ll$/, ' will'],
  [/'ve$/, ' have'],
  [/'re$/, ' are'],
  [/'m$/, ' am'],
  [/'d$/, ' would'],
  [/(?<=^(?:it|he|she|that|what|there|who|where|how|here|everything|nothing))'s$/, ' is'],
  [/'s$/, " 's"],
]

/** The sentences of a child's message in plain words; `withEmoji` puts the meaning of emoji in their place. */
export function readLines(text: string, how: PlainWords, withEmoji = false): Line[] {
  let known = text
  for (const [sign, word] of EMOJI) known = known.replace(sign, withEmoji ? word : ' ')
  known = plain(known)
    .replace(/[ \t]+/g, ' ')
    .replace(/\b([a-z])!(?=[a-z])/g, '$1i')
    .replace(/(?<![a-z'])[a-z](?:[ .*_-]{1,3}[a-z]){2,}(?![a-z'])/g, letters =>
      letters.replace(/[ .*_-]/g, ''),
    )
  const memory = new Map<string, readonly string[]>()
  return known
    .split(END)
    .flatMap(part => part.split(ASIDE))
    .flatMap(part => {
      const words = (part.match(/[a-z0-9@$*]+(?:'[a-z0-9]+)*/g) ?? []).flatMap(token => {
        const before = memory.get(token)
        if (before) return before
        const meant = readWords(token, how)
        memory.set(token, meant)
        return meant
      })
      return splitChunks(words).map(asLine)
    })
}

/** A child's sentence isn't longer; what is goes piece by piece, each with the end of the one before. */
const MOST_WORDS = 60
const OVERLAP = 10

function splitChunks(words: readonly string[]): (readonly string[])[] {
  const chunks: (readonly string[])[] = []
  for (let begin = 0; begin < words.length; begin += MOST_WORDS - OVERLAP) {
    if (begin > 0 && begin + OVERLAP >= words.length) break
    chunks.push(words.slice(begin, begin + MOST_WORDS))
  }
  return chunks
}

function asLine(words: readonly string[]): Line {
  return ` ${words.join(' ')} `
    .replace(
      /(?<= )(want|wants|need|going|try|trying|have|used|how|scared|ready|about) (?:2|too|two)(?= )/g,
      '$1 to',
    )
    .replace(/(?<= )my self(?= )/g, 'myself')
    .replace(/(?<= )no (?:one|body)(?= )/g, 'nobody')
    .replace(/(?<= )(every|any) (?:one|body)(?= )/g, '$1body')
    .replace(/(?<= )some (?:one|body)(?= )/g, 'someone')
    .replace(
      /(?<= )ill (?=(?:be|have|go|get|kill|die|never|hurt|do|tell|not|make|end|run|cut|try|take|leave|jump|starve|stab|shoot|bring|miss) )/g,
      'i will ',
    )
    .replace(/(?<= )(?:her|him|them|your) self(?= )/g, found => found.replace(' ', ''))
    .replace(/(?<= )will not to(?= )/g, 'want to')
    .replace(HER, 'hers ')
}

function readWords(token: string, how: PlainWords): readonly string[] {
  const { shorthand, fillers, spell } = how
  const meant = (word: string) => (shorthand.get(word) ?? word).split(' ')
  return letters(token, how)
    .split(' ')
    .flatMap(word =>
      shorthand.has(word) || /^\d*$/.test(word) ? meant(word) : spell(word).split(' ').flatMap(meant),
    )
    .filter(word => word !== '' && !fillers.has(word))
}

/** Contractions in full, disguises undone. */
function letters(token: string, { shorthand, starred }: PlainWords): string {
  if (shorthand.has(token)) return token
  for (const [ending, full] of ENDINGS) {
    if (ending.test(token)) return token.replace(ending, full)
  }
  const word = token.replaceAll("'", '')
  if (shorthand.has(word)) return word
  if (/[a-z]\*+[a-z]/.test(word)) return starred(word) ?? word.replaceAll('*', '')
  const bare = word.replace(/^[*$@]+|[*@]+$/g, '')
  if (!/[a-z]/.test(bare) || !/[0-9@$]/.test(bare) || UNIT.test(bare)) return bare.replaceAll('*', '')
  return bare.replace(/[013457@$]/g, sign => LOOK_ALIKES[sign] ?? sign)
}
