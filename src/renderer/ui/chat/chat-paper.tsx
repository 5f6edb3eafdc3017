import { PaperMarkdown, PaperTyped } from '#ui/paper/paper.tsx'
import type { Row } from './row.ts'

interface ChatPaperProps {
  rows: readonly Row[]
  childName: string
  assistantName: string
}

/**
 * A chat to be printed: who said what. What is kept nowhere is not printed either, and neither is what the page has
 * said in the child's place or what is still on its way.
 */
export function ChatPaper({ rows, childName, assistantName }: ChatPaperProps) {
  return rows
    .filter(
      ({ isUnkept, isFromApp, isPending, content }) =>
        !isUnkept && !isFromApp && !isPending && content.trim() !== '',
    )
    .map(({ key, role, content, isSpoken, ending }) => (
      <section key={key} className="mt-[5mm]">
        <h3>{role === 'user' ? childName : assistantName}</h3>
        {role === 'assistant' ? (
          <PaperMarkdown>{content}</PaperMarkdown>
        ) : isSpoken ? (
          <p>{content}</p>
        ) : (
          <PaperTyped>{content}</PaperTyped>
        )}
        {ending === 'stopped' && <p className="text-ink-soft">(stopped)</p>}
        {ending === 'cut_off' && <p className="text-ink-soft">(This answer was cut off.)</p>}
      </section>
    ))
}
