import { z } from 'zod'

const words = 'Please choose a grade from K to 12'

/** A school grade: `K` for Kindergarten, otherwise 1 to 12. A form's text such as `'5'` counts as 5. */
export const gradeSchema = z.union(
  [
    z.literal('K'),
    z
      .union([z.number(), z.string().regex(/^\d{1,2}$/)])
      .transform(Number)
      .pipe(z.number().int(words).min(1, words).max(12, words)),
  ],
  { error: words },
)
export type Grade = z.output<typeof gradeSchema>

export const GRADES: readonly Grade[] = ['K', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The usual grade of a child born in `birthYear`: ages 5 to 17 are K to 12, younger is K, older is 12. */
export function gradeForBirthYear(birthYear: number, thisYear: number): Grade {
  const age = thisYear - birthYear
  if (age <= 5) return 'K'
  return Math.min(age - 5, 12)
}
