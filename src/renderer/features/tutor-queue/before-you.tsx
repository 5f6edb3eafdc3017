import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { settingsEndpoints } from '#contract/settings.ts'
import { tutorQueueEndpoints } from '#contract/tutor-queue.ts'
import { createQuery } from '#lib/query-client.ts'

/** So often it is asked for, in milliseconds. */
const EVERY = 2_000

/** While a child waits: how many are before it, where an AI at home does one after the other. Nothing where none is. */
export function BeforeYou() {
  // As it was last known will do: it is asked for in the middle of something.
  const { data: settings } = useQuery({
    ...createQuery(settingsEndpoints.settings, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const serving = settings?.services.find(({ service }) => service === settings.servingNow.text)
  const { data } = useQuery({
    ...createQuery(tutorQueueEndpoints.look, {}),
    enabled: serving?.about.kind === 'home',
    refetchInterval: EVERY,
    // What it was a while ago says nothing.
    gcTime: 0,
  })
  const before = data?.before ?? 0
  return (
    <p aria-live="polite" className="flex items-center gap-2 text-ink-soft empty:hidden">
      {before > 0 && (
        <>
          <Hourglass aria-hidden className="size-5 shrink-0" />
          {before === 1
            ? 'One other is before you. Then it’s your turn.'
            : `${before} others are before you.`}
        </>
      )}
    </p>
  )
}
