import type { ServerMessage } from '#contract/live-chat-socket.ts'

/** Somebody who can be told something, as a connection. */
export interface Member {
  send(message: ServerMessage): void
}

/** The open connections of each account: its windows. */
export function createRooms() {
  const rooms = new Map<number, Set<Member>>()
  return {
    enter(userId: number, member: Member): void {
      const room = rooms.get(userId) ?? new Set()
      room.add(member)
      rooms.set(userId, room)
    },
    leave(userId: number, member: Member): void {
      const room = rooms.get(userId)
      room?.delete(member)
      if (room?.size === 0) rooms.delete(userId)
    },
    /** @param except who knows it already */
    tell(userId: number, message: ServerMessage, except?: Member): void {
      for (const member of rooms.get(userId) ?? []) if (member !== except) member.send(message)
    },
  }
}
export type Rooms = ReturnType<typeof createRooms>
