import { OPTION_LETTERS } from '#contract/boosters.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The shape of a question that is still coming. */
export function QuestionSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-8 w-2/3" />
      <div className="grid gap-3 sm:grid-cols-2">
        {OPTION_LETTERS.map(letter => (
          <Skeleton key={letter} className="h-[68px]" />
        ))}
      </div>
    </div>
  )
}
