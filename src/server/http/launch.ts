import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { oneUseTokens } from './one-use-tokens.ts'

/** How long a browser may take from the opening page to the app, in milliseconds. */
const PASS_LIFETIME = 60_000

/** One way to the app: the names that lead there, and the launch cookie that it asks for. */
export interface Door {
  /** Host names without the port. */
  names: readonly string[]
  /** 256 random bits. What a browser got at one door opens no other. */
  cookie: string
}

/** What an address with a token is answered by. */
export type Welcome =
  /** The door's cookie, and home. */
  | { kind: 'cookie' }
  /** The page that looks whether this browser finds `name`, and goes on there or here with `pass`. */
  | { kind: 'opening'; name: string; pass: string }

/** How browsers get in while this process runs. */
export interface Launch {
  /** The first one is the plain address. */
  doors: readonly [Door, ...Door[]]
  /** What pages hold in memory to know this launch again; see `prove`. */
  proofSecret: string
  /** The HMAC-SHA256 of the nonce by `proofSecret`, as base64; undefined once this launch is ending. */
  prove(nonce: string): string | undefined
  /**
   * A token for a new link.
   * @param lifetime in milliseconds; where links last as long as the launch, it counts for nothing
   */
  newToken(lifetime?: number): string
  /** Takes the token that a browser brought to a door; undefined when it is good for nothing, or not any more. */
  redeem(token: string, door: Door): Welcome | undefined
  /** From now on nothing is proved: the port is about to be anybody's. */
  end(): void
}

/** A launch at the plain address, with one token that serves as long as it runs. It is the cookie as well. */
export function lastingLaunch(token: string = randomSecret()): Launch {
  return {
    ...proofs(),
    doors: [{ names: PLAIN_NAMES, cookie: token }],
    newToken: () => token,
    redeem: given => (isSameSecret(given, token) ? { kind: 'cookie' } : undefined),
  }
}

/**
 * A launch for the family's own browser. The app lives at a name of its own, because cookies know no port: what the
 * browser keeps for 127.0.0.1 goes to every program there. Each link works once, at the plain address, and leads on to
 * the name where the browser finds it.
 * @param name under `.localhost`
 */
export function namedLaunch(name: string): Launch {
  const [links, passes] = [oneUseTokens(), oneUseTokens()]
  const plain: Door = { names: PLAIN_NAMES, cookie: randomSecret() }
  const named: Door = { names: [name], cookie: randomSecret() }
  return {
    ...proofs(),
    doors: [plain, named],
    newToken: lifetime => links.make(lifetime),
    redeem(token, door) {
      if (passes.use(token)) return { kind: 'cookie' }
      if (door !== plain || !links.use(token)) return undefined
      return { kind: 'opening', name, pass: passes.make(PASS_LIFETIME) }
    },
  }
}

const PLAIN_NAMES = ['127.0.0.1', 'localhost']

function proofs(): Pick<Launch, 'proofSecret' | 'prove' | 'end'> {
  const proofSecret = randomSecret()
  let isEnding = false
  return {
    proofSecret,
    prove: nonce => (isEnding ? undefined : createHmac('sha256', proofSecret).update(nonce).digest('base64')),
    end() {
      isEnding = true
    },
  }
}

/** The door that a request came to, by its `Host`; undefined for a name that is none of ours (DNS rebinding). */
export function findDoor(request: IncomingMessage, { doors }: Launch): Door | undefined {
  const host = request.headers.host ?? ''
  return doors.find(door => listHosts(door, request).includes(host))
}

/** A door's names as `Host` spells them. A browser leaves port 80 out. */
export function listHosts({ names }: Door, request: IncomingMessage): string[] {
  const port = request.socket.localPort
  return names.map(name => (port === 80 ? name : `${name}:${port}`))
}

/** 256 random bits as 43 characters that addresses and cookies take as they are. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares in a time that tells nothing. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
