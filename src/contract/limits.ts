import { z } from 'zod'

const limit = (most: number) =>
  z
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(most, `At most ${most.toLocaleString('en')}, please`)
    .nullable()

/**
 * Of a family or, within those, of a child; null for no limit. They count from the first of the month, a family's with
 * what other families use of a shared AI, and hold for AI companies, not for the builtin tutor.
 */
export const limitsSchema = z.object({
  monthlyAiCalls: limit(1_000_000),
  monthlyVoiceMinutes: limit(50_000),
})
export type Limits = z.infer<typeof limitsSchema>
