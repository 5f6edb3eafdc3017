/** A word of a text, with its place. */
export interface Word {
  text: string
  from: number
  to: number
}

/** Letters alone, so that of `mia2015` the name is seen; what nobody sees between letters is passed over. */
const WORD = /\p{L}[\p{L}\p{M}\p{Cf}]*/gu

/** The words of a text, oldest first. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))
}

/** Letters that no decomposition takes apart. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** How those who have no such keys write them. */
const TYPED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** The ways in which a word may be written, without accents and in lower case: `Jörg` is `jorg` and `joerg`. */
export function listForms(word: string): string[] {
  if (/^[A-Za-z]+$/.test(word)) return [word.toLowerCase()]
  const lower = word
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  const typed = lower.replace(/[äöüåø]/g, letter => TYPED[letter] ?? letter)
  return [...new Set([bare(lower), bare(typed)])]
}

function bare(word: string): string {
  return word
    .replace(/[ßæœøłđðþħı]/g, letter => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

/** Scripts that put no blanks between words. */
const UNBROKEN =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]+$/u

/** Whether a name is of a script in which it stands within longer words. */
export function isUnbroken(name: string): boolean {
  return UNBROKEN.test(name)
}
