import 'katex/dist/katex.min.css'
import type { Element } from 'hast'
import { Check, X } from 'lucide-react'
import { createContext, use } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeKatex from 'rehype-katex'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { vettedLink } from '#lib/vetted-link.ts'
import { markdownWithMaths, splitMaths } from '#text/maths-text.ts'
import { PICTURE } from '#text/pictures/in-markdown.ts'
import { readPicture } from '#text/pictures/read-picture.ts'
import { Badge } from './badge.tsx'
import { keepTogether } from './keep-together.ts'
import { PictureView } from './pictures/picture-view.tsx'
import { workRows } from './work-rows.ts'
import './markdown.css'

const Verdict = createContext<'right' | 'wrong'>('right')

const components: Components = {
  // Headings within a card stand below the card's own.
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer" className="link">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // Nothing loads from the internet.
  img: ({ alt }) => <span>{alt}</span>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section tabIndex={0} aria-label="Table" className="scroll">
      <table>{children}</table>
    </section>
  ),
  li: ({ node, children, ...rest }) => {
    const verdict = node?.properties.dataVerdict
    if (verdict !== 'right' && verdict !== 'wrong') return <li {...rest}>{children}</li>
    const isRight = verdict === 'right'
    const Icon = isRight ? Check : X
    return (
      <li data-verdict={verdict}>
        <Icon aria-hidden strokeWidth={3} className={isRight ? 'text-right' : 'text-wrong'} />
        <span className="sr-only">{isRight ? 'Right: ' : 'Wrong: '}</span>
        <Verdict value={verdict}>{children}</Verdict>
      </li>
    )
  },
  pre: ({ node, children, ...rest }) => {
    const source = pictureSource(node)
    const picture = source === undefined ? undefined : readPicture(source)
    return picture ? <PictureView picture={picture} /> : <pre {...rest}>{children}</pre>
  },
  span: ({ node, children, ...rest }) =>
    node?.properties.dataBadge ? <MarkBadge>{children}</MarkBadge> : <span {...rest}>{children}</span>,
}

/** What stands in a block of code that is meant as a picture. */
function pictureSource(block: Element | undefined): string | undefined {
  const [code] = block?.children ?? []
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined
  const { className } = code.properties
  if (!Array.isArray(className) || !className.includes(`language-${PICTURE}`)) return undefined
  return code.children.map(child => (child.type === 'text' ? child.value : '')).join('')
}

function MarkBadge({ children }: { children: React.ReactNode }) {
  return <Badge look={use(Verdict)}>{children}</Badge>
}

const katexOptions = {
  strict: 'ignore',
  trust: false,
  maxExpand: 200,
  maxSize: 20,
  errorColor: 'var(--wrong)',
  // Fractions within a line are as large as those on their own: a child has to read them.
  macros: { '\\frac': '\\dfrac' },
} as const

/** See `Markdown`. */
export function MarkdownView({ text }: { text: string }) {
  return (
    <div className="formatted">
      <ReactMarkdown
        remarkPlugins={[remarkGfm, [remarkMath, { singleDollarTextMath: false }]]}
        rehypePlugins={[[rehypeKatex, katexOptions], workRows, keepTogether]}
        components={components}
        urlTransform={vettedLink}
      >
        {markdownWithMaths(text)}
      </ReactMarkdown>
    </div>
  )
}

/** See `TypedText`. */
export function TypedView({ text }: { text: string }) {
  return (
    <div className="formatted typed">
      {splitMaths(text).map((piece, index) =>
        piece.kind === 'text' ? (
          piece.content
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <Maths key={index} tex={piece.content} isDisplay={piece.kind === 'display'} />
        ),
      )}
    </div>
  )
}

function Maths({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  // Through the same renderer, which builds elements: markup with style attributes would need a weaker policy.
  return (
    <span className={isDisplay ? 'block' : 'inline'}>
      <ReactMarkdown
        remarkPlugins={[[remarkMath, { singleDollarTextMath: false }]]}
        rehypePlugins={[[rehypeKatex, katexOptions]]}
        components={{ p: 'span' }}
      >
        {isDisplay ? `$$\n${tex}\n$$` : `$$${tex.replace(/\s{0,30}\n\s{0,30}/g, ' ')}$$`}
      </ReactMarkdown>
    </span>
  )
}
