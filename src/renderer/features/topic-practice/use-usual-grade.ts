import type { Grade } from '#contract/grades.ts'
import { useCurrentUser, usualGrade } from '#features/accounts/current-user.ts'

const WHERE_UNKNOWN = 4

/** The grade to begin with; one in the middle where nothing is known of the child. */
export function useUsualGrade(): Grade {
  const { data: user } = useCurrentUser()
  return usualGrade(user) ?? WHERE_UNKNOWN
}
