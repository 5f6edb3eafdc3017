import { type Grade, gradeForBirthYear } from '#contract/grades.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'

const WHERE_UNKNOWN = 4

/** The grade of a child of this age. */
export function useUsualGrade(): Grade {
  const { data: user } = useCurrentUser()
  if (user?.childBirthYear === undefined) return WHERE_UNKNOWN
  return gradeForBirthYear(user.childBirthYear, new Date().getFullYear())
}
