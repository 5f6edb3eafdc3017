import { GoogleGenerativeAIFetchError } from '@google/generative-ai'
import { z } from 'zod'
import { callService } from '../../call-service.ts'
import type { Use } from '../../provider.ts'
import { explain } from './errors.ts'

const modelsSchema = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
})

/** @throws HttpError of `tutor-failure.ts` */
export function listModels(use: Use): Promise<string[]> {
  const list = async () => {
    const { models } = modelsSchema.parse(await askForModels(use))
    return models
      .filter(model => model.supportedGenerationMethods.includes('generateContent'))
      .map(model => model.name.replace(/^models\//, ''))
  }
  return callService(list, error => explain(error, use), use.signal)
}

const refusalSchema = z.object({
  error: z.object({ message: z.string(), details: z.array(z.record(z.string(), z.unknown())).optional() }),
})

/** The SDK knows no such call. A refusal is told as the SDK tells its own. */
async function askForModels({ connection, send, signal }: Use): Promise<unknown> {
  const { apiKey, baseUrl } = connection
  const headers = { 'x-goog-api-key': apiKey }
  const response = await send(`${baseUrl}/v1beta/models?pageSize=1000`, { headers, signal })
  if (response.ok) return response.json()
  // A proxy's page is no JSON; the status says enough.
  const { data } = refusalSchema.safeParse(await response.json().catch(() => undefined))
  const { message = '', details } = data?.error ?? {}
  throw new GoogleGenerativeAIFetchError(message, response.status, response.statusText, details)
}
