import { boosterEndpoints } from '#contract/boosters.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { masteryEndpoints } from '#contract/masteries.ts'
import { queryClient } from './query-client.ts'

const [, , boosters] = boosterEndpoints.listGaps.path.split('/')
const changed = [
  evaluationEndpoints.list.path,
  `/api/${boosters}`,
  '/api/practice',
  '/api/topic-practice',
  '/api/practice-sheets',
  masteryEndpoints.list.path,
]

/** Has every list that an evaluation or a check-up takes part in read anew. */
export function forgetWork(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [url] }) => changed.some(path => String(url).startsWith(path)),
  })
}
