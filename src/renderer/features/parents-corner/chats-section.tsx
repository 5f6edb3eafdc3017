import { Flag } from 'lucide-react'
import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { formatDate } from '#lib/formatting.ts'
import { Accordion, AccordionRow } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ChatToRead } from './chat-to-read.tsx'
import { FlagsSection } from './flags-section.tsx'
import { SpokenExchangesToRead } from './spoken-exchanges-to-read.tsx'

/** What the safety check has stopped, then every chat and every exchange. */
export function ChatsSection() {
  return (
    <div className="grid gap-8">
      <FlagsSection />
      <section aria-labelledby="chats" className="grid gap-3">
        <h2 id="chats">All chats</h2>
        <Loaded endpoint={parentsCornerEndpoints.chats} input={{}} what="The chats">
          {all =>
            all.length === 0 ? (
              <EmptyState title="No chats yet">
                Each chat of your child with the tutor can be read here.
              </EmptyState>
            ) : (
              <Accordion>
                {all.map(chat => (
                  <AccordionRow
                    key={chat.id}
                    value={String(chat.id)}
                    header={
                      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                        <span className="min-w-0 flex-1 basis-60">
                          <span className="block font-heading font-extrabold break-words">{chat.title}</span>
                          <span className="text-small text-ink-soft">
                            {formatDate(chat.createdAt)}, {chat.messages}{' '}
                            {chat.messages === 1 ? 'message' : 'messages'}
                          </span>
                        </span>
                        {chat.flagged > 0 && (
                          <Badge look="wrong">
                            <Flag aria-hidden className="size-4" />
                            {chat.flagged} flagged
                          </Badge>
                        )}
                      </span>
                    }
                  >
                    <ChatToRead id={chat.id} />
                  </AccordionRow>
                ))}
              </Accordion>
            )
          }
        </Loaded>
      </section>
      <section aria-labelledby="talks" className="grid gap-3">
        <h2 id="talks">All talks</h2>
        <SpokenExchangesToRead />
      </section>
    </div>
  )
}
