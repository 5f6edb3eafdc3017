import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONNECTION_LOST, INTERRUPTED, NotConnected } from './problems.ts'
import { setUpCall } from './voice-call-kit.ts'

vi.mock(import('#lib/notice-silence.ts'), async original => ({
  ...(await original()),
  noticeSilence: () => undefined,
}))
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

describe('an interruption', () => {
  it.each(['disconnected', 'failed'])(
    '"%s" restarts the network negotiation on the same call',
    async state => {
      const kit = setUpCall()
      await kit.call.connect()
      kit.peer().becomes(state)
      expect(kit.state()).toMatchObject({ status: 'connecting', isReconnecting: true, isListening: false })
      expect(kit.titles()).toContain(INTERRUPTED)
      await kit.settle()
      expect(kit.status()).toBe('connected')
      expect(kit.peers).toHaveLength(1)
      expect(kit.peer().offers).toEqual([{}, { iceRestart: true }])
      const [first, second] = kit.postOffer.mock.calls
      expect(second?.[0].url).toBe(first?.[0].url)
      expect(kit.createSession).toHaveBeenCalledOnce()
      kit.call.disconnect()
    },
  )

  it('whose restart is refused becomes a new call with a new secret after a second', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    kit.postOffer.mockRejectedValueOnce(new NotConnected('refused'))
    kit.peer().becomes('failed')
    await vi.advanceTimersByTimeAsync(999)
    expect(kit.createSession).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(kit.createSession).toHaveBeenCalledTimes(2)
    expect(kit.status()).toBe('connected')
    expect(kit.peers.map(({ isClosed }) => isClosed)).toEqual([true, false])
    expect(kit.tracks).toHaveLength(1)
    kit.call.disconnect()
    expect(kit.isAllReleased()).toBe(true)
  })

  it('by the end of the service’s hour becomes a new call without a restart, and no error is shown', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    await kit.says({
      type: 'error',
      error: { code: 'session_expired', message: 'Your session hit 60 minutes.' },
    })
    kit.peer().channel.ends()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(kit.status()).toBe('connected')
    expect(kit.peers[0]?.offers).toEqual([{}])
    expect(kit.titles()).toEqual(['Connected to AI', INTERRUPTED, 'Connected to AI'])
    kit.call.disconnect()
  })

  it('ends given up after five attempts, each after twice the wait', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    kit.postOffer.mockRejectedValue(new TypeError('Failed to fetch'))
    kit.peer().becomes('disconnected')
    await kit.settle()
    const calls = () => kit.createSession.mock.calls.length - 1
    for (const [attempt, wait] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(calls()).toBe(attempt)
      await vi.advanceTimersByTimeAsync(1)
      expect(calls()).toBe(attempt + 1)
    }
    expect(kit.state()).toMatchObject({
      status: 'givenUp',
      problem: { title: CONNECTION_LOST },
      isReconnecting: false,
    })
    expect(kit.endToasts).toHaveBeenLastCalledWith('call')
    expect(kit.isAllReleased()).toBe(true)
  })

  it('that comes again and again is given up too, unless the line was good for half a minute', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    const drop = async () => {
      kit.peer().channel.ends()
      await vi.advanceTimersByTimeAsync(5_000)
    }
    await drop()
    await drop()
    expect(kit.status()).toBe('connected')
    await vi.advanceTimersByTimeAsync(30_000)
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      kit.peer().channel.ends()
      await vi.advanceTimersByTimeAsync(wait)
      expect(kit.status()).toBe('connected')
    }
    kit.call.disconnect()
  })

  it('is not tried again when the service will not have it', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    kit.createSession.mockResolvedValue({
      success: false,
      error: 'The month is used up.',
      code: 'ai_limit_reached',
    })
    kit.peer().channel.ends()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(kit.state()).toMatchObject({
      status: 'error',
      problem: { description: expect.stringContaining('The month is used up.') },
    })
    expect(kit.isAllReleased()).toBe(true)
  })

  it('ends with the call: nothing is tried after the child turned it off', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    kit.peer().channel.ends()
    await kit.settle()
    kit.call.disconnect()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kit.createSession).toHaveBeenCalledOnce()
    expect(kit.status()).toBe('idle')
    expect(kit.isAllReleased()).toBe(true)
  })
})
