import type { ClientSecretCreateParams } from 'openai/resources/realtime/client-secrets'
import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService } from '../../call-service.ts'
import type { Connection } from '../../language-model.ts'
import { voiceModels } from '../../models.ts'
import { createClient, explainOpenai, OWN_ADDRESS } from './mark.ts'
import { SOUND_MODELS } from './sound-models.ts'

/** A child waits at a button that turns: longer than this it isn't worth it. */
const MINT_DEADLINE_MS = 10_000

/** What lets a window make one call without the account's key. */
export interface CallSecret {
  id: string
  value: string
}

/** Where a window posts its offer. */
export function realtimeUrl({ baseUrl }: Connection): string {
  return `${baseUrl ?? OWN_ADDRESS}/realtime/calls`
}

/**
 * Asks the service for an ephemeral secret whose session is set up already; once, because the child can press again.
 * @throws HttpError of `tutor-failure.ts`; the signal's reason when it has aborted
 */
export async function mintCallSecret(
  connection: Connection,
  call: { model: string; instructions: string },
  signal: AbortSignal,
): Promise<CallSecret> {
  const deadline = AbortSignal.timeout(MINT_DEADLINE_MS)
  const both = AbortSignal.any([signal, deadline])
  const explain = (error: unknown) => {
    const failure = explainOpenai(error, { ...connection, model: call.model })
    return { ...failure, retry: undefined }
  }
  const mint = async () => {
    const { realtime } = await createClient(connection)
    return realtime.clientSecrets.create(sessionFor(call), { signal: both })
  }
  try {
    const { value, session } = secretSchema.parse(await callService(mint, explain, both))
    return { id: session?.id ?? '', value }
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) throw tutorFailure('ai_timeout')
    // The answer itself may hold the secret: nothing of it goes to the log.
    if (error instanceof z.ZodError) {
      throw tutorFailure('ai_unreadable', undefined, { service: connection.service })
    }
    throw error
  }
}

/** Compatible services leave out what the SDK's types promise. */
const secretSchema = z.object({
  value: z.string().min(1),
  session: z.object({ id: z.string().nullish() }).nullish(),
})

function sessionFor({
  model,
  instructions,
}: {
  model: string
  instructions: string
}): ClientSecretCreateParams {
  return {
    session: {
      type: 'realtime',
      model,
      instructions,
      output_modalities: ['audio'],
      audio: {
        input: {
          // A family's computer stands on a table: its microphone is far from the child.
          noise_reduction: { type: 'far_field' },
          transcription: { model: SOUND_MODELS.openaiCallTranscription },
          turn_detection: {
            type: 'semantic_vad',
            // Children pause while they think.
            eagerness: 'low',
            create_response: true,
            interrupt_response: true,
          },
        },
        output: { voice: SOUND_MODELS.openaiVoice },
      },
    },
  }
}

/** The models for live talks that a service offers, by name. */
export async function listVoiceModels(connection: Connection, signal: AbortSignal): Promise<string[]> {
  const list = async () => {
    const { models } = await createClient(connection)
    const { data } = await models.list({ signal })
    return z.array(z.object({ id: z.string() })).parse(data)
  }
  const offered = await callService(list, error => explainOpenai(error, connection), signal)
  return voiceModels(offered.map(({ id }) => id))
}
