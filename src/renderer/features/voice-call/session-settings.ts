import type { RealtimeSession } from '#contract/voice-call.ts'

/** What `session.update` asks of a call. Children pause while they think, hence the low eagerness. */
export function createSettings(session: RealtimeSession, isPushToTalk: boolean) {
  return {
    type: 'realtime',
    instructions: session.instructions,
    audio: {
      input: {
        transcription: { model: session.transcriptionModel },
        turn_detection: isPushToTalk
          ? null
          : { type: 'semantic_vad', eagerness: 'low', create_response: true, interrupt_response: true },
      },
    },
  }
}
