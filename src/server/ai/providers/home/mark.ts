import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { wireSchema } from '../../answers/wire-schema.ts'
import type { ModelRequest, Part } from '../../model-request.ts'
import type { Use } from '../../provider.ts'
import { filesOf, ownEngine } from './own-engine.ts'

/** The most that an answer may be long, in tokens. */
const LONGEST = 1_000
/** A computer at home writes a few words a second, and a child waits for the last of them. */
const BRIEFLY = 'Be brief: at most 80 words in all.'

/** @returns JSON of the request's schema: a grammar holds the model to it */
export async function mark(request: ModelRequest<unknown>, { connection, signal }: Use): Promise<string> {
  const engine = await ownEngine()
  const asked = {
    messages: [
      { role: 'system' as const, text: `${request.instruction}\n\n${BRIEFLY}` },
      { role: 'user' as const, text: request.content.map(wordsOf).join('\n\n') },
    ],
    tokens: LONGEST,
    schema: wireSchema(request.schema),
  }
  const { text, isCut } = await engine.ask(filesOf(connection), asked, signal)
  if (isCut) throw tutorFailure('ai_unreadable', undefined, { service: 'home', problem: 'cut' })
  return text
}

function wordsOf(part: Part): string {
  if ('text' in part) return part.text
  throw tutorFailure('ai_unreadable', 'The home AI can’t see pictures. Please type the work.')
}
