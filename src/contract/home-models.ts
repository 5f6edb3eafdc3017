import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { fetchingSchema } from './home-servers.ts'

const homeModelSchema = z.object({
  id: z.string(),
  name: z.string(),
  words: z.string(),
  bytes: z.number(),
  /** Where it comes from, as a parent may look it up; none for a file of the family's own. */
  source: z.string().optional(),
  licence: z.string().optional(),
  /** Its file is on this computer. */
  isHere: z.boolean(),
  /** Still to be downloaded of one that is here, so that it can see pictures; bytes. */
  eyesToCome: z.number().optional(),
  isRecommended: z.boolean(),
  /** This family uses it. */
  isInUse: z.boolean(),
  /** Undefined where nothing speaks against it; else one sentence why this computer is too small. */
  unfit: z.string().optional(),
  /** How it did on this computer. */
  trial: z.object({ isGood: z.boolean(), words: z.string() }).optional(),
})
export type HomeModel = z.infer<typeof homeModelSchema>

const lookSchema = z.object({
  /** Why no model runs on this computer; undefined where some may. */
  unfit: z.string().optional(),
  models: z.array(homeModelSchema),
  /** Where downloads go. */
  folder: z.string(),
  /** Free there, in bytes; undefined where that can't be told. */
  freeBytes: z.number().optional(),
  fetching: fetchingSchema.optional(),
})
export type LookAtHomeModels = z.infer<typeof lookSchema>

const onModel = z.object({ id: z.string().max(200) })
const path = z.string().trim().min(1, 'Please enter where it is').max(1_000, 'This is too long')

/** The models that run in the app itself. They are the computer's; each family chooses for itself. */
export const homeModelEndpoints = {
  look: { method: 'GET', path: '/api/home-models', access: 'parent', answer: lookSchema },
  /** A model's file that is there already, by its full path. 400 with words for what is none. */
  addOwn: {
    method: 'POST',
    path: '/api/home-models/own',
    access: 'parent',
    body: z.object({ path }),
    answer: lookSchema,
  },
  /** Has it write and measures it; how it went is in the answer. */
  tryOut: {
    method: 'POST',
    path: '/api/home-models/models/:id/trial',
    access: 'parent',
    params: onModel,
    answer: lookSchema,
    deadline: 300_000,
  },
  /** Takes it as the family's home AI. 409 before a trial went well. */
  use: {
    method: 'POST',
    path: '/api/home-models/models/:id/use',
    access: 'parent',
    params: onModel,
    answer: lookSchema,
  },
  /** Deletes what was downloaded; a file of the family's own is only forgotten. */
  remove: {
    method: 'DELETE',
    path: '/api/home-models/models/:id',
    access: 'parent',
    params: onModel,
    answer: lookSchema,
  },
  /** Where later downloads go, by its full path; it must be there. */
  chooseFolder: {
    method: 'PATCH',
    path: '/api/home-models/folder',
    access: 'parent',
    body: z.object({ folder: path }),
    answer: lookSchema,
  },
  /** Downloads one of the list, or goes on with it. 409 with words where it can't. */
  fetchModel: {
    method: 'POST',
    path: '/api/home-models/fetching',
    access: 'parent',
    body: z.object({ model: z.string().max(200) }),
    answer: lookSchema,
  },
  pauseFetching: {
    method: 'POST',
    path: '/api/home-models/fetching/pause',
    access: 'parent',
    answer: lookSchema,
  },
  /** Stops it and deletes what is there of it. */
  cancelFetching: {
    method: 'DELETE',
    path: '/api/home-models/fetching',
    access: 'parent',
    answer: lookSchema,
  },
} as const satisfies Endpoints
