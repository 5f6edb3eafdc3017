import type { Connection, LanguageModel } from './language-model.ts'
import { geminiModel } from './providers/gemini/mark.ts'
import { openaiModel } from './providers/openai/mark.ts'

/** The model behind a connection. */
export function modelOf(connection: Connection): LanguageModel {
  return connection.service === 'gemini' ? geminiModel(connection) : openaiModel(connection)
}
