import type { Evaluation } from '#contract/evaluations.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { loadPart } from '#lib/load-part.ts'
import { PrintButton } from '#ui/paper/print-button.tsx'

interface PrintAssessmentProps {
  evaluation: Pick<Evaluation, 'id'> & { createdAt?: string }
  className?: string
}

/** Prints a saved evaluation with all that was said about it. */
export function PrintAssessment({ evaluation: { id, createdAt }, className }: PrintAssessmentProps) {
  const { data: user } = useCurrentUser()
  if (!user) return null
  return (
    <PrintButton
      look="quiet"
      className={className}
      title="Assessment"
      name={user.childName}
      date={createdAt}
      load={async () => {
        const { loadAssessmentPaper } = await loadPart(() => import('./assessment-paper.tsx'))
        return loadAssessmentPaper(id)
      }}
    />
  )
}
