import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ExchangeEvent, type ExchangePhase, isSounding, NEXT_EXCHANGE_PHASES } from './exchange-phase.ts'
import { setUpCall } from './voice-call-kit.ts'

vi.mock(import('#lib/notice-silence.ts'), async original => ({
  ...(await original()),
  noticeSilence: () => undefined,
}))
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

const EVENTS: readonly ExchangeEvent[] = ['sounds', 'soundEnds', 'written', 'silent', 'broken']
/** What each event comes to, phase by phase; a dash changes nothing. */
const CELLS: Record<ExchangePhase, string> = {
  writing: 'speaking - closing - ended',
  speaking: '- pausing finishing - ended',
  pausing: 'speaking - closing writing ended',
  finishing: '- closing - - ended',
  closing: 'finishing - - ended ended',
  ended: '- - - - -',
}
const PHASES = Object.keys(CELLS) as ExchangePhase[]
const cells = PHASES.flatMap(phase =>
  EVENTS.map((event, index) => {
    const cell = CELLS[phase].split(' ')[index] as ExchangePhase | '-'
    return { phase, event, next: cell === '-' ? undefined : cell }
  }),
)

it.each(cells)('$phase: $event leads to $next', ({ phase, event, next }) => {
  expect(NEXT_EXCHANGE_PHASES[phase][event]).toBe(next)
})

type Kit = ReturnType<typeof setUpCall>

/** Longer than any moment without sound. */
const later = () => vi.advanceTimersByTimeAsync(600)
const happens: Record<ExchangeEvent, (kit: Kit) => Promise<unknown>> = {
  sounds: ({ says }) => says({ type: 'output_audio_buffer.started', response_id: 'r1' }),
  soundEnds: ({ says }) => says({ type: 'output_audio_buffer.stopped', response_id: 'r1' }),
  written: ({ says }) => says({ type: 'response.done', response: { id: 'r1', status: 'completed' } }),
  silent: later,
  async broken(kit) {
    kit.peer().channel.ends()
    await kit.settle()
  },
}
/** The events that bring an exchange of a real call into a phase. */
const WAYS: Record<ExchangePhase, readonly ExchangeEvent[]> = {
  writing: [],
  speaking: ['sounds'],
  pausing: ['sounds', 'soundEnds'],
  finishing: ['sounds', 'written'],
  closing: ['written'],
  ended: ['written', 'silent'],
}

it.each(cells)('a real call, $phase: $event', async ({ phase, event, next = phase }) => {
  const kit = setUpCall()
  await kit.call.connect()
  const piece = { response_id: 'r1', item_id: 'i', content_index: 0, delta: 'Cut it in two.' }
  await kit.says(
    { type: 'response.created', response: { id: 'r1' } },
    { type: 'response.output_text.delta', ...piece },
  )
  for (const each of WAYS[phase]) await happens[each](kit)
  await happens[event](kit)
  await later()
  const isOver = next === 'closing' || next === 'ended'
  expect(kit.saveExchange).toHaveBeenCalledTimes(isOver ? 1 : 0)
  // Once it is over, whether the call listens is not this exchange's to say.
  const isToldRight = kit.state().isListening === !isSounding({ phase: next })
  expect(next === 'ended' || isToldRight).toBe(true)
  // From wherever it stands, the end of the call keeps it once.
  kit.call.disconnect()
  await kit.settle()
  expect(kit.saveExchange).toHaveBeenCalledTimes(1)
  expect(kit.isAllReleased()).toBe(true)
})
