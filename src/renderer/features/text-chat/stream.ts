import { createParser } from 'eventsource-parser'
import { type TextChatBlock, textChatBlockSchema } from '#contract/text-chat.ts'

/** A stream that broke off while it was read. */
export class StreamBroken extends Error {}

/**
 * The blocks of a `text/event-stream`, each an event with JSON as its data. What is no block is skipped.
 * @throws StreamBroken when the stream can't be read to its end
 */
export async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<TextChatBlock> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let events: string[] = []
  let isOver = false
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new StreamBroken('The stream broke off', { cause })
      })
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }))
      const read = events
      events = []
      for (const event of read) {
        const block = parseBlock(event)
        if (block && 'done' in block) isOver = true
        if (block) yield block
      }
      if (done) return
    }
  } finally {
    // The last block was there: what is left is the stream's end, and cutting that off would be a failed request.
    const end = isOver ? reader.read().then(() => reader.cancel()) : reader.cancel()
    end.catch(() => undefined)
  }
}

function parseBlock(data: string): TextChatBlock | null {
  try {
    return textChatBlockSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
