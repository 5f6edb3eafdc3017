import type { Logger } from 'pino'
import type { Answering } from './answering.ts'
import type { Listener } from './listener.ts'

/** How long a voice may take for a reply, in milliseconds. */
const SPEECH_DEADLINE = 60_000

/** The replies that are being spoken. What fails after the reply has come is logged. */
export function createSpeaking({ log, closing }: { log: Logger; closing: AbortSignal }) {
  const speaking = new Set<Promise<void>>()
  return {
    /** Has a reply spoken once it is stored, where it is to be; settles with that. */
    speak(answered: ReturnType<Answering['answer']>, listener: Listener): Promise<void> {
      const spoken = tell(answered, listener, closing)
      const settled = spoken.catch((error: unknown) => {
        if (!closing.aborted) log.warn({ err: error }, 'a reply could not be spoken')
      })
      speaking.add(settled)
      void settled.then(() => speaking.delete(settled))
      return spoken
    },
    underWay: (): Promise<void>[] => [...speaking],
  }
}

async function tell(
  answered: ReturnType<Answering['answer']>,
  listener: Listener,
  closing: AbortSignal,
): Promise<void> {
  // What cut the reply off is told where it is stored.
  const { exchange, speak } = await answered.catch(() => ({ exchange: undefined, speak: undefined }))
  if (!speak || !exchange?.reply) return
  const sound = await speak(AbortSignal.any([closing, AbortSignal.timeout(SPEECH_DEADLINE)]))
  listener.spoken(exchange.reply.id, sound)
}
