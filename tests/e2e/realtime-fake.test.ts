import { expect, onTestFinished, test } from 'vitest'
import { MediaStreamTrack, RTCPeerConnection } from 'werift'
import type { Reply } from '#fakes/wire.ts'
import { plainFetch } from '#server/network/fetch-gate.ts'
import { openaiErrors } from '../fakes/openai.ts'
import { type FakeRealtime, type RealtimeManners, startFakeRealtime } from '../fakes/realtime.ts'
import { type RealtimeEvent, realtimeErrors } from '../fakes/realtime-rules.ts'
import { createWatch } from '../fakes/watch.ts'

async function start(manners: Partial<RealtimeManners> = {}) {
  const realtime = await startFakeRealtime(manners)
  onTestFinished(realtime.stop)
  return realtime
}

async function mint(
  { baseUrl }: FakeRealtime,
  session: object = { type: 'realtime', instructions: 'Be kind.' },
) {
  const response = await plainFetch(`${baseUrl}/realtime/client_secrets`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk-test', 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
  })
  return { status: response.status, body: await response.json() }
}

function offerTo({ baseUrl }: FakeRealtime, secret: string, sdp: string) {
  return plainFetch(`${baseUrl}/realtime/calls?model=gpt-realtime-2.1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/sdp' },
    body: sdp,
  })
}

/** A caller that writes down what it hears. */
async function callUp(realtime: FakeRealtime) {
  const secret: string = (await mint(realtime)).body.value
  const peer = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceInterfaceAddresses: { udp4: '127.0.0.1' },
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })
  onTestFinished(() => peer.close())
  peer.addTrack(new MediaStreamTrack({ kind: 'audio' }))
  const channel = peer.createDataChannel('oai-events', { ordered: true, maxRetransmits: 10 })
  const watch = createWatch()
  const events: RealtimeEvent[] = []
  channel.onMessage.subscribe(data => {
    events.push(JSON.parse(data.toString()))
    watch.changed()
  })
  await peer.setLocalDescription(await peer.createOffer())
  const sdp = peer.localDescription?.sdp ?? ''
  const answered = await offerTo(realtime, secret, sdp)
  expect(answered.status).toBe(201)
  await peer.setRemoteDescription({ type: 'answer', sdp: await answered.text() })
  const call = await realtime.called(realtime.calls.length)
  return {
    call,
    events,
    secret,
    sdp,
    hear: (type: string, nth = 1) => watch.until(() => events.filter(event => event.type === type)[nth - 1]),
    send: (event: object) => channel.send(JSON.stringify(event)),
    hangUp: () => peer.close(),
  }
}

test('a typed question is answered in words and sound, and only one answer at a time', async () => {
  const realtime = await start()
  const { hear, send, events, call } = await callUp(realtime)
  expect((await hear('session.created')).session.instructions).toBe('Be kind.')
  realtime.willTell({ text: 'What have you tried?', isHeld: true, soundMs: 0 })
  const content = [{ type: 'input_text', text: 'What is 3 x 4?' }]
  send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } })
  send({ type: 'response.create' })
  expect((await hear('response.output_audio_transcript.delta')).delta).toBe('What ')
  send({ type: 'response.create', event_id: 'second' })
  expect((await hear('error')).error).toMatchObject({
    code: 'conversation_already_has_active_response',
    event_id: 'second',
  })
  call.finishReply()
  expect((await hear('response.output_audio_transcript.done')).transcript).toBe('What have you tried?')
  await hear('output_audio_buffer.stopped')
  const { response } = await hear('response.done')
  expect([response.status, response.output[0].content[0].transcript]).toEqual([
    'completed',
    'What have you tried?',
  ])
  expect(events.map(({ type }) => type)).toContain('conversation.item.added')
})

test('the child breaks a reply off, the client cancels one and clears the sound', async () => {
  const realtime = await start()
  const { hear, send, call } = await callUp(realtime)
  realtime.willTell(
    { text: 'Let us count.', isHeld: true },
    { text: 'And again.', isHeld: true, soundMs: 60_000 },
  )
  send({ type: 'response.create' })
  await hear('output_audio_buffer.started')
  call.childStarts()
  expect((await hear('response.done')).response).toMatchObject({
    status: 'cancelled',
    status_details: { reason: 'turn_detected' },
  })
  await hear('conversation.item.truncated')
  await hear('output_audio_buffer.cleared')

  const itemId = call.childStops()
  await hear('response.created', 2)
  call.transcribes(itemId, 'Wait, I know!')
  send({ type: 'response.cancel' })
  expect((await hear('response.done', 2)).response.status_details.reason).toBe('client_cancelled')
  send({ type: 'output_audio_buffer.clear' })
  await hear('output_audio_buffer.cleared', 2)
  send({ type: 'response.cancel' })
  expect((await hear('error')).error.code).toBe('response_cancel_not_active')
})

test('today’s service refuses what it does not know, the preview takes it and speaks its own names', async () => {
  const realtime = await start()
  const { hear, send, events } = await callUp(realtime)
  const strange = [
    { type: 'response.create', event_id: 'a', userId: 1 },
    { type: 'response.create', event_id: 'b', include: ['response.output'] },
    { type: 'response.create', event_id: 'c', response: { modalities: ['text'] } },
    { type: 'session.update', event_id: 'd', session: { instructions: 'x' } },
    { type: 'make.tea', event_id: 'e' },
  ]
  for (const event of strange) send(event)
  await hear('error', 5)
  expect(
    events.filter(({ type }) => type === 'error').map(({ error }) => [error.event_id, error.param]),
  ).toEqual([
    ['a', 'userId'],
    ['b', 'include'],
    ['c', 'response.modalities'],
    ['d', 'session.type'],
    ['e', 'type'],
  ])

  const old = await start({ vintage: 'old' })
  const caller = await callUp(old)
  old.willTell({ text: 'Hello!', soundMs: 0 })
  caller.send({ type: 'response.create', userId: 1, include: ['response.output', 'response.usage'] })
  expect((await caller.hear('response.audio_transcript.done')).transcript).toBe('Hello!')
  expect((await caller.hear('conversation.item.created')).item.role).toBe('assistant')
  const { response } = await caller.hear('response.done')
  expect(response.output[0].content[0].type).toBe('audio')
  expect(
    caller.events.filter(({ type }) =>
      /output_audio_transcript|^conversation\.item\.(added|done)$/.test(type),
    ),
  ).toEqual([])
})

test('push to talk ends a turn by itself, but not without a sound', async () => {
  const realtime = await start()
  const { hear, send, call } = await callUp(realtime)
  const session = { type: 'realtime', audio: { input: { turn_detection: null } } }
  send({ type: 'session.update', session })
  await hear('session.updated')
  call.childSays('Nobody asked you')
  send({ type: 'input_audio_buffer.commit' })
  expect((await hear('error')).error.code).toBe('input_audio_buffer_commit_empty')
  expect(call.sent.filter(({ type }) => type === 'response.created')).toEqual([])
})

test('secrets are needed, end, and a second offer can be refused', async () => {
  const realtime = await start({ takesSecondOffer: false })
  expect((await mint(realtime, { type: 'chat' })).status).toBe(400)
  const { secret, sdp } = await callUp(realtime)
  expect((await offerTo(realtime, secret, sdp)).status).toBe(400)
  expect((await offerTo(realtime, secret, 'not an offer')).status).toBe(400)
  expect((await offerTo(realtime, 'ek_unknown', sdp)).status).toBe(401)
  realtime.expireSecrets()
  expect((await offerTo(realtime, secret, sdp)).status).toBe(401)

  const refusals: [Reply, number][] = [
    [openaiErrors.rate(), 429],
    [openaiErrors.server, 500],
  ]
  for (const [reply, status] of refusals) {
    realtime.manners.call = reply
    const refused = await offerTo(realtime, secret, sdp)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
  }
})

test('a session ends with its error, a cut one in silence, and nothing stays open', async () => {
  const before = process.getActiveResourcesInfo().filter(kind => kind === 'UDPWRAP').length
  const realtime = await startFakeRealtime({ ignores: ['session.update'] })
  const first = await callUp(realtime)
  first.send({ type: 'session.update', session: { type: 'realtime' } })
  await first.call.gets('session.update')
  first.call.fails(realtimeErrors.server)
  expect((await first.hear('error')).error.type).toBe('server_error')
  await first.call.expires()
  expect((await first.hear('error', 2)).error.code).toBe('session_expired')
  expect(first.events.map(({ type }) => type)).not.toContain('session.updated')

  const second = await callUp(realtime)
  second.call.cut()
  second.call.send({ type: 'error', error: { message: 'Nobody hears this' } })
  await Promise.all([second.hangUp(), first.hangUp()])
  await realtime.stop()
  await second.call.ended()
  expect(second.events.filter(({ type }) => type === 'error')).toEqual([])
  expect(process.getActiveResourcesInfo().filter(kind => kind === 'UDPWRAP').length).toBeLessThanOrEqual(
    before,
  )
})
