import { once } from 'node:events'
import type { Response } from 'express'
import type { TextChatBlock } from '#contract/text-chat.ts'

/** Writes blocks of server-sent events; begins with the headers. */
export function eventStream(response: Response) {
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  return {
    /** Waits while the client reads too slowly; the signal ends the wait when it has left. */
    async write(block: TextChatBlock, signal: AbortSignal): Promise<void> {
      if (response.write(`data: ${JSON.stringify(block)}\n\n`)) return
      await once(response, 'drain', { signal })
    },
    end: () => response.end(),
  }
}
