import { openaiErrors } from './openai.ts'
import { type CallManners, createRealtimeCall, type RealtimeCall } from './realtime-call.ts'
import type { RealtimePeer } from './realtime-peer.ts'
import type { SpokenReply } from './realtime-reply.ts'
import type { RealtimeEvent } from './realtime-rules.ts'
import { startTalkingOpenai, type TalkingOpenai } from './talking-openai.ts'
import { createWatch } from './watch.ts'
import type { Received, Reply } from './wire.ts'

/** A secret that was handed out for a call. */
export interface MintedSecret {
  value: string
  /** Milliseconds since 1970. */
  expiresAt: number
  session: RealtimeEvent
}

/** How the service behaves; a test may change each at any time. */
export interface RealtimeManners extends CallManners {
  /** Takes a further offer of the same peer, such as an ICE restart. */
  takesSecondOffer: boolean
  /** In place of a secret: a refusal, or `{ isSilent: true }`. */
  mint?: Reply
  /** In place of an answer to an offer. */
  call?: Reply
}

export interface FakeRealtime extends TalkingOpenai {
  manners: RealtimeManners
  minted: MintedSecret[]
  /** Every call that was answered, oldest first. */
  calls: RealtimeCall[]
  /** Waits until the nth call, counted from 1, is open. */
  called(nth?: number): Promise<RealtimeCall>
  /** What the next turns are answered; after them come the usual words. */
  willTell(...replies: (string | SpokenReply)[]): void
  /** No secret handed out so far is good any longer. */
  expireSecrets(): void
}

const SECRET_SECONDS = 600
const ENTRY: Reply['headers'] = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
}

/**
 * OpenAI's realtime service on loopback, beside all that its talking fake does: the handshake over HTTP, and a real
 * WebRTC peer behind it.
 * @param first answers what it knows before the service does
 */
export async function startFakeRealtime(
  changes: Partial<RealtimeManners> = {},
  first: (request: Received) => Reply | undefined = () => undefined,
): Promise<FakeRealtime> {
  const manners: RealtimeManners = {
    vintage: 'new',
    isStrict: true,
    takesSecondOffer: true,
    ignores: [],
    ...changes,
  }
  const watch = createWatch()
  const minted: MintedSecret[] = []
  const calls: RealtimeCall[] = []
  /** By the origin line of their offers, which stays the same for a peer. */
  const peers = new Map<string, { peer: RealtimePeer; call: RealtimeCall }>()
  const line: SpokenReply[] = []
  let count = 0

  const talking = await startTalkingOpenai(request => {
    const path = request.path.split('?')[0]
    if (path === '/v1/realtime/client_secrets') return mint(request)
    if (path === '/v1/realtime/calls') return takeOffer(request)
    if (path?.startsWith('/v1/realtime')) return { ...openaiErrors.unknownUrl, headers: ENTRY }
    return first(request)
  })

  function mint({ method, headers, body }: Received): Reply {
    if (manners.mint) return manners.mint
    if (method !== 'POST') return openaiErrors.unknownUrl
    if (!headers.authorization?.startsWith('Bearer ')) return openaiErrors.key('')
    const { session = {}, expires_after } = body ?? {}
    if (session.type !== 'realtime') return badRequest("Missing required parameter: 'session.type'.")
    count++
    const expiresAt = Date.now() + 1_000 * (expires_after?.seconds ?? SECRET_SECONDS)
    const value = `ek_${count}_${crypto.randomUUID().replaceAll('-', '')}`
    const made = { ...session, id: `sess_${count}`, object: 'realtime.session' }
    minted.push({ value, expiresAt, session: made })
    return { body: { value, expires_at: Math.floor(expiresAt / 1_000), session: made } }
  }

  async function takeOffer({ method, path, headers, body }: Received): Promise<Reply> {
    if (method === 'OPTIONS') return { headers: ENTRY, body: '' }
    if (manners.call) return { ...manners.call, headers: { ...manners.call.headers, ...ENTRY } }
    const value = headers.authorization?.replace('Bearer ', '') ?? ''
    const secret = minted.find(each => each.value === value)
    if (!secret || secret.expiresAt <= Date.now()) return { ...openaiErrors.key(value), headers: ENTRY }
    if (headers['content-type'] !== 'application/sdp' || typeof body !== 'string') {
      return badRequest('The offer must be sent as application/sdp.')
    }
    const peerName = /^o=\S+ (\d+) /m.exec(body)?.[1]
    if (peerName === undefined) return badRequest('Invalid SDP offer.')
    const known = peers.get(peerName)
    if (known && (!manners.takesSecondOffer || !known.call.isOpen())) {
      return badRequest('This call has been answered already.')
    }
    const { peer } = known ?? pickUp(peerName, secret, new URLSearchParams(path.split('?')[1]).get('model'))
    const headersOfAnswer = {
      ...ENTRY,
      'content-type': 'application/sdp',
      location: `/v1/realtime/calls/rtc_${peerName}`,
    }
    try {
      return { status: 201, headers: headersOfAnswer, body: await peer.answer(body) }
    } catch {
      return badRequest('Invalid SDP offer.')
    }
  }

  function pickUp(peerName: string, { session }: MintedSecret, model: string | null) {
    const taken = createRealtimeCall({
      session,
      model: model ?? undefined,
      manners,
      hears: () => talking.hears,
      nextReply: () => line.shift() ?? { text: 'Hello there! What shall we learn today?' },
      onChange: watch.changed,
    })
    peers.set(peerName, taken)
    calls.push(taken.call)
    return taken
  }

  const { stop } = talking
  return Object.assign(talking, {
    manners,
    minted,
    calls,
    called: (nth = 1) =>
      watch.until(() => {
        const call = calls[nth - 1]
        return call?.isOpen() && call
      }),
    willTell(...replies: (string | SpokenReply)[]) {
      line.push(...replies.map(reply => (typeof reply === 'string' ? { text: reply } : reply)))
    },
    expireSecrets() {
      for (const secret of minted) secret.expiresAt = 0
    },
    async stop() {
      await Promise.all(calls.map(call => call.hangUp()))
      await stop()
    },
  })
}

function badRequest(message: string): Reply {
  return {
    status: 400,
    headers: ENTRY,
    body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
  }
}
