import type { Reply } from './wire.ts'

/** An answer whose parts come when the test says so. */
export interface HandFed {
  reply: Reply
  say(text: string): void
  /** Ends it as a service does. */
  finish(): void
  /** Breaks the connection. */
  cut(): void
}

/**
 * @param event a part of the answer as it goes over the wire
 * @param last what ends it
 */
export function handFed(event: (text: string) => string, last: string): HandFed {
  const waiting: (string | Error | undefined)[] = []
  let wake = Promise.withResolvers<void>()
  const put = (item: string | Error | undefined) => {
    waiting.push(item)
    wake.resolve()
  }
  async function* chunks() {
    while (true) {
      while (waiting.length === 0) {
        wake = Promise.withResolvers()
        await wake.promise
      }
      const item = waiting.shift()
      if (item instanceof Error) throw item
      if (item === undefined) return
      yield item
    }
  }
  return {
    reply: { chunks: chunks() },
    say: text => put(event(text)),
    finish() {
      if (last !== '') put(last)
      put(undefined)
    },
    cut: () => put(new Error('cut')),
  }
}
