import { afterEach, describe, expect, it, vi } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { SOMETHING_WRONG } from './plain-words.ts'
import { createQuery, queryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

describe('the query client', () => {
  it('reads the URL in the key when a query names no function', async () => {
    const fetch = vi.fn(async () => new Response('[1]', { headers: { 'content-type': 'application/json' } }))
    vi.stubGlobal('fetch', fetch)
    expect(await queryClient.fetchQuery({ queryKey: ['/api/anything'] })).toEqual([1])
    expect(fetch).toHaveBeenCalledWith('/api/anything', expect.objectContaining({ credentials: 'include' }))
  })

  it.each([
    [500, 'It broke', '500: It broke'],
    [503, '', '503: Service Unavailable'],
  ])('says the status and the body of a failure, once (%i)', async (status, body, exactly) => {
    const fetch = vi.fn(async () => new Response(body, { status, statusText: 'Service Unavailable' }))
    vi.stubGlobal('fetch', fetch)
    await expect(queryClient.fetchQuery({ queryKey: ['/api/x'] })).rejects.toMatchObject({
      message: SOMETHING_WRONG,
      exactly,
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('asks the server on this computer even when there is no internet', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]))
    const { onlineManager } = await import('@tanstack/react-query')
    onlineManager.setOnline(false)
    expect(await queryClient.fetchQuery(createQuery(evaluationEndpoints.list, { query: {} }))).toEqual([])
    onlineManager.setOnline(true)
  })

  it('refuses a list that does not fit the contract', async () => {
    vi.stubGlobal('fetch', async () => Response.json([{ id: 'x' }]))
    await expect(
      queryClient.fetchQuery(createQuery(evaluationEndpoints.list, { query: {} })),
    ).rejects.toThrow()
  })
})
