import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Pip, type PipPose } from './pip.tsx'

interface EmptyStateProps {
  pose?: PipPose
  title: string
  children: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
}

/** Nothing is here yet: Pip says so and shows the way on. */
export function EmptyState({ pose = 'looking', title, children, action }: EmptyStateProps) {
  return (
    <Card className="flex animate-rise flex-col items-center gap-3 py-10 text-center sm:py-14">
      <Pip pose={pose} className="mb-2 w-36" />
      <h2>{title}</h2>
      <div className="max-w-[46ch] text-balance text-ink-soft">{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </Card>
  )
}

interface ErrorStateProps {
  title: string
  children: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  /** Nobody answers at all: Pip sleeps. */
  isOffline?: boolean
}

/** Something could not be shown; Retry asks again. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  isOffline = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        pose={isOffline ? 'sleeping' : 'looking'}
        title={title}
        action={
          <Button look="outlined" onClick={onRetry} isLoading={isRetrying}>
            {!isRetrying && <RotateCw aria-hidden className="size-5" />}
            Retry
          </Button>
        }
      >
        {children}
        {isOffline && (
          <p className="mt-2">Stepwise is not answering right now. Everything you saved is still there.</p>
        )}
      </EmptyState>
    </div>
  )
}
