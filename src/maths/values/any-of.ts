import { escaped } from './escaped.ts'

/** What may follow a beginning that names have in common; `isEnd` where the beginning itself is a name. */
interface Beginning {
  isEnd: boolean
  next: Map<string, Beginning>
}

const emptyBeginning = (): Beginning => ({ isEnd: false, next: new Map() })

function sourceOf({ isEnd, next }: Beginning): string {
  /** The letters that lead to the same rest. */
  const lettersTo = new Map<string, string[]>()
  for (const [letter, rest] of next) {
    const source = sourceOf(rest)
    lettersTo.set(source, [...(lettersTo.get(source) ?? []), letter])
  }
  const ways = [...lettersTo].map(([source, letters]) => {
    const [first = ''] = letters
    return (letters.length === 1 ? escaped(first) : `[${letters.map(inClass).join('')}]`) + source
  })
  const [only = ''] = ways
  if (ways.length < 2 && !isEnd) return only
  return ways.length === 0 ? '' : `(?:${ways.join('|')})${isEnd ? '?' : ''}`
}

const inClass = (letter: string) => letter.replace(/[\\\]^-]/, '\\$&')

/**
 * The source of a regular expression that matches any of the names, the longest first. Beginnings are written once, and
 * so are letters that the same follows: readying thousands of names side by side would hold up the first question that
 * is read for tenths of a second, and take megabytes of each pattern.
 */
export function anyOf(names: Iterable<string>): string {
  const root = emptyBeginning()
  for (const name of names) {
    let at = root
    for (const letter of name) {
      const rest = at.next.get(letter) ?? emptyBeginning()
      at.next.set(letter, rest)
      at = rest
    }
    at.isEnd = true
  }
  return sourceOf(root)
}
