import { describe, expect, it, vi } from 'vitest'
import { createPlayer, LEAD } from './player.ts'

class FakeSource extends EventTarget {
  buffer: unknown = null
  start = vi.fn()
  stop = vi.fn()
  connect = vi.fn()
}

function setUp({ decode = async () => 'sound' as unknown } = {}) {
  const sources: FakeSource[] = []
  const context = {
    currentTime: 12,
    destination: 'speakers',
    resume: vi.fn(async () => undefined),
    decodeAudioData: vi.fn(decode),
    createBufferSource: () => {
      sources.push(new FakeSource())
      return sources.at(-1)
    },
  }
  const toast = vi.fn()
  const player = createPlayer({ openAudio: () => context as unknown as AudioContext, toast })
  return { player, sources, context, toast, titles: () => toast.mock.calls.map(([{ title }]) => title) }
}

const reply = { audio: btoa('sound') }

describe('the player', () => {
  it('plays a reply 0.05 s after scheduling it', async () => {
    const { player, sources, titles } = setUp()
    await player.play(reply)
    expect(sources[0]?.start).toHaveBeenCalledWith(12 + LEAD)
    expect(player.store.getState().isPlaying).toBe(true)
    expect(titles()).toEqual(['Playing Audio Response'])
    sources[0]?.dispatchEvent(new Event('ended'))
    expect(player.store.getState().isPlaying).toBe(false)
  })

  it('never plays while muted, but can on request', async () => {
    const { player, sources, toast, titles } = setUp()
    player.toggleMuted()
    await player.play(reply)
    expect(sources).toHaveLength(0)
    expect(titles()).toEqual(['Audio Muted', 'Audio Response Available'])
    toast.mock.calls.at(-1)?.[0].action.onSelect()
    await vi.waitFor(() => expect(sources[0]?.start).toHaveBeenCalled())
    expect(player.store.getState().isMuted).toBe(false)
  })

  it('is silent from the moment of muting, even for a reply that is still decoded', async () => {
    let finish: (sound: unknown) => void = () => undefined
    const { player, sources, context } = setUp({ decode: () => new Promise(resolve => (finish = resolve)) })
    const playing = player.play(reply)
    await vi.waitFor(() => expect(context.decodeAudioData).toHaveBeenCalled())
    player.toggleMuted()
    finish('sound')
    await playing
    expect(sources).toHaveLength(0)
  })

  it('stops the reply before for the next one', async () => {
    const { player, sources } = setUp()
    await player.play(reply)
    await player.play(reply)
    expect(sources[0]?.stop).toHaveBeenCalled()
    expect(sources[1]?.start).toHaveBeenCalled()
    sources[0]?.dispatchEvent(new Event('ended'))
    expect(player.store.getState().isPlaying).toBe(true)
  })

  it.each(['', 'no base64!'])('says what is wrong with the audio "%s"', async audio => {
    const { player, toast } = setUp()
    await player.play({ audio })
    const [{ title, description }] = toast.mock.calls[0] ?? []
    expect([title, description]).toEqual(
      audio === ''
        ? ['Audio Error', 'Received an empty audio response from the AI.']
        : ['Audio Playback Issue', 'Could not play the voice response. Check your speakers/headphones.'],
    )
  })

  it('says so when the sound can not be decoded', async () => {
    const { player, titles } = setUp({ decode: () => Promise.reject(new Error('no sound')) })
    await player.play(reply)
    expect(titles()).toEqual(['Audio Playback Issue'])
    expect(player.store.getState().isPlaying).toBe(false)
  })
})
