import { geminiModel } from './gemini.ts'
import type { Connection, LanguageModel } from './language-model.ts'
import { openaiModel } from './openai.ts'

/** A few accounts with a few services each. */
const MOST_KEPT = 20

/**
 * Makes the model behind a connection. The same connection gets the same model again, because a model learns how its
 * service wants to be asked.
 */
export function modelConnector(): (connection: Connection) => LanguageModel {
  const kept = new Map<string, LanguageModel>()
  return connection => {
    const { service, apiKey, baseUrl, model } = connection
    const id = JSON.stringify([service, apiKey, baseUrl, model])
    let known = kept.get(id)
    if (!known) {
      if (kept.size === MOST_KEPT) kept.clear()
      known = service === 'gemini' ? geminiModel(connection) : openaiModel(connection)
      kept.set(id, known)
    }
    return known
  }
}
