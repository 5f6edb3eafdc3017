import { z } from 'zod'
import { passwordAgainSchema, userSchema } from './accounts.ts'
import type { Endpoints } from './endpoint.ts'
import { timeLeftSchema } from './time-for-today.ts'

/** The waits that the parent can choose for the idle lock, in minutes. */
export const IDLE_LOCK_MINUTES = [2, 5, 10, 15, 30, 60] as const

const familySchema = z.object({
  id: z.number().int(),
  /** The parent's first name and the next name's initial, such as `Rosa L.` */
  name: z.string(),
})
export type Family = z.infer<typeof familySchema>

export const sharedComputerSchema = z.object({
  /** Whether the sign-in page offers this family by name. */
  isListed: z.boolean(),
  /** After so many minutes without a touch the page asks for the password; null for never. */
  idleLockMinutes: z.literal(IDLE_LOCK_MINUTES, 'Please choose one of the offered times').nullable(),
})
export type SharedComputer = z.infer<typeof sharedComputerSchema>

const presenceSchema = z.object({
  isLocked: z.boolean(),
  idleLockMinutes: sharedComputerSchema.shape.idleLockMinutes,
  /** Of the child that learns, where its parent has set something. */
  timeLeft: timeLeftSchema.optional(),
})
export type Presence = z.infer<typeof presenceSchema>

export const sharedComputerEndpoints = {
  /** Those families of this computer that agreed to be offered. */
  families: { method: 'GET', path: '/api/families', access: 'anyone', answer: z.array(familySchema) },
  loginAsFamily: {
    method: 'POST',
    path: '/api/login/family',
    access: 'anyone',
    body: passwordAgainSchema.extend({ familyId: z.number().int().positive() }),
    answer: userSchema,
  },
  /**
   * Says that somebody has touched the page (`isActive`), at most every half minute, or only asks whether it is
   * locked. Touches less than two minutes apart count as time used.
   */
  presence: {
    method: 'POST',
    path: '/api/presence',
    access: 'family',
    evenLocked: true,
    body: z.object({ isActive: z.boolean() }),
    answer: presenceSchema,
  },
  lock: { method: 'POST', path: '/api/lock', access: 'family', evenLocked: true, answer: z.void() },
  unlock: {
    method: 'POST',
    path: '/api/unlock',
    access: 'family',
    evenLocked: true,
    body: passwordAgainSchema,
    answer: z.void(),
  },
  sharedComputer: {
    method: 'GET',
    path: '/api/shared-computer',
    access: 'family',
    answer: sharedComputerSchema,
  },
  changeSharedComputer: {
    method: 'PATCH',
    path: '/api/shared-computer',
    access: 'parent',
    body: sharedComputerSchema.partial(),
    answer: sharedComputerSchema,
  },
} as const satisfies Endpoints
