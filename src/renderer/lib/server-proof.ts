import { PROOF_META, PROOF_PATH } from '#contract/launch.ts'
import { fromBase64 } from './base64.ts'

/** Milliseconds that an answer may take; a busy server counts as there. */
const LONGEST_ANSWER = 30_000

/** Milliseconds. */
const JUST_NOW = 45_000

/** `silent`: nobody answers. `stranger`: somebody does, and it is not the launch that this page came from. */
export type Proof = 'proved' | 'silent' | 'stranger'

/**
 * Asks the server to show that it is still the one that sent this page, without a cookie: after Stepwise has ended,
 * another program may have taken its port, and the browser would give it every cookie. Those who ask at the same time
 * share one answer, and no answer is kept.
 * @param secret of the launch that the page came from; without one, as in development, everything counts as proved
 */
export function serverProof(secret: string | undefined): () => Promise<Proof> {
  if (!secret) return async () => 'proved'
  let key: Promise<CryptoKey> | undefined
  let asking: Promise<Proof> | undefined

  async function ask(): Promise<Proof> {
    const nonce = crypto.randomUUID()
    const answer = await fetch(`${PROOF_PATH}?nonce=${nonce}`, {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    }).catch(() => undefined)
    // Stepwise itself says so while it closes.
    if (!answer || answer.status === 503) return 'silent'
    try {
      key ??= importKey(secret ?? '')
      const proof = fromBase64(await answer.text())
      const isOurs = await crypto.subtle.verify('HMAC', await key, proof, encodeText(nonce))
      return isOurs ? 'proved' : 'stranger'
    } catch {
      return 'stranger'
    }
  }

  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const kind = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', encodeText(secret), kind, false, ['verify'])
}

function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** The launch's secret lives in memory from here on. */
function takeSecret(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PROOF_META}"]`)
  meta?.remove()
  return meta?.content
}

const prove = serverProof(takeSecret())
let provedAt = Number.NEGATIVE_INFINITY

/** Whether the server that sent this page is still behind its address. To be asked before each request with cookies. */
export async function proveServer(): Promise<Proof> {
  const proof = await prove()
  provedAt = proof === 'proved' ? performance.now() : Number.NEGATIVE_INFINITY
  return proof
}

/**
 * A page that is being closed can't wait for an answer, so what may have to outlive it goes on a proof of just now:
 * that is what a talk saves, which reports to the server every 30 seconds besides.
 */
export function wasJustProved(): boolean {
  return performance.now() - provedAt < JUST_NOW
}
