import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { isUnreachable } from '#lib/api.ts'
import { openCorner, useCorner } from '#lib/corner.ts'
import { Card } from '#ui/card.tsx'
import { PasswordAgain } from '#ui/password-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface ParentGateProps {
  /** What the password opens, for the sentence above it, such as `the AI settings`. */
  what: string
  children: ReactNode
}

/** Shows its children to a parent alone: the password opens it for 15 minutes. */
export function ParentGate({ what, children }: ParentGateProps) {
  const { data, error, isFetching, refetch } = useCorner()
  if (data?.openUntil !== undefined) return children
  if (data) {
    return (
      <Card className="mx-auto grid w-full max-w-[480px] animate-rise gap-4">
        <span className="grid size-12 place-items-center rounded-medium bg-brand-soft text-brand-strong">
          <Lock aria-hidden className="size-6" />
        </span>
        <div>
          <h2>For parents</h2>
          <p className="mt-1 text-ink-soft">
            Please enter your password to open {what}. After 15 minutes it is asked for again.
          </p>
        </div>
        <PasswordAgain button="Open" onPassword={openCorner} />
      </Card>
    )
  }
  if (error) {
    return (
      <ErrorState
        title="This could not be opened"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isOffline={isUnreachable(error)}
      >
        Please try again in a moment.
      </ErrorState>
    )
  }
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="mx-auto h-64 w-full max-w-[480px]" />
    </div>
  )
}
