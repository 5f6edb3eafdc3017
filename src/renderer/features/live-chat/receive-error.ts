import { STILL_REPLYING } from '#contract/live-chat.ts'
import type { ServerMessage } from '#contract/live-chat-socket.ts'
import { plainWords } from '#lib/plain-words.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import type { Exchanges } from './exchanges.ts'
import { failed, unacknowledged } from './live-exchange.ts'

/** What went wrong with a message, or with the sound of a reply that is there. */
export async function receiveError(
  exchanges: Exchanges,
  toast: (options: ToastOptions) => void,
  { sessionId, error, code }: Extract<ServerMessage, { type: 'error' }>,
): Promise<void> {
  const { exchangeOf, change, settle, keyOnItsWay, keysOverSocket } = exchanges
  const said = plainWords(error, code)
  const { exactly } = said
  if (sessionId !== undefined && exchangeOf(sessionId).isSpeechDue) {
    // The reply itself is there.
    change(sessionId, exchange => ({ ...exchange, isSpeechDue: false }))
    toastError(toast, said.words, exactly)
    return
  }
  const key =
    keyOnItsWay(sessionId) ?? sessionId ?? keysOverSocket().find(each => exchangeOf(each).waiting === 'mine')
  const isBusy = code === 'still_replying' || error === STILL_REPLYING
  const wasGreeting = key !== undefined && unacknowledged(exchangeOf(key))?.saying?.isGreeting
  // What was recorded and says nothing, or is no sound, is no use to send again.
  if (key !== undefined && code === 'bad_request') change(key, each => ({ ...each, unheard: undefined }))
  const isUnheard = !isBusy && key !== undefined && exchangeOf(key).unheard !== undefined
  const words = isUnheard ? wordsForUnheard(code) : said.words
  if (key !== undefined) change(key, exchange => failed(exchange, isBusy ? '' : words))
  if (isBusy && !wasGreeting) toast({ title: 'Please wait', description: STILL_REPLYING })
  if (!isBusy) toastError(toast, words, exactly)
  if (typeof key === 'number') await settle(key)
}

function toastError(
  toast: (options: ToastOptions) => void,
  words: string,
  exactly: string | undefined,
): void {
  toast({
    look: 'destructive',
    title: 'Error',
    description: words || 'Something went wrong',
    forGrownUps: exactly,
    about: 'answer',
  })
}

/** Nobody could listen to a recording; it is kept. */
function wordsForUnheard(code: string | undefined): string {
  const why =
    code === 'ai_offline'
      ? 'I can’t listen right now, because I can’t reach the internet.'
      : 'I couldn’t listen to your voice message this time.'
  return `${why} Your recording is still here: try again in a moment, or type what you said.`
}
