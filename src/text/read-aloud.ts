import type { Code, Nodes } from 'mdast'
import { parseText } from './parse-text.ts'
import { PICTURE } from './pictures/in-markdown.ts'
import { pictureInWords } from './pictures/picture-words.ts'
import { readPicture } from './pictures/read-picture.ts'
import { mathsInWords } from './spoken-maths.ts'
import { inWords } from './spoken-text.ts'

/** Longer texts are read up to here; the rest is on the screen. */
const LONGEST = 4_000
/** Stands on both sides of a formula, which may touch the words around it: a blank, unless punctuation is there. */
const SEAM = '\u200A'
const SEAM_AT_PUNCTUATION = new RegExp(`${SEAM}(?=[.,;:!?)\\]}%°…”’]|-[a-z])|(?<=[(\\[{“‘])${SEAM}`, 'gi')

/** A text as it is said, by a voice or a screen reader: without the marks of markdown, its calculations in words. */
export function readAloud(markdown: string): string {
  return said(parseText(markdown.slice(0, 2 * LONGEST)))
    .split('\n')
    .map(line => line.replace(SEAM_AT_PUNCTUATION, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST)
}

const ENDS_A_LINE = ['paragraph', 'heading', 'listItem', 'blockquote', 'tableRow', 'math']

function said(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return inWords(node.value)
    case 'inlineMath':
    case 'math':
      return `${SEAM}${mathsInWords(node.value)}${SEAM}`
    case 'html':
      return isTag(node.value) ? ' ' : node.value
    case 'image':
      return node.alt ?? ''
    case 'break':
      return '\n'
    case 'code':
      return `${pictureIn(node)}\n`
  }
  if (!('children' in node)) return ''
  const words = node.children.map(said).join(node.type === 'tableRow' ? ', ' : '')
  return ENDS_A_LINE.includes(node.type) ? `${words}\n` : words
}

/** The words of a picture; any other code is not read. */
function pictureIn({ lang, value }: Code): string {
  const picture = lang === PICTURE ? readPicture(value) : undefined
  return picture ? inWords(pictureInWords(picture)) : ''
}

/** `<b>` says nothing; `<y and z>` of "x<y and z>w" does. */
function isTag(html: string): boolean {
  return /^<\/?[a-z][a-z\d]*\s*\/?>$|^<!--/i.test(html)
}
