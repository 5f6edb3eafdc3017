import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api.ts'
import { childSays, replyBegins, replyEnds, setUpCall } from './voice-call-kit.ts'

vi.mock(import('#lib/notice-silence.ts'), async original => ({
  ...(await original()),
  noticeSilence: () => undefined,
}))
const NOW = new Date('2026-03-05T15:00:00.000Z')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

async function talking(changes: Parameters<typeof setUpCall>[0] = {}) {
  const kit = setUpCall(changes)
  await kit.call.connect()
  const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return {
    ...kit,
    later,
    channel: kit.peer().channel,
    saved: () => kit.saveExchange.mock.calls.map(([exchange]) => exchange),
  }
}

describe('an exchange', () => {
  it('is shown as it comes and saved when it has been heard, with the child’s words', async () => {
    const { says, later, state, saved } = await talking()
    await says(...childSays('u1', 'What is a half?'), ...replyBegins('r1', 'Cut it '))
    expect(state()).toMatchObject({ reply: 'Cut it', isListening: false })
    await says({
      type: 'response.output_audio_transcript.delta',
      response_id: 'r1',
      item_id: 'item-of-r1',
      content_index: 0,
      delta: 'in two.',
    })
    expect(state().reply).toBe('Cut it in two.')
    await says({ type: 'response.done', response: { id: 'r1', status: 'completed' } })
    await later(3_000)
    expect(saved()).toEqual([])
    expect(state().isListening).toBe(false)
    await says({ type: 'output_audio_buffer.stopped', response_id: 'r1' })
    await later(99)
    expect(state().isListening).toBe(false)
    await later(1)
    expect(state().isListening).toBe(true)
    expect(saved()).toEqual([
      {
        userId: 7,
        userQuery: 'What is a half?',
        aiResponse: 'Cut it in two.',
        ending: 'complete',
        spokenAt: NOW,
      },
    ])
  })

  it.each([
    ['response.text.delta', 'response.text.done', { text: 'Hello!' }],
    ['response.output_text.delta', 'response.output_text.done', { text: 'Hello!' }],
    ['response.audio_transcript.delta', 'response.audio_transcript.done', { transcript: 'Hello!' }],
    [
      'response.output_audio_transcript.delta',
      'response.output_audio_transcript.done',
      { transcript: 'Hello!' },
    ],
  ])('is read from %s and %s', async (delta, done, whole) => {
    const { says, later, state, saved } = await talking()
    const of = { response_id: 'r1', item_id: 'i', content_index: 0 }
    await says({ type: 'response.created', response: { id: 'r1' } }, { type: delta, ...of, delta: 'Hel' })
    expect(state().reply).toBe('Hel')
    await says(
      { type: done, ...of, ...whole },
      { type: 'response.done', response: { id: 'r1', status: 'completed' } },
    )
    await later(500)
    expect(saved().map(({ aiResponse }) => aiResponse)).toEqual(['Hello!'])
  })

  it('is read from the final output items when no piece came', async () => {
    const { says, later, saved } = await talking()
    const output = [{ id: 'i', type: 'message', content: [{ transcript: 'Well done.' }] }]
    await says(
      { type: 'response.created', response: { id: 'r1' } },
      { type: 'response.done', response: { id: 'r1', status: 'completed', output } },
    )
    await later(500)
    expect(saved().map(({ aiResponse }) => aiResponse)).toEqual(['Well done.'])
  })

  it('keeps the place of when the child began to speak, though its words come after the reply', async () => {
    const { says, later, saved } = await talking()
    await says({ type: 'input_audio_buffer.speech_started', item_id: 'u1' })
    await later(2_000)
    await says(
      { type: 'input_audio_buffer.committed', item_id: 'u1' },
      ...replyBegins('r1', 'Yes.'),
      ...replyEnds('r1'),
    )
    await later(3_000)
    expect(saved()).toEqual([])
    await says({
      type: 'conversation.item.input_audio_transcription.completed',
      item_id: 'u1',
      transcript: ' Is it right? ',
    })
    expect(saved()).toMatchObject([{ userQuery: 'Is it right?', spokenAt: NOW }])
  })

  it('does not wait for ever: after 5 s it is saved with what was understood', async () => {
    const { says, later, saved } = await talking()
    await says(
      { type: 'input_audio_buffer.speech_started', item_id: 'u1' },
      { type: 'conversation.item.input_audio_transcription.delta', item_id: 'u1', delta: 'Is it' },
      ...replyBegins('r1', 'Yes.'),
      ...replyEnds('r1'),
    )
    await later(5_099)
    expect(saved()).toEqual([])
    await later(1)
    expect(saved()).toMatchObject([{ userQuery: 'Is it', aiResponse: 'Yes.' }])
  })

  it('is not saved when its text is blank or nobody is signed in', async () => {
    const kit = await talking()
    await kit.says(...replyBegins('r1', ' '), ...replyEnds('r1'))
    await kit.later(6_000)
    kit.userId.mockReturnValue(null)
    await kit.says(...replyBegins('r2', 'Hello.'), ...replyEnds('r2'))
    await kit.later(6_000)
    expect(kit.saved()).toEqual([])
  })

  it('that worries the safety check gives way to kind words, and what sounds is stopped', async () => {
    const kit = await talking()
    kit.saveExchange.mockResolvedValue('Let us talk with a grown-up about this.')
    await kit.says(...childSays('u1', 'something sad'), ...replyBegins('r1', 'Oh.'), ...replyEnds('r1'))
    await kit.says(...replyBegins('r2', 'And then'))
    await kit.later(100)
    expect(kit.state().reply).toBe('Let us talk with a grown-up about this.')
    expect(kit.channel.of('response.cancel')).toHaveLength(1)
    expect(kit.speaker.mute).toHaveBeenLastCalledWith(true)
  })
})

