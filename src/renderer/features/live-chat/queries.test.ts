import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client.ts'
import { stored } from './conversation-kit.ts'
import { readMessagesAnew } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

describe('the messages, read anew', () => {
  it('are none that were on their way before a reply was stored', async () => {
    const question = stored(1, 'user', 'tell me about rain')
    const reply = stored(2, 'assistant', 'First the sun warms the sea.')
    const early = Promise.withResolvers<Response>()
    const fetch = vi
      .fn()
      .mockReturnValueOnce(early.promise)
      .mockResolvedValueOnce(Response.json([question, reply]))
    vi.stubGlobal('fetch', fetch)

    const afterReconnecting = readMessagesAnew(1).catch(() => 'given up')
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    const afterTheReply = readMessagesAnew(1)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    early.resolve(Response.json([question]))

    expect(await afterTheReply).toEqual([question, reply])
    expect(await afterReconnecting).toBe('given up')
  })
})
