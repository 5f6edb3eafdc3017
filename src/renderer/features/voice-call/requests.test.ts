import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replyBegins, replyEnds, setUpCall } from './voice-call-kit.ts'

vi.mock(import('#lib/notice-silence.ts'), async original => ({
  ...(await original()),
  noticeSilence: () => undefined,
}))
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

async function talking() {
  const kit = setUpCall()
  await kit.call.connect()
  return { ...kit, channel: kit.peer().channel, later: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

describe('a text', () => {
  it('is sent with the user’s id, and its answer is asked for 100 ms later', async () => {
    const { call, channel, later } = await talking()
    expect(call.sendText('  What is a half? ')).toBe(true)
    const [sent] = channel.of('conversation.item.create')
    expect(sent).toMatchObject({
      userId: 7,
      item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'What is a half?' }] },
    })
    await later(99)
    expect(channel.of('response.create')).toEqual([])
    await later(1)
    expect(channel.of('response.create')).toMatchObject([
      { userId: 7, include: ['response.output', 'response.usage'] },
    ])
  })

  it('is not sent when blank, not connected or nobody is signed in', async () => {
    const kit = await talking()
    expect(kit.call.sendText('  ')).toBe(false)
    kit.userId.mockReturnValue(null)
    expect(kit.call.sendText('Hello')).toBe(false)
    kit.userId.mockReturnValue(7)
    kit.call.disconnect()
    expect(kit.call.sendText('Hello')).toBe(false)
    expect(kit.channel.of('conversation.item.create')).toEqual([])
  })

  it('whose extras the service refuses goes again without them, and they are left out from then on', async () => {
    const kit = await talking()
    const refuse = (event_id: string) =>
      kit.says({
        type: 'error',
        error: { code: 'unknown_parameter', message: 'Unknown parameter', event_id },
      })
    kit.call.sendText('What is a half?')
    await refuse(kit.channel.of('conversation.item.create')[0].event_id)
    const items = () => kit.channel.of('conversation.item.create')
    expect(items()).toHaveLength(2)
    expect(items()[1]).not.toHaveProperty('userId')
    expect(items()[1].item).toEqual(items()[0].item)
    await kit.later(100)
    expect(Object.keys(kit.channel.of('response.create')[0])).toEqual(['type', 'event_id'])
    await kit.says(...replyBegins('r1', 'A part.'), ...replyEnds('r1'))
    kit.call.sendText('And a third?')
    expect(items()).toHaveLength(3)
    expect(items()[2]).not.toHaveProperty('userId')
    expect(kit.titles()).toEqual(['Connected to AI'])
  })

  it('whose wish for an answer alone is refused wishes again', async () => {
    const kit = await talking()
    kit.call.sendText('What is a half?')
    await kit.later(100)
    const [{ event_id }] = kit.channel.of('response.create')
    await kit.says({ type: 'error', error: { code: 'unknown_parameter', message: 'no', event_id } })
    expect(kit.channel.of('response.create').map(each => 'include' in each)).toEqual([true, false])
    expect(kit.titles()).toEqual(['Connected to AI'])
  })

  it('that is refused for another reason is told, and the next one is answered', async () => {
    const kit = await talking()
    kit.call.sendText('One')
    await kit.later(100)
    const [{ event_id }] = kit.channel.of('response.create')
    await kit.says({ type: 'error', error: { code: 'server_error', message: 'Sorry.', event_id } })
    expect(kit.titles()).toEqual(['Connected to AI', 'Error'])
    kit.call.sendText('Two')
    await kit.later(100)
    expect(kit.channel.of('response.create')).toHaveLength(2)
  })
})

describe('responses', () => {
  it('are never asked for two at once: one waits, and only one', async () => {
    const kit = await talking()
    await kit.says(...replyBegins('r1', 'Well,'))
    kit.call.sendText('One')
    await kit.later(100)
    kit.call.sendText('Two')
    await kit.later(100)
    expect(kit.channel.of('response.create')).toEqual([])
    await kit.says(...replyEnds('r1'))
    expect(kit.channel.of('response.create')).toHaveLength(1)
    await kit.says(...replyBegins('r2', 'Both.'), ...replyEnds('r2'))
    expect(kit.channel.of('response.create')).toHaveLength(1)
  })

  it('wait when the service already has one, without a word to the child', async () => {
    const kit = await talking()
    kit.call.sendText('One')
    await kit.later(100)
    const [{ event_id }] = kit.channel.of('response.create')
    const code = 'conversation_already_has_active_response'
    await kit.says({ type: 'error', error: { code, message: 'no', event_id } })
    await kit.says({ type: 'response.done', response: { id: 'r0', status: 'completed' } })
    expect(kit.channel.of('response.create')).toHaveLength(2)
    expect(kit.titles()).toEqual(['Connected to AI'])
  })
})

