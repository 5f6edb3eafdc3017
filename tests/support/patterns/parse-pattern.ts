/** A pattern as a tree: what reads one sign, what stands one after the other, either or, and what is repeated. */
export type Tree =
  | { is: 'sign'; source: string }
  | { is: 'row'; parts: Tree[] }
  | { is: 'either'; ways: Tree[] }
  | { is: 'repeated'; body: Tree; least: number; most: number }
  /** Looks ahead or behind and reads nothing. */
  | { is: 'look'; body: Tree; isBehind: boolean; isNot: boolean }
  /** Reads nothing, and stands at the end or beginning of a text, or at the border of a word. */
  | { is: 'end' }
  | { is: 'border' }

const NOTHING: Tree = { is: 'row', parts: [] }
/** What reads one sign; a class may hold brackets that are escaped. */
const SIGN = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|c[a-z]|.)|\[(?:\\.|[^\]\\])*\]|./isuy
/** Reads what a group has read: as much as nothing, since only that group is free to read otherwise. */
const AGAIN = /\\(?:[1-9]\d*|k<[^>]*>)/y
const GROUP = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y

/** @throws SyntaxError for what it doesn't know */
export function parsePattern(source: string, flags: string): Tree {
  const isInLines = flags.includes('m')
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(source) ?? undefined
    if (found) at += found[0].length
    return found
  }

  function either(): Tree {
    const ways = [row()]
    while (source[at] === '|') {
      at++
      ways.push(row())
    }
    return ways.length === 1 ? (ways[0] ?? NOTHING) : { is: 'either', ways }
  }

  function row(): Tree {
    const parts: Tree[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified())
    return { is: 'row', parts }
  }

  function quantified(): Tree {
    const body = single()
    const found = take(QUANTIFIER)
    if (!found) return body
    const [[sign], least = '', comma, most] = found
    if (sign === '?') return { is: 'repeated', body, least: 0, most: 1 }
    if (sign === '*' || sign === '+')
      return { is: 'repeated', body, least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY }
    const end = comma === '' ? least : most || Number.POSITIVE_INFINITY
    return { is: 'repeated', body, least: Number(least), most: Number(end) }
  }

  function single(): Tree {
    const group = take(GROUP)?.[0]
    if (group !== undefined) {
      const body = either()
      if (source[at++] !== ')') throw new SyntaxError(`A group has no end: ${source}`)
      if (!/[=!]$/.test(group)) return body
      return { is: 'look', body, isBehind: group.includes('<'), isNot: group.endsWith('!') }
    }
    if (source[at] === '^' || source[at] === '$') {
      at++
      return isInLines ? NOTHING : { is: 'end' }
    }
    if (take(AGAIN)) return NOTHING
    const sign = take(SIGN)?.[0] ?? ''
    if (sign === '\\B') return NOTHING
    return sign === '\\b' ? { is: 'border' } : { is: 'sign', source: sign }
  }

  const tree = either()
  if (at < source.length) throw new SyntaxError(`A group has no beginning: ${source}`)
  return tree
}
