import { untilOpenPicture } from '#text/pictures/in-markdown.ts'
import { untilOpenMaths } from '#text/typed-maths.ts'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import './chat.css'

interface ReplyTextProps {
  content: string
  isGrowing: boolean
}

/** A reply's markdown. While it grows, a formula or a picture comes once it is whole. */
export function ReplyText({ content, isGrowing }: ReplyTextProps) {
  const shown = isGrowing ? untilOpenMaths(untilOpenPicture(content)) : content
  return (
    <Markdown
      isInBlocks
      isGrowing={isGrowing}
      fallback={<UnformattedMarkdown>{shown.slice(0, 6_000)}</UnformattedMarkdown>}
    >
      {shown}
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
