import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type PQueue from 'p-queue'
import { HttpError } from '../shared/http-error.ts'

const COST = { logN: 17, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/**
 * How many hashes run at once, each of which needs 128 MB and about a quarter of a second, and how many may wait. Who
 * is signed in waits for no visitor.
 */
const PLACES = {
  'signed-in': { atOnce: 1, mostWaiting: 100 },
  visitor: { atOnce: 2, mostWaiting: 32 },
} as const
/** Seconds until about half of the visitors who wait have had their turn. */
const RETRY_AFTER = 5
/** A hash that no password has; checking against it costs as much as checking against a real one. */
const NOBODY = encode(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

type Cost = typeof COST
/** Who waits for a hash. */
export type Asker = keyof typeof PLACES

/**
 * @returns the hash with its parameters and salt: `scrypt$17$8$1$salt$hash`
 * @throws HttpError 429 when too many wait already
 */
export async function hashPassword(password: string, asker: Asker = 'visitor'): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return encode(COST, salt, await derive(password, salt, HASH_BYTES, COST, asker))
}

/**
 * @param stored what `hashPassword` returned, or undefined for an unknown account, which takes as long
 * @throws HttpError 429 when too many wait already; another error when `stored` is no such text
 */
export async function isRightPassword(
  password: string,
  stored: string | undefined,
  asker: Asker = 'visitor',
): Promise<boolean> {
  const { cost, salt, hash } = decode(stored ?? NOBODY)
  const isSame = timingSafeEqual(await derive(password, salt, hash.length, cost, asker), hash)
  return isSame && stored !== undefined
}

function encode(cost: Cost, salt: Buffer, hash: Buffer): string {
  const { logN, r, p } = cost
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

function decode(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [name, logN, r, p, salt, hash] = stored.split('$')
  if (name !== 'scrypt' || !salt || !hash) throw new Error('A stored password hash is unreadable')
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

const queues = new Map<Asker, PQueue>()

async function findQueue(asker: Asker): Promise<PQueue> {
  // Loaded at the first password, because it is not needed to start.
  const { default: Queue } = await import('p-queue')
  const queue = queues.get(asker) ?? new Queue({ concurrency: PLACES[asker].atOnce })
  queues.set(asker, queue)
  return queue
}

/** @throws HttpError 429 when too many wait already, so that nothing needs to be done for one more */
export async function ensureRoom(asker: Asker): Promise<void> {
  refuseWhenFull(await findQueue(asker), asker)
}

function refuseWhenFull(queue: PQueue, asker: Asker): void {
  if (queue.size < PLACES[asker].mostWaiting) return
  throw new HttpError(
    429,
    'too_many_attempts',
    'Too many passwords are being checked at this moment. Please try again in a few seconds.',
    { retryAfter: RETRY_AFTER },
  )
}

async function derive(
  password: string,
  salt: Buffer,
  bytes: number,
  cost: Cost,
  asker: Asker,
): Promise<Buffer> {
  const queue = await findQueue(asker)
  refuseWhenFull(queue, asker)
  const N = 2 ** cost.logN
  const { r, p } = cost
  const hash = () => scryptAsync(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r })
  return queue.add(hash)
}
