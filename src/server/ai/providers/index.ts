import type { AiProvider } from '../provider.ts'
import { builtin } from './builtin/index.ts'
import { gemini } from './gemini/index.ts'
import { home } from './home/index.ts'
import { local } from './local/index.ts'
import { openai } from './openai/index.ts'

/** Every AI that can serve, in the order in which Automatic prefers them. A new one is a folder and its line here. */
export const providers: readonly AiProvider[] = [openai, gemini, local, home, builtin]

/** Who answers the text chat when it may be used, whoever serves besides. */
export const TEXT_CHAT_PROVIDER = gemini.id
