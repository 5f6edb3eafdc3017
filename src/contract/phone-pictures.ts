import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { keptPictureSchema } from './kept-pictures.ts'
import { MOST_PICTURES } from './pictures.ts'

/** The way for a phone is open for so long at most, in minutes. */
export const PHONE_MINUTES = 10

export const phoneSettingsSchema = z.object({
  /** Whether a parent has allowed it; off at first. */
  isAllowed: z.boolean(),
})
export type PhoneSettings = z.infer<typeof phoneSettingsSchema>

/** A way in for one phone. */
export const phoneWaySchema = z.object({
  /** What its dialog shows in the calls that follow. */
  pass: z.string(),
  /** What the phone opens; holds the token. */
  url: z.string(),
  /** This computer's addresses in the home's networks, the one in use first. */
  addresses: z.array(z.string()).min(1),
})
export type PhoneWay = z.infer<typeof phoneWaySchema>

const pass = phoneWaySchema.shape.pass.max(100)

/**
 * A phone as a camera: while a dialog is open, a page for one phone of the same network takes pictures for the wizard
 * that asked. They lie in memory alone.
 */
export const phonePictureEndpoints = {
  settings: {
    method: 'GET',
    path: '/api/phone-pictures/settings',
    access: 'family',
    answer: phoneSettingsSchema,
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/phone-pictures/settings',
    access: 'parent',
    body: phoneSettingsSchema,
    answer: phoneSettingsSchema,
  },
  /** Opens a way, and closes the one before. 403 unless a parent has allowed it, 409 where no network is found. */
  open: {
    method: 'POST',
    path: '/api/phone-pictures',
    body: z.object({
      /** So many pictures the wizard still takes. */
      room: z.number().int().min(1).max(MOST_PICTURES),
      /** One of `addresses`; the likeliest when missing. */
      address: z.string().max(50).optional(),
    }),
    answer: phoneWaySchema,
    status: 201,
  },
  /** Asked every second while the dialog is open; without it the way closes. Each picture comes once. */
  look: {
    method: 'POST',
    path: '/api/phone-pictures/look',
    body: z.object({
      pass,
      /** So many have arrived in the wizard. */
      taken: z.number().int().min(0).max(MOST_PICTURES),
    }),
    answer: z.object({
      /** `waiting` for a phone, `there`, or `over`: the time is up, or another dialog has opened a way. */
      state: z.enum(['waiting', 'there', 'over']),
      /** The next one that is not taken yet. */
      picture: keptPictureSchema.optional(),
      /** Whole seconds. */
      secondsLeft: z.number().int(),
    }),
  },
  close: { method: 'POST', path: '/api/phone-pictures/close', body: z.object({ pass }), answer: z.void() },
} as const satisfies Endpoints
