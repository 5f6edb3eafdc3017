import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { markdownWithMaths } from './maths-text.ts'
import { isTooDeep } from './too-deep.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false })

/** Markdown with maths as a tree; what is nested too deeply for the parser is one plain text. */
export function parseText(markdown: string): Nodes {
  return isTooDeep(markdown) ? { type: 'text', value: markdown } : parser.parse(markdownWithMaths(markdown))
}
