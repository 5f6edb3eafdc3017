import { z } from 'zod'

/** The fewest and the most minutes a day that a parent can set. */
const MINUTES_A_DAY = { least: 5, most: 600 }
/** More time, once a grown-up has given it, in minutes. */
export const MORE_MINUTES = 15
/** So long before the end it is said, in seconds. */
export const LAST_CALL = 5 * 60

/** What a parent has set for a child; null for what is off. */
export const timeRulesSchema = z.object({
  minutesADay: z
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(MINUTES_A_DAY.least, `Please enter ${MINUTES_A_DAY.least} or more`)
    .max(MINUTES_A_DAY.most, `At most ${MINUTES_A_DAY.most}, please`)
    .nullable(),
  /** By this computer's clock, such as `19:30`; in the evening. It lasts until the morning. */
  bedtime: z
    .string()
    .regex(/^(?:1[5-9]|2[0-3]):[0-5]\d$/, 'Please choose a time from 15:00 to 23:59')
    .nullable(),
})
export type TimeRules = z.infer<typeof timeRulesSchema>

/** What is left of today for the child that learns; missing while nothing is set. */
export const timeLeftSchema = z.object({
  /** 0 once it is over. */
  seconds: z.number().int().min(0),
  /** What ends it first. */
  by: z.enum(['minutes', 'bedtime']),
})
export type TimeLeft = z.infer<typeof timeLeftSchema>
