import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** Names a provider of AI, such as `builtin`; which there are is the server's registry alone. */
export const serviceSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'This is not the name of an AI')

/** What the product asks of an AI: marking typed work, seeing pictures, chatting, dictation, reading aloud, calls. */
export const CAPABILITIES = ['text', 'pictures', 'chat', 'transcription', 'speech', 'voice'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** What a family reads about a provider, whether or not it is connected. */
const aboutProviderSchema = z.object({
  service: serviceSchema,
  name: z.string(),
  /** `cloud` belongs to a company, `home` stands in the family's own network, `builtin` is Stepwise itself. */
  kind: z.enum(['cloud', 'home', 'builtin']),
  intro: z.string(),
  /** Where a parent gets a key. */
  keysPage: z.string().optional(),
  /** The environment variable that connects it from outside. */
  environmentName: z.string().optional(),
  /** What a parent agrees to before anything goes to a company. */
  terms: z
    .object({
      company: z.string(),
      label: z.string(),
      url: z.string(),
      /** What they say about minors. */
      minors: z.string(),
    })
    .optional(),
  /** Whether the sound of live calls goes straight to it, and whether it looks through what is written. */
  hasCalls: z.boolean(),
  /** The model of live calls, unless a family has chosen another one. */
  callModel: z.string().optional(),
  hasModeration: z.boolean(),
  /** Its model is a file on this computer, which the app itself runs. */
  runsInside: z.boolean().optional(),
})
export type AboutProvider = z.infer<typeof aboutProviderSchema>

const serviceTestSchema = z.object({
  isWorking: z.boolean(),
  /** One sentence for a parent: that it works, or what to do. */
  message: z.string(),
  /** A failure's code, such as `ai_key_refused`. */
  code: z.string().optional(),
  /** ISO 8601 in UTC. */
  testedAt: z.string(),
})
export type ServiceTest = z.infer<typeof serviceTestSchema>

const serviceSettingsSchema = z.object({
  service: serviceSchema,
  about: aboutProviderSchema,
  isConnected: z.boolean(),
  /**
   * `environment` can't be changed in Settings, and counts as agreed to. `sharing` is another family of this computer:
   * neither its address nor its models are shown, and nothing of it can be changed.
   */
  connectedBy: z.enum(['settings', 'environment', 'sharing', 'always']).optional(),
  /** Whether the other families of this computer may use this account's own connection. */
  isShared: z.boolean().optional(),
  /** True when the tutor may really use it: connected and, where needed, agreed to. */
  canServe: z.boolean(),
  /** Whether something goes to a company or over another family's connection, so that the parent must agree first. */
  needsConsent: z.boolean(),
  /** When this account's parent agreed to what is connected, for a local AI by connecting it; ISO 8601 in UTC. */
  consentedAt: z.string().optional(),
  /** Of the local AI. */
  address: z.string().optional(),
  /** The model in use; none for the builtin tutor. */
  model: z.string().optional(),
  /** False when the model is Stepwise's default. */
  isModelChosen: z.boolean(),
  /** The model of live calls; none where there are none. */
  voiceModel: z.string().optional(),
  isVoiceModelChosen: z.boolean().optional(),
  capabilities: z.record(z.enum(CAPABILITIES), z.boolean()),
  /** An AI at home: since when it can't be reached, as far as is known since the app started; ISO 8601 in UTC. */
  goneSince: z.string().optional(),
  /** The newest test since the app started. */
  lastTest: serviceTestSchema.optional(),
})
export type ServiceSettings = z.infer<typeof serviceSettingsSchema>

/** `automatic` or a provider. */
export const servingSchema = serviceSchema
export type Serving = z.infer<typeof servingSchema>

export const settingsSchema = z.object({
  /** The parent's choice. */
  serving: servingSchema,
  /** Who answers now; none for what nobody can do. */
  servingNow: z.object({
    text: serviceSchema,
    pictures: serviceSchema.optional(),
    transcription: serviceSchema.optional(),
    speech: serviceSchema.optional(),
    voice: serviceSchema.optional(),
  }),
  /**
   * `file`: no keychain answers, so that the system seals keys in a file. `memory`: it can't do that either, so that
   * keys are asked for again after a restart.
   */
  keyStore: z.enum(['keychain', 'file', 'memory']),
  services: z.array(serviceSettingsSchema),
})
export type Settings = z.infer<typeof settingsSchema>

const offeredModelSchema = z.object({ id: z.string(), canSeePictures: z.boolean() })

const model = z.string().trim().min(1, 'Please choose a model').max(200, 'This is not the name of a model')
const key = z
  .string()
  .trim()
  .min(1, 'Please enter the key')
  .max(500, 'This is too long for a key')
  // A header takes nothing else, and a pasted line end or a dash of typography is a copying error.
  .regex(/^[\x21-\x7e]+$/, 'A key is one word of plain letters, digits and signs. Please copy it again.')
const address = z
  .string()
  .trim()
  .min(1, 'Please enter the address')
  .max(500, 'This is too long for an address')

const onService = z.object({ service: serviceSchema })

/**
 * Every change answers with the settings as they are then, and is a parent's alone. A key goes in and never comes out.
 */
export const settingsEndpoints = {
  /** All that there are, in the order in which Automatic prefers them. */
  providers: {
    method: 'GET',
    path: '/api/providers',
    access: 'anyone',
    answer: z.object({ providers: z.array(aboutProviderSchema) }),
  },
  settings: { method: 'GET', path: '/api/settings', access: 'family', answer: settingsSchema },
  chooseServing: {
    method: 'PATCH',
    path: '/api/settings',
    access: 'parent',
    body: z.object({ serving: servingSchema }),
    answer: settingsSchema,
  },
  /** Sets or replaces the key. 409 `consent_needed` before the parent has agreed. */
  connectCloud: {
    method: 'POST',
    path: '/api/settings/services/:service/key',
    access: 'parent',
    params: onService,
    body: z.object({ key }),
    answer: settingsSchema,
  },
  /** Lets the other families of this computer use the account's own connection, or no longer. */
  shareService: {
    method: 'PATCH',
    path: '/api/settings/services/:service/sharing',
    access: 'parent',
    params: onService,
    body: z.object({ isShared: z.boolean() }),
    answer: settingsSchema,
  },
  /**
   * The address of an AI at home such as `http://localhost:11434/v1`; without a model, the first that it offers.
   * `canSeePictures` is what the service has said of the model, in place of a guess by its name.
   */
  connectHome: {
    method: 'POST',
    path: '/api/settings/:service',
    access: 'parent',
    params: onService,
    body: z.object({ address, model: model.optional(), canSeePictures: z.boolean().optional() }),
    answer: settingsSchema,
  },
  /** Forgets the key or the local address. */
  disconnect: {
    method: 'DELETE',
    path: '/api/settings/services/:service',
    access: 'parent',
    params: onService,
    answer: settingsSchema,
  },
  /** `null` goes back to the default. `canSeePictures` corrects what is guessed from a local model's name. */
  chooseModel: {
    method: 'PATCH',
    path: '/api/settings/services/:service/model',
    access: 'parent',
    params: onService,
    body: z.object({ model: model.nullable(), canSeePictures: z.boolean().optional() }),
    answer: settingsSchema,
  },
  /** The model of live calls; `null` goes back to the default. */
  chooseVoiceModel: {
    method: 'PATCH',
    path: '/api/settings/services/:service/voice-model',
    access: 'parent',
    params: onService,
    body: z.object({ model: model.nullable() }),
    answer: settingsSchema,
  },
  /** Agrees to the account's own connection. */
  giveConsent: {
    method: 'POST',
    path: '/api/settings/services/:service/consent',
    access: 'parent',
    params: onService,
    answer: settingsSchema,
  },
  /** Agrees to the connection that another family shares; 409 `ai_not_connected` when there is none. */
  giveSharedConsent: {
    method: 'POST',
    path: '/api/settings/services/:service/shared-consent',
    access: 'parent',
    params: onService,
    answer: settingsSchema,
  },
  /** Withdraws both. */
  withdrawConsent: {
    method: 'DELETE',
    path: '/api/settings/services/:service/consent',
    access: 'parent',
    params: onService,
    answer: settingsSchema,
  },
  /** Asks the service whether it answers; a failure is a result here, not an error. */
  testService: {
    method: 'POST',
    path: '/api/settings/services/:service/test',
    access: 'parent',
    params: onService,
    answer: serviceTestSchema,
    deadline: 30_000,
  },
  /** The models that the service itself offers for the tutor, by name. */
  listModels: {
    method: 'GET',
    path: '/api/settings/services/:service/models',
    access: 'parent',
    params: onService,
    answer: z.object({ models: z.array(offeredModelSchema) }),
    deadline: 30_000,
  },
  /** The models for live calls that the service offers, by name. */
  listVoiceModels: {
    method: 'GET',
    path: '/api/settings/services/:service/voice-models',
    access: 'parent',
    params: onService,
    answer: z.object({ models: z.array(z.string()) }),
    deadline: 30_000,
  },
} as const satisfies Endpoints
