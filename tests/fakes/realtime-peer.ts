import { setImmediate } from 'node:timers/promises'
import {
  MediaStreamTrack,
  type RTCDataChannel,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from 'werift'
import { type CuttableWire, cuttableWire } from './cuttable-wire.ts'
import { FRAME_MS, opusNoise } from './opus-noise.ts'

const SAMPLES_PER_FRAME = 48 * FRAME_MS

/** The far end of a WebRTC call: one data channel for events, one sound in each direction. */
export interface RealtimePeer {
  /** Answers an offer, or a further one of the same caller. */
  answer(offer: string): Promise<string>
  send(text: string): void
  /** Sends sound from now on, until `stopSound`. */
  startSound(): void
  stopSound(): void
  /** Frames of sound that have come from the caller. */
  framesHeard(): number
  cut(): void
  mend(): void
  /** Waits until what was sent is on its way. */
  sentAll(): Promise<void>
  close(): Promise<void>
}

export function createRealtimePeer(on: {
  open: () => void
  message: (text: string) => void
  /** A frame of sound has come. */
  sound: () => void
  /** The caller has gone, or cannot be reached any more. */
  end: () => void
}): RealtimePeer {
  const peer = new RTCPeerConnection({
    codecs: { audio: [opus()], video: [] },
    iceServers: [],
    iceUseIpv6: false,
    iceUseTcp: false,
    iceInterfaceAddresses: { udp4: '127.0.0.1' },
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })
  const voice = new MediaStreamTrack({ kind: 'audio' })
  peer.addTransceiver(voice, { direction: 'sendrecv' })
  const wires: CuttableWire[] = []
  let channel: RTCDataChannel | undefined
  let heard = 0
  let sounding: NodeJS.Timeout | undefined
  let frame = 0
  let closing: Promise<void> | undefined

  peer.onDataChannel.subscribe(opened => {
    channel = opened
    opened.onMessage.subscribe(data => on.message(data.toString()))
    opened.stateChanged.subscribe(state => {
      if (state === 'open') on.open()
      if (state === 'closed') on.end()
    })
    if (opened.readyState === 'open') on.open()
  })
  peer.onTrack.subscribe(track => {
    track.onReceiveRtp.subscribe(() => {
      heard++
      on.sound()
    })
  })
  peer.connectionStateChange.subscribe(state => {
    if (state === 'failed' || state === 'closed') on.end()
  })

  function sendFrame(): void {
    frame++
    const header = new RtpHeader({
      sequenceNumber: frame & 0xffff,
      timestamp: (frame * SAMPLES_PER_FRAME) >>> 0,
      payloadType: 111,
    })
    voice.writeRtp(new RtpPacket(header, opusNoise(frame)))
  }

  async function close(): Promise<void> {
    peerOfCall.stopSound()
    voice.stop()
    await peer.close()
    // What the peer has sent last is still on the wires.
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    for (const wire of wires) wire.close()
  }

  /** The answer with a wire in front of each address, the local ones alone. */
  async function wired(answer: string): Promise<string> {
    const lines: string[] = []
    const byPort = new Map<string, CuttableWire>()
    for (const line of answer.split('\r\n')) {
      const port = /^a=candidate:\S+ 1 udp \d+ 127\.0\.0\.1 (\d+) typ host/.exec(line)?.[1]
      if (port !== undefined) {
        const wire = byPort.get(port) ?? (await cuttableWire(Number(port)))
        byPort.set(port, wire)
        wires.push(wire)
        lines.push(line.replace(` ${port} `, ` ${wire.port} `))
      } else if (!line.startsWith('a=candidate:')) {
        lines.push(line)
      }
    }
    return lines.join('\r\n')
  }

  const peerOfCall: RealtimePeer = {
    async answer(offer) {
      // The caller is reached by its wire alone.
      const sdp = offer.replace(/^a=(candidate:|end-of-candidates).*\r?\n/gm, '')
      await peer.setRemoteDescription({ type: 'offer', sdp })
      await peer.setLocalDescription(await peer.createAnswer())
      return wired(peer.localDescription?.sdp ?? '')
    },
    send(text) {
      if (channel?.readyState === 'open') channel.send(text)
    },
    startSound() {
      sounding ??= setInterval(sendFrame, FRAME_MS)
    },
    stopSound() {
      clearInterval(sounding)
      sounding = undefined
    },
    framesHeard: () => heard,
    cut() {
      for (const wire of wires) wire.cut()
    },
    mend() {
      for (const wire of wires) wire.mend()
    },
    async sentAll() {
      while (channel?.readyState === 'open' && channel.bufferedAmount > 0) {
        await channel.bufferedAmountLow.asPromise()
      }
    },
    close() {
      closing ??= close()
      return closing
    },
  }
  return peerOfCall
}

function opus(): RTCRtpCodecParameters {
  return new RTCRtpCodecParameters({
    mimeType: 'audio/opus',
    clockRate: 48_000,
    channels: 2,
    payloadType: 111,
    parameters: 'minptime=10;useinbandfec=1',
  })
}
