import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHANNEL_OPTIONS, STUN_SERVERS } from './link.ts'
import { MICROPHONE_REFUSED, NotConnected } from './problems.ts'
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

describe('idle to connected', () => {
  it('calls the service with the secret, the peer and the channel as specified', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    expect(kit.status()).toBe('connected')
    const peer = kit.peer()
    expect(peer.configuration).toEqual({
      iceServers: STUN_SERVERS.map(urls => ({ urls })),
      iceCandidatePoolSize: 10,
    })
    expect(STUN_SERVERS).toHaveLength(5)
    expect(peer.channelAsked).toEqual(['oai-events', CHANNEL_OPTIONS])
    expect(CHANNEL_OPTIONS).toEqual({ ordered: true, maxRetransmits: 10 })
    expect(kit.postOffer.mock.calls[0]?.[0]).toMatchObject({
      url: 'https://service.example/v1/realtime/calls?model=gpt-realtime-2.1',
      secret: 'ek_1',
      sdp: 'offer 1',
    })
    expect(peer.answers).toEqual(['answer'])
    expect(peer.sent).toEqual([kit.tracks[0]])
    expect(kit.getUserMedia).toHaveBeenCalledWith({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
    const [update] = peer.channel.of('session.update')
    expect(update.session).toMatchObject({
      type: 'realtime',
      instructions: 'Guide step by step.',
      audio: {
        input: {
          transcription: { model: 'gpt-4o-mini-transcribe' },
          turn_detection: { type: 'semantic_vad', eagerness: 'low', interrupt_response: true },
        },
      },
    })
    expect(kit.toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Connected to AI',
      description: 'You can now speak to the AI assistant.',
      duration: 3_000,
      about: 'call',
    })
    expect(kit.state()).toMatchObject({ isListening: true, hasMicrophone: true, problem: null })
    kit.call.disconnect()
  })

  it('is not connected before the service has taken its instructions', async () => {
    const kit = setUpCall()
    kit.service.accepts = false
    const connecting = kit.call.connect()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(kit.status()).toBe('connecting')
    await kit.says({ type: 'session.created' })
    expect(kit.status()).toBe('connecting')
    await kit.says({ type: 'session.updated' })
    await connecting
    expect(kit.status()).toBe('connected')
    kit.call.disconnect()
  })

  it('makes one connection of two quick requests, and ignores a third one while connected', async () => {
    const kit = setUpCall()
    await Promise.all([kit.call.connect(), kit.call.connect()])
    await kit.call.connect()
    expect(kit.createSession).toHaveBeenCalledOnce()
    expect(kit.peers).toHaveLength(1)
    kit.call.disconnect()
  })
})

describe('connecting to error', () => {
  it.each([
    [
      { success: false, error: 'No key.', code: 'ai_not_connected' },
      'Failed to create session: No key.',
      /^Could not connect to the AI assistant\. .*A grown-up can connect .* in Settings\.$/,
    ],
    [
      { success: false, error: 'OpenAI refused the key.', code: 'ai_key_refused' },
      'Failed to create session: OpenAI refused the key.',
      /^Could not connect to the AI assistant\. (?!.*key)/,
    ],
  ])('when the session is refused: %j', async (answer, forGrownUps, words) => {
    const kit = setUpCall()
    kit.createSession.mockResolvedValue(answer)
    await kit.call.connect()
    expect(kit.state()).toMatchObject({
      status: 'error',
      problem: {
        title: 'Connection failed',
        description: expect.stringMatching(words),
        forGrownUps,
        needsParent: answer.code === 'ai_not_connected',
      },
    })
    expect(kit.toast).not.toHaveBeenCalled()
    expect(kit.getUserMedia).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the service refuses the offer',
      new NotConnected('refused (401)'),
      'Connection failed',
      'Could not connect to the AI assistant.',
    ],
    [
      'something breaks',
      new TypeError('Failed to fetch'),
      'Connection error',
      'An error occurred while connecting to the AI assistant.',
    ],
  ])('when %s', async (_, error, title, description) => {
    const kit = setUpCall()
    kit.postOffer.mockRejectedValue(error)
    await kit.call.connect()
    expect(kit.state()).toMatchObject({
      status: 'error',
      problem: { title, description: expect.stringContaining(description), forGrownUps: error.message },
    })
    expect(kit.toast).not.toHaveBeenCalled()
    expect(kit.isAllReleased()).toBe(true)
  })

  it('when the line does not open', async () => {
    const kit = setUpCall()
    kit.service.opens = false
    const connecting = kit.call.connect()
    await vi.advanceTimersByTimeAsync(10_000)
    await connecting
    expect(kit.status()).toBe('error')
    expect(kit.state().problem?.title).toBe('Connection failed')
    expect(kit.isAllReleased()).toBe(true)
  })

  it('when the line fails while it opens', async () => {
    const kit = setUpCall()
    kit.service.opens = false
    const connecting = kit.call.connect()
    await kit.settle()
    kit.peer().becomes('failed')
    await connecting
    expect(kit.status()).toBe('error')
    expect(kit.isAllReleased()).toBe(true)
  })

  it('when the instructions are not taken within five seconds', async () => {
    const kit = setUpCall()
    kit.service.accepts = false
    const connecting = kit.call.connect()
    await vi.advanceTimersByTimeAsync(5_000)
    await connecting
    expect(kit.status()).toBe('error')
    expect(kit.isAllReleased()).toBe(true)
  })

  it('when the instructions are refused, with the words of the service', async () => {
    const kit = setUpCall()
    kit.service.accepts = false
    const connecting = kit.call.connect()
    await kit.settle()
    const [{ event_id }] = kit.peer().channel.of('session.update')
    await kit.says({ type: 'error', error: { message: 'Bad model', event_id } })
    await connecting
    expect(kit.state()).toMatchObject({ status: 'error', problem: { forGrownUps: 'Bad model' } })
  })

  it('can be tried again', async () => {
    const kit = setUpCall()
    kit.createSession.mockResolvedValueOnce({ success: false, error: 'Busy.' })
    await kit.call.connect()
    await kit.call.connect()
    expect(kit.state()).toMatchObject({ status: 'connected', problem: null })
    kit.call.disconnect()
  })
})

