export interface Piece {
  kind: 'text' | 'inline' | 'display'
  /** For maths the TeX without its delimiters. */
  content: string
}

/**
 * A `$…$` is maths when nothing but a space-free edge touches its dollars, no digit follows, and no other dollar
 * or empty line lies within; otherwise the dollars are money.
 */
const MATHS = new RegExp(
  [
    String.raw`\\\[(?<brackets>[\s\S]+?)\\\]`,
    String.raw`\\\((?<parentheses>[\s\S]+?)\\\)`,
    String.raw`(?<!\\)\$\$(?<doubles>[^$]+?)\$\$`,
    String.raw`(?<![\\$])\$(?<dollars>(?![\s$])(?:[^$\n\\]|\\[\s\S]|\n(?!\s*\n))*?(?<![\s\\]))\$(?![\d$])`,
  ].join('|'),
  'g',
)

/** `5 and 7`: an amount that goes on in words. `2 x + 3` and `3 cm` are none. */
const PRICE = /^\d[\d.,]*\s+[a-z]{2,}\s/i

/** Cuts text into plain pieces and maths: `$…$`, `\(…\)`, `\[…\]` and `$$…$$`. */
export function splitMaths(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(MATHS)) {
    const { brackets, parentheses, doubles, dollars } = match.groups ?? {}
    if (dollars !== undefined && PRICE.test(dollars)) continue
    if (match.index > end) pieces.push({ kind: 'text', content: text.slice(end, match.index) })
    const content = (brackets ?? parentheses ?? doubles ?? dollars ?? '').trim()
    const isDisplay = brackets !== undefined || doubles !== undefined
    pieces.push({ kind: isDisplay ? 'display' : 'inline', content })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'text', content: text.slice(end) })
  return pieces
}

const CODE =
  /(^ {0,3}(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\k<fence>[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)(?<ticks>`+)(?!`)[\s\S]*?[^`]\k<ticks>(?!`))/gm

/**
 * Rewrites markdown for a parser to which only `$$…$$` is maths, so that single dollars stay what they are.
 * Code is left alone.
 */
export function markdownWithMaths(markdown: string): string {
  let rewritten = ''
  let end = 0
  for (const match of markdown.matchAll(CODE)) {
    rewritten += rewrite(markdown.slice(end, match.index)) + match[0]
    end = match.index + match[0].length
  }
  return rewritten + rewrite(markdown.slice(end))
}

/** The stars of `2*3*4` multiply; to markdown they would be the signs around slanted words. */
const TIMES = /(?<=[\d)]|(?<![a-z])[a-z])\*(?=[\d(]|[a-z](?![a-z]))/gi

function rewrite(text: string): string {
  const pieces = splitMaths(text)
  return pieces
    .map(({ kind, content }, index) => {
      if (kind === 'text') return content.replace(/(?<!\\)\$/g, '\\$').replace(TIMES, '\\*')
      const before = index === 0 ? '\n' : (pieces[index - 1]?.content ?? '')
      const after = pieces[index + 1]?.content ?? '\n'
      const isAlone = /(?:^|\n)$/.test(before) && /^[ \t]*(?:\n|$)/.test(after)
      return kind === 'display' && isAlone
        ? `$$\n${content.replace(/\n\s*\n/g, '\n')}\n$$`
        : `$$${content.replace(/\s{0,30}\n\s{0,30}/g, ' ')}$$`
    })
    .join('')
}
