import type { ServerMessage } from '#contract/live-chat-socket.ts'
import { textOf } from '../json/text-of.ts'
import { createTurns } from '../shared/turns-of-loop.ts'

/** Somebody who can be told something, as a connection. */
export interface Member {
  send(...messages: ServerMessage[]): void
}

/** So many are told in one turn of the event loop. */
const AT_ONCE = 10

/** The open connections of each child: its windows. */
export function createRooms() {
  const rooms = new Map<number, Set<Member>>()
  /**
   * What gathers for a member until it is told, by what it says, is told in one go and once: with many windows, each
   * message is for all others.
   */
  const untold = new Map<Member, Map<string, ServerMessage>>()
  const turn = createTurns()
  let isTelling = false

  async function tellAll(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (untold.size > 0) {
      await turn()
      for (const [member, messages] of [...untold].slice(0, AT_ONCE)) {
        untold.delete(member)
        member.send(...messages.values())
      }
    }
    isTelling = false
  }

  return {
    enter(childId: number, member: Member): void {
      const room = rooms.get(childId) ?? new Set()
      room.add(member)
      rooms.set(childId, room)
    },
    leave(childId: number, member: Member): void {
      const room = rooms.get(childId)
      room?.delete(member)
      if (room?.size === 0) rooms.delete(childId)
      untold.delete(member)
    },
    /** @param except who knows it already */
    tell(childId: number, message: ServerMessage, except?: Member): void {
      const key = textOf(message)
      for (const member of rooms.get(childId) ?? []) {
        if (member === except) continue
        const messages = untold.get(member) ?? new Map<string, ServerMessage>()
        // In its newest place: what came in between must not be the last word.
        messages.delete(key)
        untold.set(member, messages.set(key, message))
      }
      void tellAll()
    },
  }
}
