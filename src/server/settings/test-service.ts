import type { ServiceTest } from '#contract/settings.ts'
import type { AiProvider, Connection } from '../ai/provider.ts'
import { HttpError } from '../shared/http-error.ts'

/**
 * Whether a provider answers: its list of models costs nothing, and shows address, key and model at once.
 * @param list the names of those that can be the tutor
 */
export async function testService(
  { names, kind }: AiProvider,
  { model }: Connection,
  list: () => Promise<string[]>,
): Promise<Omit<ServiceTest, 'testedAt'>> {
  const name = names.sentence
  try {
    const models = await list()
    if (models.length === 0) {
      return {
        isWorking: false,
        code: 'ai_not_connected',
        message: `${name} answers, but it has no model yet. Please add one there, then test again.`,
      }
    }
    if (model !== '' && kind === 'home' && !models.includes(model)) {
      return {
        isWorking: false,
        code: 'ai_not_connected',
        message: `${name} answers, but it has no model “${model}”. Please choose one of those that it offers.`,
      }
    }
    return { isWorking: true, message: `${name} answers.` }
  } catch (error) {
    if (error instanceof HttpError) return { isWorking: false, code: error.code, message: error.message }
    throw error
  }
}
