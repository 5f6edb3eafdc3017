import type { ServerMessage } from '#contract/live-chat-socket.ts'

/** Somebody who can be told something, as a connection. */
export interface Member {
  send(message: ServerMessage): void
}

/** The open connections of each child: its windows. */
export function createRooms() {
  const rooms = new Map<number, Set<Member>>()
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
      for (const member of rooms.get(childId) ?? []) if (member !== except) member.send(message)
    },
  }
}
export type Rooms = ReturnType<typeof createRooms>
