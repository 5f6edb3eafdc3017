import { Flag } from 'lucide-react'
import { type ChatToRead as Chat, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { formatDate } from '#lib/formatting.ts'
import { Accordion, AccordionRow } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ChatToRead } from './chat-to-read.tsx'
import { useShownChild, WhoseBadge } from './child-choice.tsx'
import { FlagsSection } from './flags-section.tsx'
import { HelplineCountry } from './helpline-country.tsx'
import { SpokenExchangesToRead } from './spoken-exchanges-to-read.tsx'

/** What the safety check has stopped, then every chat and every exchange. */
export function ChatsSection() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FlagsSection />
      <FoldedCard title="All chats" words="What was written with the tutor">
        <Chats />
      </FoldedCard>
      <FoldedCard title="All talks" words="What was said by voice">
        <SpokenExchangesToRead />
      </FoldedCard>
      <HelplineCountry />
    </div>
  )
}

function Chats() {
  const child = useShownChild()
  return (
    <Loaded
      endpoint={parentsCornerEndpoints.chats}
      input={{ query: child === undefined ? {} : { child } }}
      what="The chats"
    >
      {all =>
        all.length === 0 ? (
          <EmptyState title="No chats yet">Each chat with the tutor can be read here.</EmptyState>
        ) : (
          <Accordion>
            {all.map(chat => (
              <AccordionRow key={chat.id} value={String(chat.id)} header={<ChatHeader chat={chat} />}>
                <ChatToRead id={chat.id} childId={chat.childId} />
              </AccordionRow>
            ))}
          </Accordion>
        )
      }
    </Loaded>
  )
}

function ChatHeader({ chat: { childId, title, createdAt, messages, flagged } }: { chat: Chat }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-heading font-extrabold break-words">{title}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          <WhoseBadge childId={childId} />
          {formatDate(createdAt)}, {messages} {messages === 1 ? 'message' : 'messages'}
        </span>
      </span>
      {flagged > 0 && (
        <Badge look="wrong">
          <Flag aria-hidden className="size-4" />
          {flagged} flagged
        </Badge>
      )}
    </span>
  )
}
