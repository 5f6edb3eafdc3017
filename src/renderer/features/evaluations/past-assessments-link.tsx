import { History } from 'lucide-react'
import { ButtonLink } from '#ui/button.tsx'

/** From the evaluator to what was evaluated before. */
export function PastAssessmentsLink() {
  return (
    <ButtonLink to="/past-assessments" look="quiet" className="-mx-3.5 my-0 shrink-0">
      <History aria-hidden className="size-[22px]" />
      View Past Assessments
    </ButtonLink>
  )
}
