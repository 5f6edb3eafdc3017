import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { besideMark } from './marking.ts'
import { longText } from './text.ts'

const helplineSchema = z.object({
  name: z.string(),
  /** To call. */
  number: z.string(),
  /** Further ways, in words. */
  also: z.string().optional(),
  /** When somebody answers, in words. */
  hours: z.string().optional(),
  /** For whom, in words. */
  for: z.string(),
  /** The address where it was checked. */
  source: z.string(),
  /** When, such as `2026-11-21`. */
  checked: z.string(),
})

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Please choose one of the countries')
  .nullable()

const helpSchema = z.object({
  /** Two letters such as `GB`; none where it is not known or has no helpline here. */
  country: z.string().optional(),
  countryName: z.string().optional(),
  /** A parent has chosen it; else it is the computer's own. */
  isChosen: z.boolean(),
  emergency: z.string().optional(),
  helplines: z.array(helplineSchema),
  /** Where to find a helpline of another country, in words. */
  elsewhere: z.string(),
  /** All countries with helplines here, by name. */
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type Help = z.infer<typeof helpSchema>

export const safetyEndpoints = {
  /** Whom a child can call. */
  help: { method: 'GET', path: '/api/safety', access: 'family', answer: helpSchema },
  /** Null for the computer's own. */
  chooseCountry: {
    method: 'PATCH',
    path: '/api/safety',
    access: 'parent',
    body: z.object({ country }),
    answer: helpSchema,
  },
  /**
   * Hears a question and an answer before they are marked: 422 `kind_words` when the child needs those first. Where it
   * only may need them, they come beside the mark.
   */
  hear: {
    method: 'POST',
    path: '/api/safety/hear',
    body: z.object({
      question: longText('The question').optional(),
      answer: longText('The answer').optional(),
    }),
    answer: z.object({ careWords: besideMark.careWords }),
  },
} as const satisfies Endpoints
