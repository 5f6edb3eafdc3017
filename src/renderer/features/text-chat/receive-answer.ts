import { textChatEndpoints } from '#contract/text-chat.ts'
import { readFailure } from '#lib/api.ts'
import { plainWords, SOMETHING_WRONG } from '#lib/plain-words.ts'
import type { ShownMessages } from './shown-messages.ts'
import { readBlocks } from './stream.ts'

/**
 * Shows what is streamed as the answer of this id.
 * @param isWanted false once it was stopped: nothing more of it is shown
 * @throws StreamBroken when it breaks off
 */
export async function receiveAnswer(
  response: Response,
  answer: number,
  {
    change,
    isWanted,
    fail,
  }: Pick<ShownMessages, 'change'> & {
    isWanted: () => boolean
    fail: (title: string, description: string, forGrownUps?: string) => void
  },
): Promise<void> {
  if (!response.ok) {
    const { message } = await readFailure(response, textChatEndpoints.streamReply)
    fail('Error', message, `Server responded with ${response.status}`)
    return
  }
  if (!response.body) {
    fail('Error', SOMETHING_WRONG, 'Cannot read response stream')
    return
  }
  for await (const block of readBlocks(response.body)) {
    if (!isWanted()) return
    if ('done' in block) {
      const { ending = 'complete' } = block
      change(answer, each => ({ ...each, ending }))
      return
    }
    if ('error' in block) {
      change(answer, each => ({ ...each, ending: 'cut_off' }))
      const { words, exactly } = plainWords(block.error, block.code)
      fail('Error', words, exactly)
      return
    }
    const { text, isFlagged, isUnkept } = block
    change(answer, each => ({
      ...each,
      content: each.content + text,
      ...(isFlagged && { isFlagged }),
      ...(isUnkept && { isUnkept }),
    }))
  }
}
