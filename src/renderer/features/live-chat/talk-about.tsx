import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { About } from '#contract/chat-help.ts'
import { liveChatEndpoints } from '#contract/live-chat.ts'
import { request } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

/** The address parameter that names the chat to open. */
export const SESSION_PARAMETER = 'session'

interface TalkAboutProps {
  about: About
  /** What it is about, for whoever hears the buttons one after the other. */
  what?: string
  className?: string
}

/** Opens a live chat that knows the question, the answer and the first slip. */
export function TalkAbout({ about, what, className }: TalkAboutProps) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(liveChatEndpoints.createSession, { body: { about } }),
    onSuccess({ id }) {
      void queryClient.invalidateQueries({ queryKey: [liveChatEndpoints.sessions.path] })
      void navigate(`/chat?${SESSION_PARAMETER}=${id}`)
    },
    onError: error =>
      toast({
        look: 'destructive',
        title: 'The chat could not be opened',
        description: error instanceof Error ? error.message : 'Please try again in a moment.',
      }),
  })
  return (
    <Button look="quiet" isLoading={isPending} onClick={() => mutate()} className={className}>
      <MessageCircle aria-hidden className="size-[22px]" />
      Talk about this
      {what !== undefined && <span className="sr-only">: {what}</span>}
    </Button>
  )
}
