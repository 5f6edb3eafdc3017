import type { Choices } from '../domain/question.ts'
import { corrected } from '../values/corrections.ts'
import { withoutWordsAround } from '../values/words-around.ts'

/** The number of the question and what else may stand before a letter. */
const BEFORE_LETTER = /^(?:\(?\d{1,2}[.)]\s+(?=\(?[a-f]))?[\s=:→⇒∴>"'-]*/i
const LETTER = /^\(?([a-f])\)?[\s.:)!]*$/i
const LETTER_FIRST = /^\(?([a-f])(?:[).:,]|\s+(?=because|since|as|\())\s*(.+)$/i
const REASON = /^(?:because|since|as)\b/i

const plain = (text: string) => text.toLowerCase().replace(/[\s().$]/g, '')

/**
 * An answer with the letter of an option replaced by what the option says: `B` and `(b) 14 cm` are `14 cm`.
 * @returns nothing where letter and value do not belong together
 */
export function withOptionSaid(answer: string, { list }: Choices): string {
  const lines = answer.split('\n').filter(line => line.trim() !== '')
  const last = lines.at(-1)?.trim() ?? ''
  const settled = corrected(last.replace(/\bno,?\s+(?=wait)/i, '')).trim()
  const bare = withoutWordsAround(settled)
    .replace(BEFORE_LETTER, '')
    .replace(/["'\s]+$/, '')
  for (const said of [settled, bare]) {
    const [, letter, rest = ''] = LETTER.exec(said) ?? LETTER_FIRST.exec(said) ?? []
    const option = list.find(each => each.letter === letter?.toLowerCase())
    if (!option) continue
    const isSame = rest === '' || REASON.test(rest) || plain(rest) === plain(option.text)
    return isSame ? [...lines.slice(0, -1), option.text].join('\n') : ''
  }
  return answer
}

/** Whether a text says the letter of the right option. */
export function namesRightLetter(text: string, { right }: Choices): boolean {
  // In "it is a square" the small letter is no option.
  const letter = right === 'a' ? 'A' : `[${right}${right.toUpperCase()}]`
  return new RegExp(
    `^\\W*${letter}\\W*$|\\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice|[Ll]etter|[Cc]hoose|[Pp]ick|[Ii]t is|[Ii]t's|is|[Tt]ick|[Cc]ircle)[\\s:*]+(?:is |option |letter )?[(*]*${letter}(?![\\p{L}'])`,
    'u',
  ).test(text)
}
