import type { Grade } from './grades.ts'

/** The usual grade of a child born in `birthYear`: ages 5 to 17 are K to 12, younger is K, older is 12. */
export function gradeForBirthYear(birthYear: number, thisYear: number): Grade {
  const age = thisYear - birthYear
  if (age <= 5) return 'K'
  return Math.min(age - 5, 12)
}
