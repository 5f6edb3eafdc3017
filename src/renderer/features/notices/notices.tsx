import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FIRST_CALLS } from '#contract/first-calls.ts'
import { lazyBeside } from '#lib/load-part.ts'

const ShownNotices = lazyBeside(
  () => import('./shown-notices.tsx'),
  ({ ShownNotices }) => ShownNotices,
)

/**
 * What a parent must know about the family's data, above every page. What shows it comes once there is something.
 * @param isSignedIn else nobody is here who could put a notice away
 */
export function Notices({ isSignedIn }: { isSignedIn: boolean }) {
  const { data } = useQuery({ queryKey: [FIRST_CALLS.notices.path] })
  if (!Array.isArray(data) || data.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ShownNotices answer={data} isSignedIn={isSignedIn} />
    </Suspense>
  )
}
