import { callProvider } from '#lib/providers.ts'
import { readText } from './exchange.ts'
import { beginExchange, findExchange, type UnderWay, written } from './replies-under-way.ts'
import { type EventOf, readWords, type ServiceItem } from './service-events.ts'

/** Which part of which reply a text belongs to. */
interface TextPlace {
  response_id?: string
  item_id: string
  content_index: number
}

/** Adds a piece to a text. */
export function append(underWay: UnderWay, event: TextPlace & { delta: string }, isSpoken: boolean): void {
  const text = write(underWay, event, isSpoken)
  text.set(text.before + event.delta, event.delta)
}

/** Takes a whole text in the place of its pieces. */
export function complete(underWay: UnderWay, place: TextPlace, whole: string, isSpoken: boolean): void {
  const text = write(underWay, place, isSpoken)
  text.set(whole, text.before === '' ? whole : '')
}

/** The service has written a reply, or failed at it. */
export function responseDone(
  underWay: UnderWay,
  { response }: EventOf<'response.done'>,
  onError: (message: string) => void,
): void {
  underWay.parts.requests().responseEnded()
  const exchange = underWay.open.find(each => each.responseId === response.id)
  if (response.status === 'failed') onError(response.status_details?.error?.message || unknownError())
  if (!exchange) return
  if (response.status === 'cancelled') exchange.ending = 'stopped'
  else if (response.status === 'incomplete' || response.status === 'failed') exchange.ending = 'cut_off'
  if (exchange.texts.size === 0) {
    for (const [index, item] of (response.output ?? []).entries()) fill(underWay, response.id, item, index)
  }
  written(underWay, exchange)
}

/** For an error that the service does not explain. */
export const unknownError = () => `Unknown error from ${callProvider()}`

function write(underWay: UnderWay, { response_id, item_id, content_index }: TextPlace, isSpoken: boolean) {
  const exchange = findExchange(underWay, response_id) ?? beginExchange(underWay, response_id)
  exchange.isSpoken ||= isSpoken
  const key = `${item_id}:${content_index}`
  return {
    before: exchange.texts.get(key) ?? '',
    set(text: string, piece: string) {
      exchange.texts.set(key, text)
      if (exchange !== underWay.current) return
      underWay.parts.onReply(readText(exchange))
      if (piece) underWay.parts.onPiece?.(piece)
    },
  }
}

/** Takes the text of a final output item for which no piece has come. */
function fill(underWay: UnderWay, response_id: string | undefined, item: ServiceItem, index: number): void {
  const text = readWords(item)
  const isSpoken = item.content?.some(({ transcript }) => transcript) ?? false
  const place = { response_id, item_id: item.id ?? String(index), content_index: 0 }
  if (text) complete(underWay, place, text, isSpoken)
}