describe('talking over the tutor', () => {
  it('silences it at once and keeps what was heard', async () => {
    const kit = await talking()
    const long = 'One two three four five six seven eight nine ten eleven twelve.'
    await kit.says(...childSays('u1', 'Count!'), ...replyBegins('r1', long))
    await kit.later(1_000)
    await kit.says({ type: 'input_audio_buffer.speech_started', item_id: 'u2' })
    expect(kit.speaker.mute).toHaveBeenLastCalledWith(true)
    expect(kit.channel.of('output_audio_buffer.clear')).toHaveLength(1)
    await kit.says(
      { type: 'output_audio_buffer.cleared', response_id: 'r1' },
      { type: 'response.done', response: { id: 'r1', status: 'cancelled' } },
    )
    await kit.later(600)
    expect(kit.saved()).toMatchObject([{ aiResponse: 'One two three', ending: 'stopped' }])
    await kit.says(...replyBegins('r2', 'Ten.'))
    expect(kit.speaker.mute).toHaveBeenLastCalledWith(false)
  })

  it('before anything was heard leaves the child’s words to the next reply', async () => {
    const kit = await talking()
    await kit.says(
      ...childSays('u1', 'What is'),
      { type: 'response.created', response: { id: 'r1' } },
      { type: 'response.output_audio_transcript.delta', response_id: 'r1', item_id: 'i', delta: 'Well' },
      { type: 'response.done', response: { id: 'r1', status: 'cancelled' } },
    )
    await kit.later(500)
    await kit.says(...childSays('u2', 'a half?'), ...replyBegins('r2', 'A part.'), ...replyEnds('r2'))
    await kit.later(100)
    expect(kit.saved()).toMatchObject([{ userQuery: 'What is\na half?', aiResponse: 'A part.' }])
  })

  it('an end of the call keeps what was heard', async () => {
    const kit = await talking()
    await kit.says(
      ...childSays('u1', 'Count!'),
      ...replyBegins('r1', 'One two three four five six seven eight.'),
    )
    await kit.later(1_000)
    kit.call.disconnect()
    await kit.settle()
    expect(kit.saved()).toMatchObject([{ aiResponse: 'One two three', ending: 'stopped' }])
  })
})

