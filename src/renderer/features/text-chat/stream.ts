import { type TextChatBlock, textChatBlockSchema } from '#contract/text-chat.ts'

/** A stream that broke off while it was read. */
export class StreamBroken extends Error {}

/**
 * The blocks of a `text/event-stream`, each `data: ` and JSON, separated by blank lines. What is no block is skipped.
 * @throws StreamBroken when the stream can't be read to its end
 */
export async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<TextChatBlock> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new StreamBroken('The stream broke off', { cause })
      })
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const parts = rest.split(/\r?\n\r?\n/)
      rest = done ? '' : (parts.pop() ?? '')
      for (const part of parts) {
        const block = blockOf(part)
        if (block) yield block
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function blockOf(part: string): TextChatBlock | null {
  const data = part
    .split(/\r?\n/)
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice(5).trim())
    .join('\n')
  try {
    return textChatBlockSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
