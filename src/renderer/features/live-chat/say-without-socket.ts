import { liveChatEndpoints } from '#contract/live-chat.ts'
import { ApiError, type Request } from '#lib/api.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import type { Exchanges, SessionKey } from './exchanges.ts'
import { acknowledged, failed, finished } from './live-exchange.ts'

/** Says a text by a plain call, where there is no connection. */
export async function sayWithoutSocket(
  {
    exchanges,
    request,
    toast,
  }: { exchanges: Exchanges; request: Request; toast: (options: ToastOptions) => void },
  key: SessionKey,
  content: string,
): Promise<void> {
  const { httpSends, change, adopt, settle } = exchanges
  const call = new AbortController()
  const { signal } = call
  httpSends.set(key, call)
  const isMine = () => httpSends.get(key) === call
  try {
    const { sessionId, message, reply } =
      key === 'none'
        ? await request(liveChatEndpoints.sendToNewSession, { body: { content }, signal })
        : await request(liveChatEndpoints.send, { params: { id: key }, body: { content }, signal })
    if (!isMine()) return
    httpSends.delete(key)
    if (key === 'none') adopt(sessionId)
    const { id: savedId, ending, isFlagged, isUnkept } = reply
    change(sessionId, exchange =>
      finished(acknowledged(exchange, message.id), { savedId, ending, isFlagged, isUnkept }),
    )
    await settle(sessionId)
  } catch (error) {
    if (!isMine()) return
    httpSends.delete(key)
    if (!signal.aborted) {
      toast({ look: 'destructive', title: 'Error sending message', description: 'Please try again later' })
    }
    change(key, exchange => failed(exchange, error instanceof ApiError ? error.message : ''))
    // It may have been stored before its answer was lost.
    if (key !== 'none') await settle(key)
  }
}