describe('an interrupted line', () => {
  it('keeps what was heard, and the next call is told of the last exchanges', async () => {
    const kit = await talking()
    await kit.says(
      ...childSays('u1', 'Is 1/2 more than 1/3?'),
      ...replyBegins('r1', 'Draw both.'),
      ...replyEnds('r1'),
    )
    await kit.later(100)
    await kit.says(
      ...childSays('u2', 'Done.'),
      ...replyBegins('r2', 'Which is longer, the first or the second?'),
    )
    await kit.later(500)
    kit.channel.ends()
    await kit.later(1_000)
    expect(kit.saved()).toMatchObject([
      { aiResponse: 'Draw both.', ending: 'complete' },
      { userQuery: 'Done.', aiResponse: 'Which is', ending: 'cut_off' },
    ])
    const items = kit.peer().channel.of('conversation.item.create')
    expect(items.map(({ item }) => [item.role, item.content[0].type, item.content[0].text])).toEqual([
      ['user', 'input_text', 'Is 1/2 more than 1/3?'],
      ['assistant', 'output_text', 'Draw both.'],
      ['user', 'input_text', 'Done.'],
      ['assistant', 'output_text', 'Which is'],
    ])
    expect(kit.peer().channel.of('response.create')).toEqual([])
  })
})

describe('errors of the service', () => {
  it.each([
    [{ error: { message: 'The server had an error.' } }, 'The server had an error.'],
    [{ error: {} }, 'Unknown error from the AI'],
    [{}, 'Unknown error from the AI'],
  ])('%j are told plainly, and to a grown-up as "%s"', async (error, forGrownUps) => {
    const kit = await talking()
    await kit.says({ type: 'error', ...error })
    expect(kit.toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Error', forGrownUps }))
    expect(kit.status()).toBe('connected')
  })

  it('a failed response is told in its own words', async () => {
    const kit = await talking()
    await kit.says(
      { type: 'response.created', response: { id: 'r1' } },
      {
        type: 'response.done',
        response: { id: 'r1', status: 'failed', status_details: { error: { message: 'Quota.' } } },
      },
    )
    expect(kit.toast).toHaveBeenLastCalledWith(expect.objectContaining({ forGrownUps: 'Quota.' }))
  })

  it('what nobody can read is passed over', async () => {
    const kit = await talking()
    kit.channel.dispatchEvent(Object.assign(new Event('message'), { data: '{no json' }))
    await kit.says({ type: 'rate_limits.updated' }, { type: 'response.output_text.delta', delta: 5 })
    expect(kit.status()).toBe('connected')
    expect(kit.titles()).toEqual(['Connected to AI'])
  })
})

describe('the time that is talked', () => {
  it('is reported every 30 seconds and at the end, without interruptions', async () => {
    const kit = await talking()
    await kit.later(30_000)
    expect(kit.reportUse.mock.calls).toEqual([[30]])
    await kit.later(5_000)
    kit.channel.ends()
    await kit.later(1_000)
    await kit.later(10_000)
    kit.call.disconnect()
    expect(kit.reportUse.mock.calls).toEqual([[30], [15]])
  })

  it('ends the call kindly when the month’s time is used up', async () => {
    const kit = await talking()
    kit.reportUse.mockRejectedValue(
      new ApiError(429, 'The time for talks is used up.', { code: 'ai_limit_reached' }),
    )
    await kit.later(30_000)
    expect(kit.status()).toBe('idle')
    expect(kit.toast).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Time for a break', description: 'The time for talks is used up.' }),
    )
    expect(kit.isAllReleased()).toBe(true)
  })

  it('that could not be reported counts the next time', async () => {
    const kit = await talking()
    kit.reportUse.mockRejectedValueOnce(new ApiError(0, 'Stepwise is not answering.'))
    await kit.later(60_000)
    expect(kit.reportUse.mock.calls).toEqual([[30], [60]])
  })

  it('tells of a slow line', async () => {
    const kit = await talking()
    kit.peer().roundTrip = 1.5
    await kit.later(30_000)
    expect(kit.state().isSlow).toBe(true)
  })
})
