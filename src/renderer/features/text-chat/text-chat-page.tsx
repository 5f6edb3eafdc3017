import { useQuery } from '@tanstack/react-query'
import { AudioLines, SendHorizontal, Square } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { User } from '#contract/accounts.ts'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import { textChatEndpoints } from '#contract/text-chat.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { BeforeYou } from '#features/tutor-queue/index.ts'
import { request } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'
import { createQuery } from '#lib/query-client.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAnnouncement } from '#ui/chat/announcement.ts'
import { Chips } from '#ui/chat/chips.tsx'
import { EmptyChat } from '#ui/chat/empty-chat.tsx'
import { MessageBox } from '#ui/chat/message-box.tsx'
import { MessageList } from '#ui/chat/message-list.tsx'
import { MessageRow } from '#ui/chat/message-row.tsx'
import { RoundButton } from '#ui/chat/round-button.tsx'
import type { Row } from '#ui/chat/row.ts'
import { preloadMarkdown } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PrintButton } from '#ui/paper/print-button.tsx'
import { SafetyLink } from '#ui/safety-link.tsx'
import type { ShownMessage } from './shown-messages.ts'
import { openTextChat, textChat } from './window-text-chat.ts'

const THINKING = (
  <>
    <span className="text-ink-soft">Thinking...</span>
    <BeforeYou />
  </>
)

/** The text AI chat. Leaving the page ends the answer under way. */
export default function TextChatPage() {
  const { data: user } = useCurrentUser()
  useLayoutEffect(() => {
    if (user) openTextChat(user)
  }, [user])
  useEffect(() => {
    preloadMarkdown()
    return textChat.leave
  }, [])
  if (!user) return null
  return (
    <div className="fills-window mx-auto flex min-h-0 w-full max-w-[780px] flex-1 flex-col">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mb-3">
        <PageHeading
          short="Ask me a question. I help you think."
          className="text-[22px] sm:text-[24px]"
          intro={<WhoAnswers />}
        >
          Chat with AI
        </PageHeading>
        <div className="flex shrink-0 gap-3">
          <PrintTextChat user={user} />
          <ButtonLink to="/chat" look="outlined" className="min-h-11 shrink-0">
            <AudioLines aria-hidden className="size-[22px]" />
            Live Chat
          </ButtonLink>
        </div>
      </div>
      <Messages childName={user.childName} assistantName={user.assistantName} />
      <Composer />
    </div>
  )
}

/** Printed, a chat that is not kept stays with the child. */
function PrintTextChat({ user: { childName, assistantName } }: { user: User }) {
  const { messages, isSending } = useStore(textChat.store)
  if (messages.length === 0) return null
  return (
    <PrintButton
      isSmall
      className="min-h-11 max-sm:w-11 max-sm:px-0"
      title="Chat with AI"
      name={childName}
      load={async () => {
        const { ChatPaper } = await loadPart(() => import('#ui/chat/chat-paper.tsx'))
        return <ChatPaper rows={createRows(messages, isSending)} {...{ childName, assistantName }} />
      }}
    />
  )
}

function WhoAnswers() {
  const { data } = useQuery({ ...createQuery(textChatEndpoints.readTutor, {}), staleTime: 0 })
  // The line is kept free, so that nothing moves when the name comes.
  return <span className="block min-h-[1.55em] text-small">{data && poweredBy(data)}</span>
}

function poweredBy({ service, name }: EndpointAnswer<typeof textChatEndpoints.readTutor>): string {
  if (service !== 'builtin') return `Powered by a generative AI service: ${name}.`
  return `${name} answers here, until a grown-up connects a generative AI service to power this chat.`
}

interface MessagesProps {
  childName: string
  assistantName: string
}

function Messages({ childName, assistantName }: MessagesProps) {
  const { messages, isSending, failure } = useStore(textChat.store)
  const rows = useMemo(() => createRows(messages, isSending), [messages, isSending])
  const announcement = useAnnouncement(rows, isSending ? 'Thinking...' : '', isSending)
  return (
    <Card className="flex min-h-0 flex-1 flex-col p-0! sm:p-0!">
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {rows.length > 0 ? (
        <MessageList rows={rows} foot={<Failure why={failure} />}>
          {row => (
            <MessageRow
              row={row}
              childName={childName}
              assistantName={assistantName}
              onHide={textChat.hide}
              thinking={THINKING}
            />
          )}
        </MessageList>
      ) : (
        <EmptyChat>
          <p className="text-ink-soft">No messages yet. Start the conversation by sending a message below.</p>
          <Failure why={failure} />
        </EmptyChat>
      )}
    </Card>
  )
}

function Failure({ why }: { why: string | null }) {
  if (why === null) return null
  return (
    <div className="mt-4 text-left">
      <Alert look="destructive" title="No answer this time">
        {why}
      </Alert>
    </div>
  )
}

/** Rows by message, so that an unchanged message is an unchanged row. */
const made = new WeakMap<ShownMessage, Row>()

function createRows(messages: readonly ShownMessage[], isSending: boolean): Row[] {
  return messages.map((message, index) => {
    const { id, role, content, ending, isFlagged, isUnkept } = message
    const isPending = isSending && index === messages.length - 1
    const known = made.get(message)
    if (known?.isPending === isPending) return known
    const row: Row = {
      // The list goes to its end for what was typed here.
      key: `local-${id}`,
      role: role === 'model' ? 'assistant' : 'user',
      content,
      isPending,
      ending,
      isSpoken: false,
      isFlagged,
      isUnkept,
    }
    made.set(message, row)
    return row
  })
}

function Composer() {
  const { draft, isSending } = useStore(textChat.store)
  const chips = useChips()
  const box = useRef<HTMLTextAreaElement>(null)
  function send() {
    void textChat.ask()
    box.current?.focus()
  }
  return (
    <div className="mt-2 sm:mt-3">
      <MessageBox
        ref={box}
        text={draft}
        onType={textChat.type}
        onSend={send}
        isLocked={isSending}
        after={
          <>
            {isSending && (
              <RoundButton label="Stop" onClick={textChat.stop}>
                <Square aria-hidden className="size-4" fill="currentColor" />
              </RoundButton>
            )}
            <RoundButton type="submit" label="Send" look="filled" disabled={isSending || draft.trim() === ''}>
              <SendHorizontal aria-hidden className="size-[22px]" />
            </RoundButton>
          </>
        }
      />
      <Chips
        chips={chips}
        onChoose={text => {
          textChat.type(text)
          box.current?.focus()
        }}
      />
      <p className="only-with-room mx-auto mt-2 max-w-none text-center text-small text-ink-soft">
        This chat is not kept. What sounds worrying may be shown to your parent.{' '}
        <SafetyLink words="What is shown?" />
      </p>
    </div>
  )
}

/** What could be said next; nothing while an answer is under way. */
function useChips(): readonly string[] {
  const { messages, isSending } = useStore(textChat.store)
  const { data } = useQuery({
    queryKey: [textChatEndpoints.chips.path, messages.length, messages.at(-1)?.id],
    queryFn: ({ signal }) => {
      const history = messages.map(({ role, content }) => ({ role, content }))
      return request(textChatEndpoints.chips, { body: { history }, signal })
    },
    enabled: !isSending,
    gcTime: 0,
  })
  return isSending ? [] : (data?.chips ?? [])
}
