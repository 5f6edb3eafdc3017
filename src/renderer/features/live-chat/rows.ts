import type { ChatMessage } from '#contract/live-chat.ts'
import type { Row } from '#ui/chat/row.ts'
import { createGreeting } from './instruction.ts'
import type { LiveExchange, LocalMessage } from './live-exchange.ts'

/**
 * The stored messages and what is local, in order. Blank ones are hidden, but for a reply on its way; the page's own
 * hello is marked as such.
 */
export function createRows(stored: readonly ChatMessage[], exchange: LiveExchange, childName: string): Row[] {
  const known = new Set(stored.map(({ id }) => id))
  const locals = exchange.localMessages.filter(({ savedId }) => savedId === undefined || !known.has(savedId))
  const rows = inOrder(stored, locals)
  if (exchange.waiting === 'elsewhere' && !rows.some(({ isPending }) => isPending)) rows.push(typing)
  const shown = rows.filter(({ content, isPending }) => isPending || content.trim() !== '')
  const [first, ...others] = shown
  if (first?.role !== 'user' || first.content !== createGreeting(childName)) return shown
  return [asGreeting(first), ...others]
}

const greetings = new WeakMap<Row, Row>()

function asGreeting(row: Row): Row {
  const known = greetings.get(row) ?? { ...row, isFromApp: true as const }
  greetings.set(row, known)
  return known
}

/** What is not kept stands where it was said; what is still on its way, at the end. */
function inOrder(stored: readonly ChatMessage[], locals: readonly LocalMessage[]): Row[] {
  const unkept = locals.filter(({ isUnkept }) => isUnkept)
  const rest = locals.filter(({ isUnkept }) => !isUnkept)
  const saidAfter = (id: number) => unkept.filter(({ sentAfter }) => sentAfter === id).map(rowOfLocal)
  const known = new Set(stored.map(({ id }) => id))
  return [
    ...unkept.filter(({ sentAfter }) => !known.has(sentAfter)).map(rowOfLocal),
    ...stored.flatMap(message => [rowOfStored(message), ...saidAfter(message.id)]),
    ...rest.map(rowOfLocal),
  ]
}

const typing: Row = {
  key: 'typing',
  role: 'assistant',
  content: '',
  isPending: true,
  ending: 'complete',
  isSpoken: false,
}

/** Rows by message, so that an unchanged message is an unchanged row. */
const made = new WeakMap<ChatMessage | LocalMessage, Row>()

/** A message keeps the key that it had before it was stored, so that what is drawn of it stays. */
const firstKeys = new Map<number, string>()

function rowOfStored(message: ChatMessage): Row {
  const { id, role, content, ending, isSpoken, isFlagged } = message
  const key = firstKeys.get(id) ?? String(id)
  return remembered(message, { key, role, content, isPending: false, ending, isSpoken, isFlagged })
}

function rowOfLocal(local: LocalMessage): Row {
  const { id, role, content, isPending, ending = 'complete', saying, isUnsent, savedId } = local
  const { isFlagged, isUnkept } = local
  if (savedId !== undefined) firstKeys.set(savedId, id)
  return remembered(local, {
    key: id,
    role,
    content,
    isPending,
    ending,
    isSpoken: saying?.modality === 'audio',
    isFlagged,
    isUnkept,
    ...(isUnsent && { unsentId: id }),
  })
}

function remembered(message: ChatMessage | LocalMessage, row: Row): Row {
  const known = made.get(message)
  if (known) return known
  made.set(message, row)
  return row
}

/**
 * The child's newest message when it lacks a whole reply and can be answered again.
 * @returns its id; null when all is answered or a reply is under way
 */
export function unansweredId(stored: readonly ChatMessage[], exchange: LiveExchange): number | null {
  if (exchange.waiting !== 'no' || exchange.localMessages.some(({ isUnsent }) => isUnsent)) return null
  const local = exchange.localMessages.findLast(
    ({ role, savedId, isUnkept }) => role === 'user' && savedId !== undefined && !isUnkept,
  )
  if (local?.savedId !== undefined && !stored.some(({ id }) => id === local.savedId)) {
    const isAnswered = exchange.localMessages.some(
      ({ role, ending }) => role === 'assistant' && (ending === 'complete' || ending === 'stopped'),
    )
    return isAnswered ? null : local.savedId
  }
  const newest = stored.at(-1)
  if (!newest || newest.ending === 'stopped') return null
  if (newest.role === 'assistant' && newest.ending === 'complete') return null
  return stored.findLast(({ role }) => role === 'user')?.id ?? null
}
