import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { preview } from '#lib/formatting.ts'
import { createQuery } from '#lib/query-client.ts'
import { NotTheirs } from '#ui/not-theirs.tsx'

const evaluations = createQuery(evaluationEndpoints.list, { query: {} })
const NAME = 'evaluationId'
const PREVIEW = 60

/** The evaluation that the address narrows the page to, and a way to show everything again. */
export function useEvaluationFilter() {
  const [params, setParams] = useSearchParams()
  const text = params.get(NAME)
  const evaluationId = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
  const clear = () =>
    setParams(
      current => {
        current.delete(NAME)
        return current
      },
      { replace: true },
    )
  return { evaluationId, clear }
}

interface EvaluationChipProps {
  evaluationId: number
  onClear: () => void
}

/** Whether the evaluations are known and this one is none of them. */
export function useIsForeign(evaluationId: number | undefined): boolean {
  const { data, isFetching } = useQuery({ ...evaluations, enabled: evaluationId !== undefined })
  // A list that is being read anew may not have the newest yet.
  if (evaluationId === undefined || isFetching) return false
  return data?.every(({ id }) => id !== evaluationId) === true
}

/** In place of the page for an evaluation that is not this child's. */
export function ForeignEvaluation() {
  const { data: me } = useCurrentUser()
  if (!me) return null
  const own = { to: '/past-assessments', label: 'Past Assessment Results' }
  return <NotTheirs what="evaluation" learner={me} own={own} />
}

/** Says that only one evaluation is shown; pressing it shows all. */
export function EvaluationChip({ evaluationId, onClear }: EvaluationChipProps) {
  const { data } = useQuery(evaluations)
  const evaluation = data?.find(({ id }) => id === evaluationId)
  const name = evaluation ? `“${preview(evaluation.question, PREVIEW)}”` : 'one evaluation'
  return (
    <button
      type="button"
      onClick={onClear}
      className="mb-4 inline-flex min-h-11 max-w-full items-center gap-3 rounded-pill bg-brand-soft py-1.5 pr-2 pl-5 text-left text-brand-strong transition-colors duration-150 hover:bg-sunk"
    >
      <span className="min-w-0 truncate">
        Only <b>{name}</b>
      </span>
      <span className="sr-only">. Show all evaluations</span>
      <span className="grid size-8 shrink-0 place-items-center rounded-pill bg-card">
        <X aria-hidden className="size-[18px]" strokeWidth={2.5} />
      </span>
    </button>
  )
}
