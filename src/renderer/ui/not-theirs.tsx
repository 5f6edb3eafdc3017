import { WHO_IS_LEARNING_PATH } from '#lib/learner.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './states.tsx'

interface NotTheirsProps {
  /** What the address names, such as `evaluation`. */
  what: string
  learner: { childName: string; hasSiblings?: boolean | undefined }
  /** Where the child's own ones are. */
  own: { to: string; label: string }
}

/** The address names what is not this child's. Whose it is, or whether it is there at all, is not said. */
export function NotTheirs({ what, learner: { childName, hasSiblings = false }, own }: NotTheirsProps) {
  return (
    <EmptyState
      title={`This ${what} isn’t ${childName}’s`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={own.to}>{own.label}</ButtonLink>
          {hasSiblings && (
            <ButtonLink to={WHO_IS_LEARNING_PATH} look="outlined">
              Who is learning?
            </ButtonLink>
          )}
        </div>
      }
    >
      Perhaps the link is an old one{hasSiblings && ', or was meant for somebody else here'}.
    </EmptyState>
  )
}
