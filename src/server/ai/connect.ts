import { geminiModel } from './gemini.ts'
import type { Connection, LanguageModel } from './language-model.ts'
import { openaiModel } from './openai.ts'

/** The model behind a connection. */
export function modelOf(connection: Connection): LanguageModel {
  return connection.service === 'gemini' ? geminiModel(connection) : openaiModel(connection)
}
