import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ChatMessage, type ChatSession, liveChatEndpoints } from '#contract/live-chat.ts'
import { isKindWords, request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { endToasts, toast } from '#ui/toasts.ts'

const SESSIONS_CACHED = 30_000
const sessions = createQuery(liveChatEndpoints.sessions, { query: {} })
export const sessionsKey = sessions.queryKey

/** The sessions, newest first; cached for 30 seconds. */
export function useSessions() {
  return useQuery({ ...sessions, staleTime: SESSIONS_CACHED })
}

export function createMessagesQuery(sessionId: number) {
  return createQuery(liveChatEndpoints.messages, { params: { id: sessionId }, query: {} })
}

/**
 * Reads the messages of a session again, for every screen that shows them.
 * @returns them as they are from now on: what is on its way since before may have been read too early, and is given up
 */
export async function readMessagesAnew(sessionId: number): Promise<ChatMessage[]> {
  const query = createMessagesQuery(sessionId)
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}

/** The messages of a session, oldest first; read again whenever they are shown. */
export function useMessages(sessionId: number | null) {
  return useQuery({ ...createMessagesQuery(sessionId ?? 0), enabled: sessionId !== null, staleTime: 0 })
}

/**
 * What could be said next.
 * @param sessionId null before the first session
 * @param isWaiting while a reply is under way nothing is offered, and afterwards it is asked anew
 */
export function useChips(sessionId: number | null, isWaiting: boolean): readonly string[] {
  const query =
    sessionId === null
      ? createQuery(liveChatEndpoints.startChips, {})
      : createQuery(liveChatEndpoints.chips, { params: { id: sessionId } })
  const { data, refetch } = useQuery({ ...query, staleTime: 0 })
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void refetch()
    wasWaiting.current = isWaiting
  }, [isWaiting, refetch])
  return isWaiting ? [] : (data?.chips ?? [])
}

/** Makes a session, puts it first in the list; one without a title is named by its first message. */
export function useCreateSession() {
  return useMutation({
    mutationFn: (title: string | undefined) => request(liveChatEndpoints.createSession, { body: { title } }),
    onMutate: () =>
      toast({ title: 'Creating new chat...', description: 'It is there in a moment.', about: 'new-chat' }),
    onSettled: () => endToasts('new-chat'),
    onSuccess: session => {
      queryClient.setQueryData<ChatSession[]>(sessionsKey, (list = []) => [session, ...list])
      toast({ title: 'New chat created', description: 'Type or say your first message.' })
    },
    onError: error => failed(error, 'Could not create new chat. Please try again.'),
  })
}

export function useRenameSession() {
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      request(liveChatEndpoints.renameSession, { params: { id }, body: { title } }),
    onSuccess: renamed =>
      queryClient.setQueryData<ChatSession[]>(sessionsKey, list =>
        list?.map(each => (each.id === renamed.id ? renamed : each)),
      ),
    onError: error => failed(error, 'Could not update chat title. Please try again.'),
  })
}

/** Deletes a session with all its messages. */
export function useDeleteSession() {
  return useMutation({
    mutationFn: (id: number) => request(liveChatEndpoints.deleteSession, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<ChatSession[]>(sessionsKey, list => list?.filter(each => each.id !== id))
      queryClient.removeQueries({ queryKey: createMessagesQuery(id).queryKey })
    },
    onError: error => failed(error, 'Could not delete the chat. Please try again.'),
  })
}

function failed(error: Error, usual: string): void {
  if (isKindWords(error)) return
  const description = /log(?:ging)? in/i.test(error.message) ? error.message : usual
  toast({ look: 'destructive', title: 'Session Error', description })
}
