import type { Browser } from './browser.ts'
import { addFamily } from './cheap-family.ts'
import { family } from './samples.ts'
import type { TestServer } from './test-server.ts'

/** A browser that is signed in to a new account, its parent's corner open, without the half second of hashing that registering takes. */
export function newFamily(server: TestServer, email = family.email): Browser {
  return addFamily(server, { email, isCornerOpen: true }).browser
}
