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
