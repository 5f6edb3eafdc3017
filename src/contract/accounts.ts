import { z } from 'zod'
import type { Calls } from './call.ts'
import { shortText } from './text.ts'

export const userSchema = z.object({
  id: z.number().int(),
  parentName: z.string(),
  childName: z.string(),
  childBirthYear: z.number().int().optional(),
  email: z.string(),
  personalIntro: z.string().optional(),
  assistantName: z.string(),
})
export type User = z.infer<typeof userSchema>

const email = z.string().trim().max(254, 'Invalid email address').pipe(z.email('Invalid email address'))

/** Scrypt takes any length; the limit only keeps a hostile megabyte from being hashed. */
const LONGEST_PASSWORD = 1_000
const tooLongPassword = 'Password must be at most 1,000 characters'

/** The 18 years that registration offers, newest first: from five years before `thisYear` back. */
export function birthYears(thisYear: number): number[] {
  return Array.from({ length: 18 }, (_, index) => thisYear - 5 - index)
}

export const registrationSchema = z.object({
  parentName: shortText(2, 'Name is too short'),
  childName: shortText(2, 'Name is too short'),
  childBirthYear: z.coerce
    .number('Please select a birth year')
    .int('Please select a birth year')
    .refine(year => birthYears(new Date().getFullYear()).includes(year), 'Please select a birth year'),
  email,
  password: z
    .string()
    .min(8, 'Password must be at least 8 characters')
    .max(LONGEST_PASSWORD, tooLongPassword),
})
export type Registration = z.infer<typeof registrationSchema>

export const loginSchema = z.object({
  email,
  password: z.string().min(1, 'Password is required').max(LONGEST_PASSWORD, tooLongPassword),
})
export type Login = z.infer<typeof loginSchema>

export const accountCalls = {
  me: { method: 'GET', path: '/api/me', answer: userSchema },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    body: registrationSchema,
    answer: userSchema,
    status: 201,
  },
  login: { method: 'POST', path: '/api/login', access: 'anyone', body: loginSchema, answer: userSchema },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone', answer: z.void() },
} as const satisfies Calls
