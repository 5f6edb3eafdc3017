import { RotateCw } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/live-chat.ts'
import { BeforeYou } from '#features/tutor-queue/index.ts'
import { isUnreachable } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAnnouncement } from '../../ui/chat/announcement.ts'
import { EmptyChat } from '../../ui/chat/empty-chat.tsx'
import { MessageList } from '../../ui/chat/message-list.tsx'
import { MessageRow } from '../../ui/chat/message-row.tsx'
import { Typing } from '../../ui/chat/reply-text.tsx'
import { quiet } from './live-exchange.ts'
import { useMessages, useSessions } from './queries.ts'
import { createRows, unansweredId } from './rows.ts'
import { useSound } from './sound-notice.tsx'
import { conversation, recorder, socket } from './window-live-chat.ts'

const none: readonly ChatMessage[] = []
const THINKING = (
  <>
    <Typing />
    <BeforeYou />
  </>
)

/** The selected session's messages, or why there are none. */
export function ConversationView({ user }: { user: User }) {
  const selectedId = useStore(conversation.store, state => state.selectedId)
  const exchange = useStore(conversation.store, state => state.exchanges[state.selectedId ?? 'none']) ?? quiet
  const isConnected = useStore(socket.store, state => state.status === 'open')
  const recording = useStore(recorder.store, state => state.status)
  const sessions = useSessions()
  const messages = useMessages(selectedId)
  const { data } = messages
  /** What has to come first: the list of the chats, then that of the messages. */
  const missing = [sessions, ...(selectedId === null ? [] : [messages])].find(each => each.data === undefined)
  const stored = data ?? none
  const rows = useMemo(() => createRows(stored, exchange, user.childName), [stored, exchange, user.childName])
  const isWaiting = exchange.waiting !== 'no'

  const isTyping = useStore(conversation.store, ({ draft }) => draft.trim() !== '')
  const isEmpty = data?.length === 0 && exchange.localMessages.length === 0 && !messages.isFetching
  useEffect(() => {
    if (isEmpty && isConnected && !isWaiting && !isTyping && recording === 'idle') conversation.greet()
  }, [isEmpty, isConnected, isWaiting, isTyping, recording])

  const status =
    recording === 'recording'
      ? 'Recording...'
      : isWaiting
        ? `${user.assistantName} is writing an answer.`
        : ''
  const announcement = useAnnouncement(rows, status, isWaiting, selectedId)

  return (
    <Card className="flex min-h-0 flex-1 flex-col p-0! sm:p-0!">
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {rows.length === 0 && missing?.error ? (
        <NotShown
          isOffline={isUnreachable(missing.error)}
          isRetrying={missing.isFetching}
          onRetry={() => void missing.refetch()}
        />
      ) : rows.length === 0 && missing ? (
        <Skeletons />
      ) : rows.length === 0 ? (
        <Nothing childName={user.childName} />
      ) : (
        <MessageList
          key={selectedId}
          rows={rows}
          foot={
            <Unanswered
              messageId={unansweredId(stored, exchange)}
              why={exchange.failure}
              unheardId={exchange.unheard?.messageId}
            />
          }
        >
          {row => (
            <MessageRow
              row={row}
              childName={user.childName}
              assistantName={user.assistantName}
              onSendAgain={conversation.sayAgain}
              onHide={conversation.hide}
              thinking={THINKING}
            />
          )}
        </MessageList>
      )}
    </Card>
  )
}

interface UnansweredProps {
  messageId: number | null
  why: string | null
  /** The voice message that waits here with its recording. */
  unheardId: number | undefined
}

/** The newest message has no whole answer: why, and a button that asks again. */
function Unanswered({ messageId, why, unheardId }: UnansweredProps) {
  if (messageId === null) return null
  const isUnheard = messageId === unheardId
  return (
    <div className="mt-4">
      <Alert
        look={why ? 'destructive' : 'default'}
        title={why ? (isUnheard ? 'Not heard yet' : 'No answer this time') : 'No whole answer yet'}
      >
        <p>{why || 'Something got in the way.'}</p>
        <Button look="outlined" onClick={() => conversation.answerAgain(messageId)} className="mt-3 min-h-11">
          <RotateCw aria-hidden className="size-5" />
          {isUnheard ? 'Try again' : 'Retry'}
        </Button>
      </Alert>
    </div>
  )
}

function Nothing({ childName }: { childName: string }) {
  const { isListening } = useSound()
  return (
    <EmptyChat>
      <h2>Hello, {childName}!</h2>
      <p className="text-ink-soft">
        What shall we work on today? Type it below{isListening && ', or press the microphone and say it'}.
      </p>
    </EmptyChat>
  )
}

interface NotShownProps {
  isOffline: boolean
  isRetrying: boolean
  onRetry: () => void
}

function NotShown({ isOffline, isRetrying, onRetry }: NotShownProps) {
  return (
    <div role="alert" className="m-auto flex max-w-[46ch] flex-col items-center gap-2 p-6 text-center">
      <Pip pose={isOffline ? 'sleeping' : 'looking'} className="mb-2 w-32" />
      <h2>This chat could not be shown</h2>
      <p className="text-ink-soft">
        {isOffline && 'Stepwise is not answering right now. '}Everything that was said is still there.
      </p>
      <Button look="outlined" onClick={onRetry} isLoading={isRetrying} className="mt-3">
        {!isRetrying && <RotateCw aria-hidden className="size-5" />}
        Retry
      </Button>
    </div>
  )
}

/** The quiet shapes of a conversation that is still coming. */
export function Skeletons() {
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <Skeleton className="h-14 w-3/5 rounded-medium" />
      <Skeleton className="ml-auto h-14 w-2/5 rounded-medium" />
      <Skeleton className="h-24 w-4/5 rounded-medium" />
    </div>
  )
}
