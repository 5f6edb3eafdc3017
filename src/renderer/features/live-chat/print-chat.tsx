import type { User } from '#contract/accounts.ts'
import { type ChatSession, liveChatEndpoints } from '#contract/live-chat.ts'
import { request } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'
import { PrintButton } from '#ui/paper/print-button.tsx'
import { quiet } from './live-exchange.ts'
import { createRows } from './rows.ts'

/** Prints what is stored of a chat. */
export function PrintChat({ session: { id, title, createdAt }, user }: { session: ChatSession; user: User }) {
  const { childName, assistantName } = user
  return (
    <PrintButton
      isSmall
      className="min-h-11 shrink-0 max-sm:w-11 max-sm:px-0"
      title={title}
      name={childName}
      date={createdAt}
      load={async () => {
        const { ChatPaper } = await loadPart(() => import('#ui/chat/chat-paper.tsx'))
        const stored = await request(liveChatEndpoints.messages, { params: { id }, query: {} })
        return <ChatPaper rows={createRows(stored, quiet, childName)} {...{ childName, assistantName }} />
      }}
    />
  )
}
