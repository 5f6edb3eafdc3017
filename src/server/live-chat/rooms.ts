import type { ServerMessage } from '#contract/live-chat-socket.ts'
import { createTurns } from '../shared/turns-of-loop.ts'

/** Somebody who can be told something, as a connection. */
export interface Member {
  send(message: ServerMessage): void
}

/** So many are told in one turn of the event loop. */
const AT_ONCE = 20

/** The open connections of each child: its windows. */
export function createRooms() {
  const rooms = new Map<number, Set<Member>>()
  const turn = createTurns()

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
    },
    /** @param except who knows it already */
    tell(childId: number, message: ServerMessage, except?: Member): void {
      const members = [...(rooms.get(childId) ?? [])].filter(member => member !== except)
      while (members.length > 0) {
        const some = members.splice(0, AT_ONCE)
        void turn().then(() => {
          for (const member of some) member.send(message)
        })
      }
    },
  }
}
export type Rooms = ReturnType<typeof createRooms>
