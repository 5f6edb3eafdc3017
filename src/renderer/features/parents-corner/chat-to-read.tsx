import { Flag, Mic } from 'lucide-react'
import { type MessageToRead, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { useNamesOf } from '#features/children/index.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDate } from '#lib/formatting.ts'
import { Badge } from '#ui/badge.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { concernName } from './concern-names.ts'

/** One chat from its beginning. The child's words are shown as typed, the tutor's formatted. */
export function ChatToRead({ id, childId }: { id: number; childId: number }) {
  return (
    <Loaded endpoint={parentsCornerEndpoints.chat} input={{ params: { id } }} what="This chat">
      {messages =>
        messages.length === 0 ? (
          <p className="text-ink-soft">Nothing has been written here yet.</p>
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {messages.map(message => (
              <Message key={message.id} message={message} childId={childId} />
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

function Message({ message, childId }: { message: MessageToRead; childId: number }) {
  const { name, assistantName } = useNamesOf(childId)
  const isChild = message.role === 'user'
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-1',
        isChild ? 'justify-items-end' : 'justify-items-start',
      )}
    >
      <span className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
        {isChild ? name : assistantName}, {formatDate(message.createdAt)}
        {message.isSpoken && (
          <>
            <Mic aria-hidden className="size-4" />
            <span className="sr-only">spoken</span>
          </>
        )}
        {message.concern !== undefined && (
          <Badge look="wrong">
            <Flag aria-hidden className="size-4" />
            {concernName(message.concern)}
          </Badge>
        )}
      </span>
      <div
        className={classNames(
          'max-w-[min(100%,60ch)] rounded-medium px-4 py-3 break-words',
          isChild ? 'bg-brand-soft whitespace-pre-wrap' : 'bg-sunk',
        )}
      >
        {isChild ? message.content : <Markdown>{message.content}</Markdown>}
      </div>
    </li>
  )
}
