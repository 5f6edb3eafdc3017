import { z } from 'zod'
import { passwordAgainSchema, registrationSchema, userSchema } from './accounts.ts'
import { type Endpoints, idParams } from './endpoint.ts'
import { limitsSchema } from './limits.ts'
import { timeRulesSchema } from './time-for-today.ts'

/** The pictures that a child is known by, and those of which a picture code is made. */
export const ANIMALS = [
  'fox',
  'owl',
  'cat',
  'dog',
  'bear',
  'rabbit',
  'frog',
  'penguin',
  'turtle',
  'elephant',
  'whale',
  'hedgehog',
] as const
export type Animal = (typeof ANIMALS)[number]

export const COLORS = ['blue', 'red', 'green', 'yellow', 'purple', 'orange', 'teal', 'pink'] as const
export type Color = (typeof COLORS)[number]

/** So many pictures, in order, make a picture code. */
export const CODE_LENGTH = 3
/** A family's most children, archived ones included. */
export const MOST_CHILDREN = 20

export const childSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  birthYear: z.number().int(),
  animal: z.enum(ANIMALS),
  color: z.enum(COLORS),
  /** Whether it asks for the picture code. */
  hasCode: z.boolean(),
  isArchived: z.boolean(),
})
export type Child = z.infer<typeof childSchema>

const pictureCodeSchema = z
  .array(z.enum(ANIMALS))
  .length(CODE_LENGTH, `Please choose ${CODE_LENGTH} pictures`)
export type PictureCode = z.infer<typeof pictureCodeSchema>

/** What a parent may say of a child. */
const childFieldsSchema = z.object({
  name: registrationSchema.shape.childName,
  birthYear: registrationSchema.shape.childBirthYear,
  animal: z.enum(ANIMALS),
  color: z.enum(COLORS),
})

export const newChildSchema = childFieldsSchema.partial({ animal: true, color: true })
export type NewChild = z.infer<typeof newChildSchema>

const childChangeSchema = childFieldsSchema
  .extend({
    /** Null takes the code away. */
    pictureCode: pictureCodeSchema.nullable(),
    isArchived: z.boolean(),
  })
  .partial()
export type ChildChange = z.infer<typeof childChangeSchema>

/** A child as its parent sees it. */
const parentsChildSchema = childSchema.extend({
  /** How the child calls its tutor. */
  assistantName: z.string(),
  limits: limitsSchema,
  timeRules: timeRulesSchema,
})
export type ParentsChild = z.infer<typeof parentsChildSchema>

const startBody = z.object({
  /** For a child with a picture code, unless the parent's password is given. */
  pictureCode: pictureCodeSchema.optional(),
  password: passwordAgainSchema.shape.password.optional(),
})

export const startedSchema = z.object({
  user: userSchema,
  /** Of use for this sign-in alone, and until the child's picture code changes or Stepwise is closed. */
  ticket: z.string(),
})
export type Started = z.infer<typeof startedSchema>

export const childEndpoints = {
  /** Those who learn, without archived ones: for the page that asks who is learning. */
  listChildren: {
    method: 'GET',
    path: '/api/children',
    access: 'family',
    answer: z.object({
      children: z.array(childSchema),
      /** Whom a request without a ticket is for; null where one of several has to be chosen. */
      learningId: z.number().int().nullable(),
    }),
  },
  /**
   * Chooses who is learning: for requests with the ticket, and for those of this sign-in without one.
   * 403 `wrong_code` for a wrong or missing picture code, 400 `wrong_password`, 429 after too many of either.
   */
  startLearning: {
    method: 'POST',
    path: '/api/children/:id/start',
    access: 'family',
    params: idParams,
    body: startBody,
    answer: startedSchema,
  },
  /** All children, archived ones last. */
  listAllChildren: {
    method: 'GET',
    path: '/api/parent/children',
    access: 'parent',
    answer: z.array(parentsChildSchema),
  },
  addChild: {
    method: 'POST',
    path: '/api/parent/children',
    access: 'parent',
    body: newChildSchema,
    answer: childSchema,
    status: 201,
  },
  /** 409 `last_child` for archiving the only one who learns. */
  changeChild: {
    method: 'PATCH',
    path: '/api/parent/children/:id',
    access: 'parent',
    params: idParams,
    body: childChangeSchema,
    answer: childSchema,
  },
  changeChildLimits: {
    method: 'PATCH',
    path: '/api/parent/children/:id/limits',
    access: 'parent',
    params: idParams,
    body: limitsSchema.partial(),
    answer: limitsSchema,
  },
  changeTimeRules: {
    method: 'PATCH',
    path: '/api/parent/children/:id/time',
    access: 'parent',
    params: idParams,
    body: timeRulesSchema.partial(),
    answer: timeRulesSchema,
  },
  /** A grown-up gives the child that learns some more minutes, by the password. */
  giveMoreTime: {
    method: 'POST',
    path: '/api/children/more-time',
    access: 'family',
    body: passwordAgainSchema,
    answer: z.void(),
  },
} as const satisfies Endpoints