describe('push-to-talk', () => {
  async function holding() {
    const kit = await talking()
    kit.call.setPushToTalk(true)
    return kit
  }

  it('takes the turn detection from the service, and the microphone is open only while the button is held', async () => {
    const kit = await holding()
    const [track] = kit.tracks
    expect(kit.channel.of('session.update').at(-1).session.audio.input.turn_detection).toBeNull()
    expect(track?.enabled).toBe(false)
    kit.call.hold()
    expect(track?.enabled).toBe(true)
    expect(kit.state().isHeld).toBe(true)
    await kit.later(2_000)
    kit.call.letGo()
    expect(kit.state().isHeld).toBe(false)
    await kit.later(100)
    expect(track?.enabled).toBe(false)
    expect(kit.channel.sent.slice(-3).map(({ type }) => type)).toEqual([
      'input_audio_buffer.clear',
      'input_audio_buffer.commit',
      'response.create',
    ])
    await kit.says(
      { type: 'input_audio_buffer.committed', item_id: 'u1' },
      ...replyBegins('r1', 'Yes.'),
      { type: 'conversation.item.input_audio_transcription.completed', item_id: 'u1', transcript: 'Right?' },
      ...replyEnds('r1'),
    )
    await kit.later(100)
    expect(kit.saveExchange).toHaveBeenCalledWith(
      expect.objectContaining({ userQuery: 'Right?', aiResponse: 'Yes.' }),
    )
    kit.call.setPushToTalk(false)
    expect(track?.enabled).toBe(true)
    expect(kit.channel.of('session.update').at(-1).session.audio.input.turn_detection).not.toBeNull()
  })

  it('holding stops the tutor', async () => {
    const kit = await holding()
    await kit.says(...replyBegins('r1', 'Well, let me see'))
    kit.call.hold()
    expect(kit.channel.of('response.cancel')).toHaveLength(1)
    expect(kit.channel.of('output_audio_buffer.clear')).toHaveLength(1)
    expect(kit.speaker.mute).toHaveBeenLastCalledWith(true)
    const [{ event_id }] = kit.channel.of('response.cancel')
    await kit.says({ type: 'error', error: { code: 'response_cancel_not_active', message: 'no', event_id } })
    expect(kit.titles()).toEqual(['Connected to AI'])
  })

  it('a touch of the button asks for nothing', async () => {
    const kit = await holding()
    kit.call.hold()
    await kit.later(200)
    kit.call.letGo()
    await kit.later(200)
    expect(kit.tracks[0]?.enabled).toBe(false)
    expect(kit.channel.of('input_audio_buffer.commit')).toEqual([])
    expect(kit.channel.of('response.create')).toEqual([])
  })

  it('begins with a closed microphone when it was chosen before', async () => {
    const kit = setUpCall()
    kit.call.setPushToTalk(true)
    await kit.call.connect()
    expect(kit.tracks[0]?.enabled).toBe(false)
    expect(kit.peer().channel.of('session.update')[0].session.audio.input.turn_detection).toBeNull()
  })

  it('does nothing while it is not chosen or not connected', async () => {
    const kit = await talking()
    kit.call.hold()
    expect(kit.state().isHeld).toBe(false)
    kit.call.setPushToTalk(true)
    kit.call.hold()
    kit.channel.ends()
    expect(kit.state().isHeld).toBe(false)
    expect(kit.tracks[0]?.enabled).toBe(false)
  })
})

describe('a call that begins without a microphone', () => {
  it('can turn it on and off', async () => {
    const kit = setUpCall({ beginsWithoutMicrophone: true })
    await kit.call.connect()
    expect(kit.tracks).toEqual([])
    expect(kit.peer().sent).toEqual([null])
    await kit.call.turnMicrophone(true)
    expect(kit.peer().sent.at(-1)).toBe(kit.tracks[0])
    expect(kit.state().hasMicrophone).toBe(true)
    await kit.call.turnMicrophone(false)
    expect(kit.tracks[0]?.readyState).toBe('ended')
    expect(kit.peer().sent.at(-1)).toBeNull()
  })

  it('goes on without one that is refused', async () => {
    const words = 'Could not access your microphone. Please check permissions.'
    const onProblem = vi.fn()
    const kit = setUpCall({ beginsWithoutMicrophone: true, microphoneRefused: words, onProblem })
    await kit.call.connect()
    kit.getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await kit.call.turnMicrophone(true)
    const description = expect.stringContaining(words)
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description }))
    expect(kit.state()).toMatchObject({ status: 'connected', hasMicrophone: false })
  })
})