describe('the microphone', () => {
  const refusal = new DOMException('no', 'OverconstrainedError')
  const refused = { title: 'Microphone Error', description: expect.stringContaining(MICROPHONE_REFUSED) }

  it('that is refused is asked for once more, plainly, and nothing is said when that one comes', async () => {
    const kit = setUpCall()
    kit.getUserMedia.mockRejectedValueOnce(refusal)
    await kit.call.connect()
    expect(kit.getUserMedia.mock.calls.at(-1)).toEqual([{ audio: true }])
    expect(kit.titles()).toEqual(['Connected to AI'])
    expect(kit.status()).toBe('connected')
    kit.call.disconnect()
  })

  it('that is refused twice is an error, told once, and nothing is left open', async () => {
    const kit = setUpCall()
    kit.getUserMedia.mockRejectedValue(refusal)
    await kit.call.connect()
    expect(kit.state()).toMatchObject({ status: 'error', problem: refused })
    expect(kit.titles()).toEqual([])
    expect(kit.postOffer).not.toHaveBeenCalled()
    expect(kit.isAllReleased()).toBe(true)
  })

  it('that is granted after the call was ended is released', async () => {
    const kit = setUpCall()
    const real = kit.getUserMedia.getMockImplementation() as typeof kit.getUserMedia
    const asked = Promise.withResolvers<void>()
    kit.getUserMedia.mockImplementationOnce(async constraints => {
      await asked.promise
      return real(constraints)
    })
    const connecting = kit.call.connect()
    await kit.settle()
    kit.call.disconnect()
    asked.resolve()
    await connecting
    expect(kit.status()).toBe('idle')
    expect(kit.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
    expect(kit.peer().isClosed).toBe(true)
    expect(kit.toast).not.toHaveBeenCalled()
  })

  it('that is muted is told, and that it is heard again', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    kit.tracks[0]?.dispatchEvent(new Event('mute'))
    expect(kit.state().isMicrophoneMuted).toBe(true)
    expect(kit.titles()).toContain('Stepwise hears nothing')
    kit.tracks[0]?.dispatchEvent(new Event('unmute'))
    expect(kit.state().isMicrophoneMuted).toBe(false)
    kit.call.disconnect()
  })

  it('that is unplugged is replaced by another one', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    kit.tracks[0]?.dispatchEvent(new Event('ended'))
    await kit.settle()
    expect(kit.peer().sent).toEqual(kit.tracks)
    expect(kit.tracks).toHaveLength(2)
    kit.getUserMedia.mockRejectedValue(refusal)
    kit.tracks[1]?.dispatchEvent(new Event('ended'))
    await kit.settle()
    expect(kit.state()).toMatchObject({ status: 'error', problem: refused })
    expect(kit.isAllReleased()).toBe(true)
  })
})

describe('turning it off', () => {
  it('stops microphone, its meter, timers, peer and sound', async () => {
    const kit = setUpCall()
    await kit.call.connect()
    const { loudness } = kit.state()
    expect(loudness()).toBe(0.5)
    kit.call.disconnect()
    expect(kit.state()).toMatchObject({ status: 'idle', hasMicrophone: false, isListening: false })
    expect(kit.isAllReleased()).toBe(true)
    expect(kit.meterEnded).toHaveBeenCalledOnce()
    expect([loudness(), kit.state().loudness()]).toEqual([0, 0])
    expect(kit.speaker.hear).toHaveBeenLastCalledWith(null)
    kit.peer().becomes('failed')
    kit.peer().channel.ends()
    await kit.settle()
    expect(kit.titles()).toEqual(['Connected to AI'])
  })

  it('while connecting leaves nothing behind', async () => {
    const kit = setUpCall()
    kit.service.opens = false
    const connecting = kit.call.connect()
    await kit.settle()
    kit.call.disconnect()
    await connecting
    expect(kit.status()).toBe('idle')
    expect(kit.toast).not.toHaveBeenCalled()
    expect(kit.isAllReleased()).toBe(true)
  })
})
