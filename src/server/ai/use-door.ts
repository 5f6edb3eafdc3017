import type { Asker } from '../shared/learner.ts'
import type { RecordUse } from './ai-use.ts'
import type { ServiceState } from './connections.ts'
import type { Conversation } from './conversation.ts'
import { openDoor, overLoan, type Permit } from './door.ts'
import type { Use } from './provider.ts'
import type { Reach } from './reach.ts'

export interface DoorParts {
  recordUse: RecordUse
  /** Remembers who could not be reached. */
  reach?: Reach | undefined
}

/** Uses a port, or whatever else of a provider asks it. */
export async function useThroughDoor<T>(
  { recordUse, reach }: DoorParts,
  asker: Asker,
  state: ServiceState,
  signal: AbortSignal,
  permit: Permit,
  work: (use: Use) => Promise<T>,
): Promise<T> {
  try {
    const done = await work(openDoor(recordUse, asker, state, signal, permit))
    reach?.note(asker, state)
    return done
  } catch (error) {
    reach?.note(asker, state, error)
    throw overLoan(error, state.loan)
  }
}

/** Somebody to talk with, through the door; nobody where a provider can't. */
export function conversationOver(
  parts: DoorParts,
  asker: Asker,
  state: ServiceState,
): Conversation | undefined {
  const { recordUse, reach } = parts
  const { provider, connection } = state
  const { id, names, ports } = provider
  const { chat, moderate } = ports
  if (!chat) return undefined
  // What is checked besides belongs to the exchange, once its question has been asked.
  let hasAsked = false
  const onSent = () => {
    hasAsked = true
  }
  const asking: Permit = { isCounted: true, onSent }
  const checking: Permit = { isCounted: false, isWithinCall: () => hasAsked }
  return {
    service: id,
    name: names.tutor,
    patience: connection && provider.patience?.(connection),
    async *chat(question, signal) {
      try {
        yield* chat(question, openDoor(recordUse, asker, state, signal, asking))
        reach?.note(asker, state)
      } catch (error) {
        reach?.note(asker, state, error)
        throw overLoan(error, state.loan)
      }
    },
    ...(moderate && {
      moderate: (text: string, signal: AbortSignal) =>
        useThroughDoor(parts, asker, state, signal, checking, each => moderate(text, each)),
    }),
  }
}
