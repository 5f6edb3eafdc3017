import type { ClientSecretCreateParams } from 'openai/resources/realtime/client-secrets'
import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService } from '../../call-service.ts'
import type { CallTicket, Use } from '../../provider.ts'
import { createClient, explain } from './client.ts'
import { VOICE } from './sound.ts'

/** A child waits at a button that turns: longer than this it isn't worth it. */
const MINT_DEADLINE_MS = 10_000
/** Writes down what the child says in a call. The ones before it end on 2027-02-26. */
const TRANSCRIPTION_MODEL = 'gpt-transcribe'

/**
 * Asks the service for an ephemeral secret whose session is set up already; once, because the child can press again.
 * @throws HttpError of `tutor-failure.ts`; the signal's reason when it has aborted
 */
export async function beginCall(instructions: string, use: Use): Promise<CallTicket> {
  const { provider, connection, signal } = use
  const deadline = AbortSignal.timeout(MINT_DEADLINE_MS)
  const both = AbortSignal.any([signal, deadline])
  const mint = async () => {
    const { realtime } = await createClient(use)
    return realtime.clientSecrets.create(sessionFor(connection.model, instructions), { signal: both })
  }
  const once = (error: unknown) => ({ ...explain(error, use), retry: undefined })
  try {
    const { value, session } = secretSchema.parse(await callService(mint, once, both))
    const url = `${connection.baseUrl}/realtime/calls`
    return {
      id: session?.id ?? '',
      secret: value,
      url,
      transcriptionModel: TRANSCRIPTION_MODEL,
      instructions,
    }
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) throw tutorFailure('ai_timeout')
    // The answer itself may hold the secret: nothing of it goes to the log.
    if (error instanceof z.ZodError) {
      throw tutorFailure('ai_unreadable', undefined, { service: provider.id })
    }
    throw error
  }
}

/** Compatible services leave out what the SDK's types promise. */
const secretSchema = z.object({
  value: z.string().min(1),
  session: z.object({ id: z.string().nullish() }).nullish(),
})

function sessionFor(model: string, instructions: string): ClientSecretCreateParams {
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
          transcription: { model: TRANSCRIPTION_MODEL },
          turn_detection: {
            type: 'semantic_vad',
            // Children pause while they think.
            eagerness: 'low',
            create_response: true,
            interrupt_response: true,
          },
        },
        output: { voice: VOICE },
      },
    },
  }
}
