import { describe, expect, it, vi } from 'vitest'
import type { EvaluationDetail } from '#contract/evaluations.ts'
import { createDetailLoader, MOST_AT_ONCE } from './detail-loader.ts'

const detailOf = (id: number) => ({ evaluation: { id } }) as EvaluationDetail
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A loader whose calls are answered by hand. */
function byHand() {
  const waiting = new Map<
    number,
    { resolve: (detail: EvaluationDetail) => void; reject: (error: Error) => void }
  >()
  const log = vi.fn()
  const load = vi.fn(
    (id: number) => new Promise<EvaluationDetail>((resolve, reject) => waiting.set(id, { resolve, reject })),
  )
  const loader = createDetailLoader({ load, log })
  return { loader, load, log, waiting, answer: (id: number) => waiting.get(id)?.resolve(detailOf(id)) }
}

describe('createDetailLoader', () => {
  it('reads each evaluation once, never more than six at the same time', async () => {
    let running = 0
    let most = 0
    const load = vi.fn(async (id: number) => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return detailOf(id)
    })
    const loader = createDetailLoader({ load, log: vi.fn() })
    await loader.open(range(100))
    expect(most).toBe(MOST_AT_ONCE)
    expect(load).toHaveBeenCalledTimes(100)
    expect([...loader.store.getState().details.keys()].sort((a, b) => a - b)).toEqual(range(100))
    expect(loader.store.getState().isLoading).toBe(false)
  })

  it('shows the first ones while the others are on their way', async () => {
    const { loader, answer } = byHand()
    void loader.open(range(20))
    answer(1)
    await vi.waitFor(() => expect(loader.store.getState().details.has(1)).toBe(true))
    expect(loader.store.getState().isLoading).toBe(true)
  })

  it('tells the screen far fewer times than there are evaluations', async () => {
    const loader = createDetailLoader({ load: async id => detailOf(id), log: vi.fn() })
    const told = vi.fn()
    loader.store.subscribe(told)
    await loader.open(range(500))
    expect(told.mock.calls.length).toBeLessThan(30)
  })

  it('leaves out one that fails, says so in the log, and goes on', async () => {
    const failure = new Error('500: broken')
    const log = vi.fn()
    const loader = createDetailLoader({
      load: async id => {
        if (id === 2) throw failure
        return detailOf(id)
      },
      log,
    })
    await loader.open([1, 2, 3])
    expect([...loader.store.getState().details.keys()]).toEqual([1, 3])
    expect(loader.store.getState()).toMatchObject({ failed: 1, isLoading: false })
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2'), failure)
  })

  it('stops asking when closed, and a late answer changes nothing', async () => {
    const { loader, load, answer } = byHand()
    const done = loader.open(range(20))
    loader.close()
    for (const id of range(MOST_AT_ONCE)) answer(id)
    await done
    expect(load).toHaveBeenCalledTimes(MOST_AT_ONCE)
    expect(loader.store.getState().details.size).toBe(0)
  })

  it('keeps what it has when the list changes and forgets what is gone', async () => {
    const load = vi.fn(async (id: number) => detailOf(id))
    const loader = createDetailLoader({ load, log: vi.fn() })
    await loader.open([1, 2])
    await loader.open([2, 3])
    expect(load.mock.calls.map(([id]) => id)).toEqual([1, 2, 3])
    expect([...loader.store.getState().details.keys()]).toEqual([2, 3])
  })
})
