import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Info, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Notice, noticeEndpoints } from '#contract/notices.ts'
import { request } from '#lib/api.ts'
import { useCorner } from '#lib/corner.ts'
import { IconButton } from '#ui/icon-button.tsx'

interface ShownNoticesProps {
  /** The server's answer, as it came. */
  answer: unknown
  isSignedIn: boolean
}

/** Nothing where the answer has another shape. */
export function ShownNotices({ answer, isSignedIn }: ShownNoticesProps) {
  const client = useQueryClient()
  const dismiss = useMutation({
    mutationFn: ({ id }: Notice) => request(noticeEndpoints.dismissNotice, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [noticeEndpoints.notices.path] }),
  })
  const notices = noticeEndpoints.notices.answer.safeParse(answer).data
  if (!notices) return null
  return (
    <section aria-label="Notices" className="grid gap-px border-b border-line">
      {notices.map(notice => (
        <div key={notice.id} className="flex items-center gap-3 bg-sun-soft px-4 py-2 text-sun-ink sm:px-6">
          <Info aria-hidden className="size-6 shrink-0" />
          <p className="max-w-none flex-1">{notice.message}</p>
          {isSignedIn && <PutAway onDismiss={() => dismiss.mutate(notice)} />}
        </div>
      ))}
    </section>
  )
}

/** In the parent's corner alone: a child could put away what its parent has to know. */
function PutAway({ onDismiss }: { onDismiss: () => void }) {
  const { data: corner } = useCorner()
  if (corner?.openUntil === undefined) {
    return (
      <Link to="/parent" className="inline-flex min-h-11 items-center font-bold underline">
        For parents
      </Link>
    )
  }
  return (
    <IconButton label="Dismiss this notice" onClick={onDismiss} className="text-sun-ink">
      <X aria-hidden className="size-5" />
    </IconButton>
  )
}
