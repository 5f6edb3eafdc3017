import { memo, useMemo } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Markdown } from '#ui/markdown.tsx'
import { splitBlocks } from './blocks.ts'
import './chat.css'

interface ReplyTextProps {
  content: string
  isGrowing: boolean
}

/** A reply's markdown. While it grows, only its last block is parsed again. */
export function ReplyText({ content, isGrowing }: ReplyTextProps) {
  const blocks = useMemo(() => splitBlocks(content), [content])
  return (
    <div className={classNames('grid gap-3', isGrowing && 'growing')}>
      {blocks.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only changes its last block and adds new ones
        <Block key={index} text={text} />
      ))}
    </div>
  )
}

const Block = memo(({ text }: { text: string }) => (
  <Markdown fallback={<Unformatted>{text}</Unformatted>}>{text}</Markdown>
))

/** The words, until what formats them has loaded. */
export function Unformatted({ children }: { children: string }) {
  return <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</span>
}

/** Three dots where a reply will be. */
export function Typing() {
  return (
    <span aria-hidden className="typing flex h-[1.55em] items-center gap-1.5">
      {[1, 2, 3].map(dot => (
        <span key={dot} className="size-2 rounded-pill bg-ink-soft" />
      ))}
    </span>
  )
}
