import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import type { Sound } from '../../conversation.ts'
import type { Use } from '../../provider.ts'
import { ask } from './client.ts'

const TRANSCRIPTION_MODEL = 'gpt-4o-mini-transcribe'
/** Its end is announced for 2027-01-06; then speech needs the realtime models. */
const SPEECH_MODEL = 'gpt-4o-mini-tts'
export const VOICE = 'coral'

const heardSchema = z.object({ text: z.string() })

export async function transcribe({ bytes, mimeType }: Sound, use: Use): Promise<string> {
  const { toFile } = await import('openai')
  const { text } = await ask(use, async ({ audio }) => {
    const file = await toFile(bytes, `recording.${endingFor(mimeType)}`, { type: mimeType })
    const answer = await audio.transcriptions.create(
      { file, model: TRANSCRIPTION_MODEL },
      { signal: use.signal },
    )
    return heardSchema.parse(answer)
  })
  return text
}

/** A file's ending for a kind of sound; the service goes by it. */
function endingFor(mimeType: string): string {
  const kind = mimeType.replace(/^audio\//, '')
  return kind === 'mpeg' ? 'mp3' : kind
}

export async function speak(text: string, use: Use): Promise<Sound> {
  const bytes = await ask(use, async ({ audio }) => {
    const response = await audio.speech.create(
      {
        model: SPEECH_MODEL,
        voice: VOICE,
        input: text,
        instructions: 'Speak warmly, clearly and not too fast, to a child.',
        response_format: 'mp3',
      },
      { signal: use.signal },
    )
    // An error with a good status would be played to the child, and holds who knows what.
    const isSound = /^(audio\/|application\/octet-stream)/.test(response.headers.get('content-type') ?? '')
    if (!isSound)
      throw tutorFailure('ai_unreadable', undefined, { service: use.provider.id, problem: 'no-sound' })
    return new Uint8Array(await response.arrayBuffer())
  })
  return { bytes, mimeType: 'audio/mpeg' }
}
