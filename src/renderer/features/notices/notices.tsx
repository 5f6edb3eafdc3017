import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Info, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Notice, noticeEndpoints } from '#contract/notices.ts'
import { request } from '#lib/api.ts'
import { useCorner } from '#lib/corner.ts'
import { createQuery } from '#lib/query-client.ts'
import { IconButton } from '#ui/icon-button.tsx'

const notices = createQuery(noticeEndpoints.notices, {})

/**
 * What a parent must know about the family's data, above every page.
 * @param isSignedIn else nobody is here who could put a notice away
 */
export function Notices({ isSignedIn }: { isSignedIn: boolean }) {
  const client = useQueryClient()
  const { data } = useQuery(notices)
  const dismiss = useMutation({
    mutationFn: ({ id }: Notice) => request(noticeEndpoints.dismissNotice, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: notices.queryKey }),
  })
  if (!data || data.length === 0) return null
  return (
    <section aria-label="Notices" className="grid gap-px border-b border-line">
      {data.map(notice => (
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
