import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** The programs that Stepwise looks for on its own computer. */
const HOME_SERVERS = ['ollama', 'lm-studio'] as const

const foundModelSchema = z.object({
  id: z.string(),
  /** By the program's own answer; undefined where it doesn't say. */
  canSeePictures: z.boolean().optional(),
  bytes: z.number().optional(),
})
export type FoundModel = z.infer<typeof foundModelSchema>

const homeServerSchema = z.object({
  server: z.enum(HOME_SERVERS),
  name: z.string(),
  /** What `connectHome` takes, such as `http://127.0.0.1:11434/v1`. */
  address: z.string(),
  /** `closed` answers, but wants a key that Stepwise has none of. */
  state: z.enum(['there', 'closed', 'missing']),
  /** Those that can be the tutor and run on this computer. */
  models: z.array(foundModelSchema),
  /** How many more only hand on to a company's computers: they are not offered. */
  away: z.number(),
})
export type HomeServer = z.infer<typeof homeServerSchema>

const fetchableModelSchema = z.object({
  model: z.string(),
  name: z.string(),
  words: z.string(),
  bytes: z.number(),
  /** What a computer should have for it, in bytes. */
  memory: z.number(),
  isRecommended: z.boolean(),
  /** Undefined where nothing speaks against it; else one sentence why this computer is too small. */
  unfit: z.string().optional(),
})
export type FetchableModel = z.infer<typeof fetchableModelSchema>

export const fetchingSchema = z.object({
  model: z.string(),
  /** `failed` and `paused` go on from where they stand when the model is fetched again. */
  state: z.enum(['fetching', 'paused', 'failed', 'done']),
  /** Bytes. */
  completed: z.number(),
  total: z.number(),
  /** Why it has failed, and what to do. */
  message: z.string().optional(),
})
export type Fetching = z.infer<typeof fetchingSchema>

/** None where nothing is fetched or was just now. */
const fetchingAnswer = z.object({ fetching: fetchingSchema.optional() })

const lookSchema = z.object({
  servers: z.array(homeServerSchema),
  /** What Ollama can fetch; empty where no Ollama answers. */
  fetchable: z.array(fetchableModelSchema),
  /** Free where Ollama usually keeps its models, in bytes; undefined where that can't be told. */
  freeBytes: z.number().optional(),
  fetching: fetchingSchema.optional(),
})
export type LookAtHome = z.infer<typeof lookSchema>

/** What runs on this very computer and could be the family's AI. Nothing here leaves it; Ollama downloads by itself. */
export const homeServerEndpoints = {
  /** Looks at the usual addresses, anew each time. Asked only by a parent who has opened the place for it. */
  lookAtHome: {
    method: 'GET',
    path: '/api/home-servers',
    access: 'parent',
    answer: lookSchema,
    deadline: 15_000,
  },
  /** How far the download is. */
  fetching: { method: 'GET', path: '/api/home-servers/fetching', access: 'parent', answer: fetchingAnswer },
  /**
   * Has Ollama fetch one of `fetchable`, or go on with it. 409 `bad_request` while it fetches another one, where the
   * disk is too small, and where no Ollama answers.
   */
  fetchModel: {
    method: 'POST',
    path: '/api/home-servers/fetching',
    access: 'parent',
    body: z.object({ model: z.string().max(200) }),
    answer: fetchingAnswer,
  },
  /** Stops it, to go on later. */
  pauseFetching: {
    method: 'POST',
    path: '/api/home-servers/fetching/pause',
    access: 'parent',
    answer: fetchingAnswer,
  },
  /** Stops it and forgets it; Ollama clears away what is not whole. */
  cancelFetching: {
    method: 'DELETE',
    path: '/api/home-servers/fetching',
    access: 'parent',
    answer: fetchingAnswer,
  },
} as const satisfies Endpoints
