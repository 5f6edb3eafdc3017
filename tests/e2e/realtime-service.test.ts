import type { Page } from 'playwright'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { voiceCallTest } from '../harness/voice-call-test.ts'

/** What the page holds of the call. */
interface Call {
  peer: RTCPeerConnection
  channel: RTCDataChannel
  events: { type: string; [field: string]: unknown }[]
}

/** Calls the service by hand from the page, with the secret that the server hands out. */
async function callByHand(page: Page, more: { isStrange?: boolean } = {}) {
  return page.evaluate(async ({ isStrange }) => {
    const minted = await fetch('/api/openai/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = await minted.json()
    const peer = new RTCPeerConnection()
    const channel = peer.createDataChannel('oai-events', { ordered: true, maxRetransmits: 10 })
    const events: Call['events'] = []
    channel.onmessage = ({ data }) => events.push(JSON.parse(data))
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of microphone.getTracks()) peer.addTrack(track, microphone)
    peer.ontrack = ({ track }) => {
      const sound = new Audio()
      sound.srcObject = new MediaStream([track])
      void sound.play()
    }
    Object.assign(window, { peer, channel, events })
    await peer.setLocalDescription(await peer.createOffer())
    const secret = isStrange ? 'ek_of_another' : data.client_secret.value
    const answered = await fetch(`${data.realtimeUrl}?model=${data.model}`, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${secret}` },
      body: peer.localDescription?.sdp,
    })
    if (answered.ok) await peer.setRemoteDescription({ type: 'answer', sdp: await answered.text() })
    else peer.close()
    return answered.status
  }, more)
}

const send = (page: Page, event: object) =>
  page.evaluate(text => (window as unknown as Call).channel.send(text), JSON.stringify(event))

/** Types of the events that have come to the page. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as Call).events.map(({ type }) => type))

voiceCallTest(
  'a window calls the service itself: events and sound in both directions',
  { tags: 'in-full' },
  async ({ page, realtime }) => {
    await openAsFamily(page, '/')
    expect(await callByHand(page)).toBe(201)
    const call = await realtime.called()
    expect(call.model).toBe('gpt-realtime-2.1')
    await call.until(() => call.framesHeard() > 10)

    await send(page, { type: 'session.update', session: { type: 'realtime', instructions: 'Be kind.' } })
    await call.gets('session.update')
    expect(call.session()).toMatchObject({
      instructions: 'Be kind.',
      audio: { input: { turn_detection: { type: 'semantic_vad', eagerness: 'low' } } },
    })

    realtime.willTell({ text: 'What is a half?', soundMs: 1_000 })
    call.childSays('I am stuck')
    await expect.poll(() => heard(page)).toContain('output_audio_buffer.stopped')
    const energy = await page.evaluate(async () => {
      const stats = await (window as unknown as Call).peer.getStats()
      return [...stats.values()].find(each => each.type === 'inbound-rtp')?.totalAudioEnergy
    })
    expect(energy).toBeGreaterThan(0)
    const order = (await heard(page)).filter(type =>
      /speech_st|committed|transcription.completed|response.(created|done)|output_audio_buffer/.test(type),
    )
    expect(order).toEqual([
      'input_audio_buffer.speech_started',
      'input_audio_buffer.speech_stopped',
      'input_audio_buffer.committed',
      'response.created',
      'output_audio_buffer.started',
      'response.done',
      'conversation.item.input_audio_transcription.completed',
      'output_audio_buffer.stopped',
    ])

    await call.expires()
    const lastError = () =>
      page.evaluate(() => {
        const { events, channel } = window as unknown as Call
        return [events.at(-1)?.error, channel.readyState]
      })
    await expect.poll(lastError).toMatchObject([{ code: 'session_expired' }, 'closed'])
  },
)

voiceCallTest('the window may call the service and nobody else', async ({ page, realtime }) => {
  await openAsFamily(page, '/')
  expect(await callByHand(page, { isStrange: true })).toBe(401)
  expect(realtime.calls).toEqual([])
  const elsewhere = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/v1/realtime/calls', { method: 'POST' }).then(
      () => 'let through',
      () => 'stopped',
    ),
  )
  const violations = page.evaluate(
    () =>
      new Promise(resolve => {
        document.addEventListener('securitypolicyviolation', event => resolve(event.violatedDirective), {
          once: true,
        })
        fetch('http://127.0.0.1:9/again').catch(() => {})
      }),
  )
  expect(elsewhere).toBe('stopped')
  expect(await violations).toBe('connect-src')
})
