import { describe, expect, it, vi } from 'vitest'
import { fromBase64 } from '#lib/base64.ts'
import { LARGEST_RECORDING } from './recorded-chunks.ts'
import { CHUNK, createRecorder, MICROPHONE } from './recorder.ts'

class FakeRecorder extends EventTarget {
  state = 'inactive'
  timeslice = 0
  start(timeslice: number): void {
    this.timeslice = timeslice
    this.state = 'recording'
  }
  stop(): void {
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
  hears(...bytes: number[]): void {
    this.hearsBlob(new Blob([Uint8Array.from(bytes)]))
  }
  hearsBlob(data: Blob): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
  }
}

function setUp(options: { supported?: string[]; isConnected?: boolean; microphone?: Promise<unknown> } = {}) {
  const { supported = ['audio/webm', 'audio/ogg;codecs=opus'], isConnected = true } = options
  const track = { stop: vi.fn() }
  const machine = new FakeRecorder()
  const parts = {
    openMicrophone: vi.fn(async () => {
      await options.microphone
      return { getTracks: () => [track] } as unknown as MediaStream
    }),
    makeRecorder: vi.fn((_stream: MediaStream, _options: MediaRecorderOptions) => {
      return machine as unknown as MediaRecorder
    }),
    canRecordAs: (type: string) => supported.includes(type),
    isConnected: () => isConnected,
    onChunk: vi.fn(),
    onRecorded: vi.fn(),
    onGivenUp: vi.fn(),
    toast: vi.fn(),
  }
  return { ...parts, track, machine, recorder: createRecorder(parts) }
}

const words = (title: string, description: string) => expect.objectContaining({ title, description })

describe('the recorder', () => {
  it('streams chunks of 200 ms live, in order, and hands over one joined recording', async () => {
    const { recorder, machine, track, onChunk, onRecorded, openMicrophone } = setUp()
    await recorder.start()
    expect(recorder.store.getState().status).toBe('recording')
    expect(openMicrophone).toHaveBeenCalledWith(MICROPHONE)
    expect(machine.timeslice).toBe(CHUNK)
    machine.hears(1, 2)
    machine.hears(3)
    recorder.stop()
    expect(track.stop).toHaveBeenCalled()
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalledOnce())
    expect(onChunk.mock.calls.map(([audio]) => [...fromBase64(audio)])).toEqual([[1, 2], [3]])
    const [{ audio, mimeType }] = onRecorded.mock.calls[0] ?? []
    expect([...fromBase64(audio)]).toEqual([1, 2, 3])
    expect(mimeType).toBe('audio/webm')
    expect(recorder.store.getState().status).toBe('idle')
  })

  it.each([
    [['audio/ogg;codecs=opus', 'audio/webm', 'audio/webm;codecs=pcm'], 'audio/webm;codecs=pcm', 'audio/webm'],
    [['audio/wav', 'audio/webm'], 'audio/wav', 'audio/webm'],
    [['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus', 'audio/ogg'],
  ])('of %j records as %s and sends %s', async (supported, recorded, sent) => {
    const { recorder, machine, makeRecorder, onRecorded } = setUp({ supported })
    await recorder.start()
    expect(makeRecorder.mock.calls[0]?.[1]).toEqual({ mimeType: recorded, audioBitsPerSecond: 16_000 })
    machine.hears(1)
    recorder.stop()
    await vi.waitFor(() => expect(onRecorded.mock.calls[0]?.[0].mimeType).toBe(sent))
  })

  it('does not begin without a connection', async () => {
    const { recorder, toast, openMicrophone } = setUp({ isConnected: false })
    await recorder.start()
    expect(openMicrophone).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledWith(
      words(
        'Connection Error',
        'Cannot start audio recording without a stable connection. Please wait a moment and try again.',
      ),
    )
  })

  it('says so when there is no microphone, and can try again', async () => {
    const { recorder, toast } = setUp({ microphone: Promise.reject(new Error('refused')) })
    await recorder.start()
    expect(toast).toHaveBeenCalledWith(
      words(
        'Microphone Error',
        'Could not access the microphone. Please check your browser permissions. A grown-up can help you.',
      ),
    )
    expect(recorder.store.getState().status).toBe('idle')
  })

  it('says so when nothing was recorded', async () => {
    const { recorder, onRecorded, onGivenUp, toast } = setUp()
    await recorder.start()
    recorder.stop()
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledWith(words('No Audio', 'No audio was recorded. Please try again.')),
    )
    expect(onRecorded).not.toHaveBeenCalled()
    expect(onGivenUp).toHaveBeenCalled()
  })

  it('says so when the sound breaks off', async () => {
    const { recorder, machine, track, toast } = setUp()
    await recorder.start()
    machine.dispatchEvent(new Event('error'))
    expect(toast).toHaveBeenCalledWith(words('Audio Error', 'There was a problem processing your audio.'))
    expect(track.stop).toHaveBeenCalled()
    expect(recorder.store.getState().status).toBe('idle')
  })

  it('releases the microphone and sends nothing when the page is left', async () => {
    const { recorder, machine, track, onRecorded, onGivenUp, onChunk } = setUp()
    await recorder.start()
    machine.hears(1)
    recorder.giveUp()
    await new Promise(resolve => setTimeout(resolve))
    expect(track.stop).toHaveBeenCalled()
    expect(onGivenUp).toHaveBeenCalledOnce()
    expect(onRecorded).not.toHaveBeenCalled()
    expect(onChunk).not.toHaveBeenCalled()
    expect(recorder.store.getState().status).toBe('idle')
  })

  it('releases a microphone that was granted after the page was left', async () => {
    let grant: (value: unknown) => void = () => undefined
    const { recorder, track, makeRecorder } = setUp({ microphone: new Promise(resolve => (grant = resolve)) })
    const started = recorder.start()
    recorder.giveUp()
    grant(undefined)
    await started
    expect(track.stop).toHaveBeenCalled()
    expect(makeRecorder).not.toHaveBeenCalled()
  })

  it('ends by itself before the recording outgrows a message', async () => {
    const { recorder, machine, onRecorded } = setUp()
    await recorder.start()
    const chunk = new Blob([Uint8Array.of(1)])
    machine.hearsBlob(Object.defineProperty(chunk, 'size', { value: LARGEST_RECORDING }))
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalledOnce())
  })
})
