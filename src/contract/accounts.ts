import { z } from 'zod'
import { birthYears } from './birth-years.ts'
import type { Comfort } from './comfort.ts'
import type { Endpoints } from './endpoint.ts'
import { FIRST_CALLS } from './first-calls.ts'
import { gradeSchema } from './grades.ts'
import { shortText, withoutInvisible } from './text.ts'

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

const meSchema = userSchema.extend({
  /** The grade that was chosen last; missing as long as nobody has. */
  grade: gradeSchema.optional(),
  /** Several children learn here; not said of an only one. */
  hasSiblings: z.literal(true).optional(),
  /** The request is for no child: its ticket is not good any more, or one of several has to be chosen first. */
  mustChoose: z.literal(true).optional(),
  /** How the child likes to read; left out where it has changed nothing. */
  comfort: z.custom<Comfort>().optional(),
})
export type Me = z.infer<typeof meSchema>

const email = z.string().trim().max(254, 'Invalid email address').pipe(z.email('Invalid email address'))

/** Scrypt takes any length; the limit only keeps a hostile megabyte from being hashed. */
const LONGEST_PASSWORD = 1_000
const tooLongPassword = 'Password must be at most 1,000 characters'

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

/** The most characters that the personal introduction may have. */
const LONGEST_INTRO = 2_000

export const profileSchema = z.object({
  assistantName: shortText(1, 'Assistant name is required'),
  personalIntro: z
    .string()
    .max(LONGEST_INTRO, `At most ${LONGEST_INTRO.toLocaleString('en')} characters, please`)
    .transform(text => withoutInvisible(text).trim())
    .optional(),
})
export type Profile = z.output<typeof profileSchema>

function password(name: string) {
  return z.string().min(8, `${name} must be at least 8 characters`).max(LONGEST_PASSWORD, tooLongPassword)
}

const passwordChangeSchema = z.object({
  currentPassword: password('Current password'),
  newPassword: password('New password'),
})

/** What the Password tab's form holds. */
export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmPassword: password('Confirm password') })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // Both rules show at once, so that nobody mends the form twice.
    when: () => true,
  })
export type PasswordForm = z.infer<typeof passwordFormSchema>

/** The password of whoever is signed in, given once more. */
export const passwordAgainSchema = z.object({
  password: z.string().min(1, 'Password is required').max(LONGEST_PASSWORD, tooLongPassword),
})

/** Corrects who holds the family, with the password once more: an e-mail is what somebody signs in with. */
export const familyChangeSchema = registrationSchema
  .pick({ parentName: true, email: true })
  .extend(passwordAgainSchema.shape)
export type FamilyChange = z.infer<typeof familyChangeSchema>

/** Sets a new password for those who have forgotten theirs. */
export const passwordResetSchema = z.object({
  email,
  /** 20 letters and digits; dashes, blanks and letter case don't matter, nor does a letter O for a zero. */
  recoveryCode: z
    .string()
    .trim()
    .min(1, 'Please enter your recovery code')
    .max(100, 'This is longer than a recovery code'),
  newPassword: password('New password'),
})
export type PasswordReset = z.infer<typeof passwordResetSchema>

/** `recoveryCode` is said this once and never again: groups of five, such as `4F7KQ-9TWXB-…`. */
const userWithRecoveryCodeSchema = userSchema.extend({ recoveryCode: z.string() })

export const accountEndpoints = {
  me: { ...FIRST_CALLS.me, answer: meSchema },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    body: registrationSchema,
    answer: userWithRecoveryCodeSchema,
    status: 201,
  },
  login: { method: 'POST', path: '/api/login', access: 'anyone', body: loginSchema, answer: userSchema },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone', answer: z.void() },
  changeProfile: { method: 'PATCH', path: '/api/me/profile', body: profileSchema, answer: userSchema },
  /** Signs the account out everywhere else. 400 `wrong_password` for a wrong current one. */
  changePassword: {
    method: 'PATCH',
    path: '/api/me/password',
    access: 'family',
    body: passwordChangeSchema,
    answer: z.void(),
  },
  /** 400 `wrong_password` for a wrong password, 409 `email_taken` for an e-mail of another family. */
  changeFamily: {
    method: 'PATCH',
    path: '/api/parent/family',
    access: 'parent',
    body: familyChangeSchema,
    answer: userSchema.pick({ parentName: true, email: true }),
  },
  /** Makes a new recovery code; the one before works no more. */
  renewRecoveryCode: {
    method: 'POST',
    path: '/api/me/recovery-code',
    access: 'family',
    body: passwordAgainSchema,
    answer: z.object({ recoveryCode: z.string() }),
  },
  /** Signs in with a new password and a new recovery code, and signs the account out everywhere else. */
  resetPassword: {
    method: 'POST',
    path: '/api/password-reset',
    access: 'anyone',
    body: passwordResetSchema,
    answer: userWithRecoveryCodeSchema,
  },
} as const satisfies Endpoints
