import { z } from 'zod'
import { callService } from '../../call-service.ts'
import type { Use } from '../../provider.ts'
import { explain } from './errors.ts'
import { modelList } from './wire.ts'

const modelsSchema = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
})

export function listModels(use: Use): Promise<string[]> {
  const list = async () => {
    const { models } = modelsSchema.parse(await modelList(use))
    return models
      .filter(model => model.supportedGenerationMethods.includes('generateContent'))
      .map(model => model.name.replace(/^models\//, ''))
  }
  return callService(list, error => explain(error, use), use.signal)
}
