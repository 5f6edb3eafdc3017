import type { ServiceTest } from '#contract/settings.ts'
import { SERVICE_NAMES } from '../ai/explain.ts'
import type { Connection, LanguageModel } from '../ai/language-model.ts'
import { HttpError } from '../shared/http-error.ts'

/** Asks a service for its models: that costs nothing, and shows address, key and model at once. */
export async function testService(
  languageModel: LanguageModel,
  { service, model }: Connection,
  signal: AbortSignal,
): Promise<Omit<ServiceTest, 'testedAt'>> {
  const name = SERVICE_NAMES[service]
  try {
    const models = await languageModel.listModels(signal)
    if (models.length === 0) {
      return {
        isWorking: false,
        code: 'ai_not_connected',
        message: `${name} answers, but it has no model yet. Please add one there, then test again.`,
      }
    }
    if (model !== '' && service === 'local' && !models.some(({ id }) => id === model)) {
      return {
        isWorking: false,
        code: 'ai_not_connected',
        message: `${name} answers, but it has no model "${model}". Please choose one of those that it offers.`,
      }
    }
    return { isWorking: true, message: `${name} answers.` }
  } catch (error) {
    if (error instanceof HttpError) return { isWorking: false, code: error.code, message: error.message }
    throw error
  }
}
