import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CHILD_HEADER, CHILD_PARAM } from '#contract/child-header.ts'

/** What a ticket is good for: one child, in one sign-in, as long as its picture code stays as it is. */
interface Claim {
  session: string
  childId: number
  codeHash: string | null
}

/**
 * Tickets say which child a window is for, so that two windows of one sign-in can have two children. Nothing of them
 * is stored: they are the child's number with a seal, which is good until Stepwise is closed.
 */
export function createTickets() {
  const secret = randomBytes(32)

  function seal({ session, childId, codeHash }: Claim): string {
    return createHmac('sha256', secret)
      .update(`${session}\n${childId}\n${codeHash ?? ''}`)
      .digest('base64url')
  }

  return {
    issue: (claim: Claim): string => `${claim.childId}.${seal(claim)}`,
    isGood(ticket: string, claim: Claim): boolean {
      const given = Buffer.from(ticket)
      const right = Buffer.from(`${claim.childId}.${seal(claim)}`)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
export type Tickets = ReturnType<typeof createTickets>

/** The ticket that a request carries, in its header or, as a socket's upgrade, in its address. */
export function readTicket(request: IncomingMessage): string | undefined {
  const header = request.headers[CHILD_HEADER]
  if (typeof header === 'string') return header
  const query = request.url?.split('?', 2)[1]
  return new URLSearchParams(query).get(CHILD_PARAM) ?? undefined
}

/** The child that a ticket names, whether it is good or not; undefined for what is no ticket. */
export function childOfTicket(ticket: string): number | undefined {
  const [, id] = /^([1-9]\d{0,14})\./.exec(ticket) ?? []
  return id === undefined ? undefined : Number(id)
}
