import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Me } from '#contract/accounts.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { Card } from '#ui/card.tsx'
import { preloadMarkdown } from '#ui/markdown.tsx'
import { NotTheirs } from '#ui/not-theirs.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChatDialogs, type OpenDialog } from './chat-dialogs.tsx'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { ConversationView, Skeletons } from './conversation-view.tsx'
import { mustWaitFor, quiet } from './live-exchange.ts'
import { PrintChat } from './print-chat.tsx'
import { useSessions } from './queries.ts'
import { SESSION_PARAMETER } from './talk-about.tsx'
import { conversation, leaveChat, openLiveChat, socket } from './window-live-chat.ts'
import '../../ui/chat/chat.css'

/** The live chat. It is connected for as long as the page is shown. */
export default function LiveChatPage() {
  const { data: user, isPending } = useCurrentUser()
  const ownerId = useStore(conversation.store, state => state.user?.id)
  useLayoutEffect(() => {
    if (user) openLiveChat(user)
  }, [user])
  useEffect(preloadMarkdown, [])

  if (isPending) return <Loading />
  if (!user) return <Navigate to="/" replace />
  return ownerId === user.id ? <Chat user={user} /> : <Loading />
}

function Chat({ user }: { user: Me }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const selectedId = useStore(conversation.store, state => state.selectedId)
  const exchange = useStore(conversation.store, state => state.exchanges[state.selectedId ?? 'none']) ?? quiet
  const { data: sessions, isPending, isFetching } = useSessions()
  const selected = sessions?.find(({ id }) => id === selectedId)

  useEffect(() => {
    socket.connect()
    return leaveChat
  }, [])
  const [params, setParams] = useSearchParams()
  const wantedId = params.get(SESSION_PARAMETER)
  const wanted = sessions?.find(({ id }) => String(id) === wantedId)
  // A list that is being read anew may not have the newest yet.
  const isForeign = wantedId !== null && sessions !== undefined && !wanted && !isFetching
  useEffect(() => {
    if (!wanted) return
    conversation.select(wanted.id)
    setParams({}, { replace: true })
  }, [wanted, setParams])
  useEffect(() => {
    const [first] = sessions ?? []
    if (first && !sessions?.some(({ id }) => id === selectedId)) conversation.select(first.id)
  }, [sessions, selectedId])

  if (isForeign) return <NotTheirs what="chat" learner={user} own={{ to: '/chat', label: 'Live Chat' }} />
  return (
    <div className="fills-window mx-auto flex min-h-0 w-full max-w-[780px] flex-1 flex-col">
      <ChatHeader
        title={selected?.title}
        print={selected && <PrintChat session={selected} user={user} />}
        onNewChat={() => setDialog({ kind: 'new' })}
        onHistory={() => setDialog({ kind: 'history' })}
      />
      <ConversationView user={user} />
      <Composer
        isWaiting={exchange.waiting !== 'no'}
        mustWait={mustWaitFor(exchange)}
        isStopping={exchange.isStopping}
        isLoading={isPending}
      />
      <ChatDialogs open={dialog} onChange={setDialog} />
    </div>
  )
}

function Loading() {
  return (
    <div className="fills-window mx-auto grid w-full max-w-[780px] flex-1 grid-rows-[auto_1fr_auto] gap-3">
      <Skeleton className="h-9 w-64" />
      <Card>
        <Skeletons />
      </Card>
      <Skeleton className="mb-12 h-[60px]" />
    </div>
  )
}
