import { z } from 'zod'
import { StartError } from '../start-error.ts'

const text = z
  .string()
  .trim()
  .transform(value => value || undefined)
const address = text.refine(
  value => value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
)

const environmentSchema = z.object({
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: address.optional(),
  GEMINI_API_KEY: text.optional(),
  GEMINI_BASE_URL: address.optional(),
  LOCAL_AI_BASE_URL: address.optional(),
  LOCAL_AI_MODEL: text.optional(),
})

/** What the environment says about AI services; it counts over the settings, for development. */
export type AiEnvironment = z.infer<typeof environmentSchema>

/** @throws StartError that names an address which is none */
export function readAiEnvironment(environment: Record<string, string | undefined>): AiEnvironment {
  const parsed = environmentSchema.safeParse(environment)
  if (parsed.success) return withoutLastSlash(parsed.data)
  const name = parsed.error.issues[0]?.path[0]
  throw new StartError(`${String(name)} must be an address that begins with http:// or https://.`)
}

function withoutLastSlash(environment: AiEnvironment): AiEnvironment {
  const cut = (url: string | undefined) => url?.replace(/\/+$/, '')
  return {
    ...environment,
    OPENAI_BASE_URL: cut(environment.OPENAI_BASE_URL),
    GEMINI_BASE_URL: cut(environment.GEMINI_BASE_URL),
    LOCAL_AI_BASE_URL: cut(environment.LOCAL_AI_BASE_URL),
  }
}
