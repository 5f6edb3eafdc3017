import { useQuery } from '@tanstack/react-query'
import type { KeptPhoto } from '#contract/inbox.ts'
import { inboxEndpoints } from '#contract/inbox.ts'
import { createQuery } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const sides: Record<KeptPhoto['side'], string> = {
  question: 'Photo of the question',
  answer: 'Photo of the answer',
}

interface KeptPhotosProps {
  /** The kept answer. */
  id: number
  /** Whether a parent looks, or the child itself. */
  by: 'parent' | 'child'
}

/** The photos of a kept answer, each opened large by a press. */
export function KeptPhotos({ id, by }: KeptPhotosProps) {
  const endpoint = by === 'parent' ? inboxEndpoints.photos : inboxEndpoints.ownPhotos
  // Photos are large: none is held once nobody looks.
  const { data, error, refetch } = useQuery({ ...createQuery(endpoint, { params: { id } }), gcTime: 0 })
  if (error) {
    return (
      <Button look="outlined" onClick={() => void refetch()}>
        The photos could not be shown. Retry
      </Button>
    )
  }
  if (data === undefined) return <Skeleton className="h-40" />
  return (
    <ul className="flex flex-wrap gap-3">
      {data.photos.map((photo, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a photo is what stands at its place
        <li key={at} className="min-w-0">
          <Photo photo={photo} label={`${sides[photo.side]}${at > 0 ? `, ${at + 1}` : ''}`} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ photo: { type, bytes }, label }: { photo: KeptPhoto; label: string }) {
  return (
    <details className="group/photo">
      <summary className="cursor-pointer list-none rounded-medium after:hidden">
        <img
          src={`data:${type};base64,${bytes}`}
          alt={label}
          className="max-h-44 max-w-full rounded-medium border border-line bg-sunk object-contain group-open/photo:max-h-[75vh]"
        />
        <span className="mt-1 block text-small text-ink-soft group-open/photo:hidden">
          {label} · press to see it large
        </span>
        <span className="mt-1 hidden text-small text-ink-soft group-open/photo:block">
          {label} · press to see it small
        </span>
      </summary>
    </details>
  )
}
