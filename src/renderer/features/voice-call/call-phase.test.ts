import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallEvent, type CallPhase, NEXT_PHASES } from './call-phase.ts'
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

type Kit = ReturnType<typeof setUpCall>

const EVENTS: readonly CallEvent[] = ['call', 'opened', 'broken', 'failed', 'lost', 'end']
/** What each event comes to, phase by phase; a dash changes nothing. */
const CELLS: Record<CallPhase, string> = {
  idle: 'connecting - - - - idle',
  connecting: '- connected - error - idle',
  connected: '- - interrupted error - idle',
  interrupted: '- connected - error givenUp idle',
  error: 'connecting - - - - idle',
  givenUp: 'connecting - - - - idle',
}
const PHASES = Object.keys(CELLS) as CallPhase[]
const cells = PHASES.flatMap(phase =>
  EVENTS.map((event, index) => {
    const cell = CELLS[phase].split(' ')[index] as CallPhase | '-'
    return { phase, event, next: cell === '-' ? undefined : cell }
  }),
)

it.each(cells)('$phase: $event leads to $next', ({ phase, event, next }) => {
  expect(NEXT_PHASES[phase][event]).toBe(next)
})

/** Brings a real call into a phase. */
const reach: Record<CallPhase, (kit: Kit) => Promise<void>> = {
  idle: async () => undefined,
  async connecting({ service, call, settle }) {
    service.opens = false
    void call.connect()
    await settle()
  },
  connected: ({ call }) => call.connect(),
  async interrupted(kit) {
    await kit.call.connect()
    kit.postOffer.mockReturnValue(new Promise(() => undefined))
    kit.peer().becomes('disconnected')
    await kit.settle()
  },
  async error(kit) {
    kit.createSession.mockResolvedValueOnce({ success: false, error: 'no' })
    await kit.call.connect()
  },
  async givenUp(kit) {
    await kit.call.connect()
    kit.postOffer.mockRejectedValue(new Error('gone'))
    kit.peer().becomes('failed')
    await vi.advanceTimersByTimeAsync(60_000)
  },
}
/** What the world can do to a call at any moment. */
const happens = {
  call: ({ call }: Kit) => void call.connect(),
  broken: ({ peers }: Kit) => peers.at(-1)?.becomes('disconnected'),
  end: ({ call }: Kit) => call.disconnect(),
}

function readPhase({ state }: Kit): CallPhase {
  const { status, isReconnecting } = state()
  return isReconnecting ? 'interrupted' : status
}

describe('a real call', () => {
  const real = cells.flatMap(({ event, ...cell }) =>
    event === 'call' || event === 'broken' || event === 'end' ? [{ ...cell, event }] : [],
  )
  it.each(real)(
    'that is $phase goes by the table when this happens: $event',
    async ({ phase, event, next }) => {
      const kit = setUpCall()
      await reach[phase](kit)
      expect(readPhase(kit)).toBe(phase)
      happens[event](kit)
      expect(readPhase(kit)).toBe(next ?? phase)
      kit.call.disconnect()
      await kit.settle()
      expect(kit.isAllReleased()).toBe(true)
    },
  )
})
