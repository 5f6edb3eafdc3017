import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const COST = { logN: 17, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Each hash needs 128 MB while it runs. */
const MOST_AT_ONCE = 2
/** A hash that no password has; checking against it costs as much as checking against a real one. */
const NOBODY = encode(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

type Cost = typeof COST

/** @returns the hash with its parameters and salt: `scrypt$17$8$1$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return encode(COST, salt, await derive(password, salt, HASH_BYTES, COST))
}

/**
 * @param stored what `hashPassword` returned, or undefined for an unknown account, which takes as long
 * @throws when `stored` is no such text
 */
export async function isRightPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { cost, salt, hash } = decode(stored ?? NOBODY)
  const isSame = timingSafeEqual(await derive(password, salt, hash.length, cost), hash)
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

let underWay = 0
const waiting: (() => void)[] = []

async function derive(password: string, salt: Buffer, bytes: number, cost: Cost): Promise<Buffer> {
  if (underWay >= MOST_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else underWay++
  try {
    const N = 2 ** cost.logN
    const { r, p } = cost
    return await scryptAsync(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay--
  }
}
