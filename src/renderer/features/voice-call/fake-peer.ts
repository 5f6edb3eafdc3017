/** A peer connection in the hand of a test; nothing of it goes over a network. */
export class FakePeer extends EventTarget {
  configuration: RTCConfiguration
  connectionState = 'new'
  channel = new FakeChannel()
  channelAsked: [string, RTCDataChannelInit | undefined] | null = null
  offers: RTCOfferOptions[] = []
  answers: string[] = []
  sent: (MediaStreamTrack | null)[] = []
  isClosed = false
  roundTrip = 0.02

  constructor(configuration: RTCConfiguration) {
    super()
    this.configuration = configuration
  }
  createDataChannel(label: string, options?: RTCDataChannelInit) {
    this.channelAsked = [label, options]
    return this.channel
  }
  addTransceiver() {
    return { sender: { replaceTrack: async (track: MediaStreamTrack | null) => void this.sent.push(track) } }
  }
  async createOffer(options: RTCOfferOptions) {
    this.offers.push(options)
    return { type: 'offer', sdp: `offer ${this.offers.length}` }
  }
  async setLocalDescription() {}
  async setRemoteDescription({ sdp }: { sdp: string }) {
    this.answers.push(sdp)
  }
  async getStats() {
    return new Map([
      ['pair', { type: 'candidate-pair', nominated: true, currentRoundTripTime: this.roundTrip }],
    ])
  }
  close() {
    this.isClosed = true
  }
  becomes(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}

class FakeChannel extends EventTarget {
  readyState = 'connecting'
  /** All that was sent, parsed. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it expects of an event
  sent: any[] = []
  /** What the service makes of it. */
  onSent: (event: { type: string; event_id: string }) => void = () => undefined

  send(text: string) {
    const event = JSON.parse(text)
    this.sent.push(event)
    this.onSent(event)
  }
  close() {
    this.readyState = 'closed'
  }
  opens() {
    this.readyState = 'open'
    this.dispatchEvent(new Event('open'))
  }
  /** The other end closes it. */
  ends() {
    this.readyState = 'closed'
    this.dispatchEvent(new Event('close'))
  }
  says(event: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(event) }))
  }
  /** The events of a type that were sent. */
  of(type: string) {
    return this.sent.filter(event => event.type === type)
  }
}

/** A microphone's track in the hand of a test. */
export class FakeTrack extends EventTarget {
  enabled = true
  muted = false
  readyState = 'live'
  stop() {
    this.readyState = 'ended'
  }
}
