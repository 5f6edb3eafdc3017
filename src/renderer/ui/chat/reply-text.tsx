import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import './chat.css'

interface ReplyTextProps {
  content: string
  isGrowing: boolean
}

/** A reply's markdown. */
export function ReplyText({ content, isGrowing }: ReplyTextProps) {
  return (
    <Markdown
      isInBlocks
      isGrowing={isGrowing}
      fallback={<UnformattedMarkdown>{content.slice(0, 6_000)}</UnformattedMarkdown>}
    >
      {content}
    </Markdown>
  )
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
