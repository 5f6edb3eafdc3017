import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { preview } from '#lib/formatting.ts'
import { createQuery } from '#lib/query-client.ts'

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

/** Says that only one evaluation is shown; pressing it shows all. */
export function EvaluationChip({ evaluationId, onClear }: EvaluationChipProps) {
  const { data } = useQuery(createQuery(evaluationEndpoints.list, { query: {} }))
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
