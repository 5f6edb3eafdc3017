import { createHash, randomBytes, scryptSync } from 'node:crypto'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { readRecoveryCode } from '#server/accounts/recovery-code.ts'
import { Browser } from './browser.ts'
import { family } from './samples.ts'
import type { TestServer } from './test-server.ts'

/** A signed-in family whose password costs a thousandth to check: what a test is about is seldom that cost. */
export interface CheapFamily {
  browser: Browser
  /** The child's. */
  id: number
  familyId: number
  email: string
}

/**
 * Writes a family into the server's database, which may be in another process, and signs a browser in.
 * @param changes of `family`; `isCornerOpen` spares giving the password again; without `recoveryCode` there is none
 * @param patience so many milliseconds are waited, with all of this thread, for whoever is writing
 * @throws SqliteError `SQLITE_BUSY` when that was not enough; nothing is written then
 */
export function addFamily(
  server: Pick<TestServer, 'dataDir' | 'launchToken' | 'port'>,
  changes: Partial<typeof family> & { isCornerOpen?: boolean; recoveryCode?: string } = {},
  patience = 5_000,
): CheapFamily {
  const { isCornerOpen = false, recoveryCode, ...profile } = changes
  const { parentName, childName, childBirthYear, email, password } = { ...family, ...profile }
  const token = randomBytes(32).toString('base64url')
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { timeout: patience })
  try {
    const now = new Date().toISOString()
    const recoveryHash = recoveryCode === undefined ? null : cheapHash(readRecoveryCode(recoveryCode))
    const write = sqlite.transaction(() => {
      const { lastInsertRowid: familyId } = sqlite
        .prepare(
          'insert into families (parent_name, email, password_hash, recovery_code_hash, created_at) values (?, ?, ?, ?, ?)',
        )
        .run(parentName, email, cheapHash(password), recoveryHash, now)
      const { lastInsertRowid: childId } = sqlite
        .prepare('insert into children (family_id, name, birth_year, created_at) values (?, ?, ?, ?)')
        .run(familyId, childName, childBirthYear, now)
      sqlite
        .prepare(
          'insert into auth_sessions (token_hash, family_id, child_id, created_at, expires_at, corner_open_until) values (?, ?, ?, ?, ?, ?)',
        )
        .run(
          createHash('sha256').update(token).digest('hex'),
          familyId,
          childId,
          now,
          '2999-01-01T00:00:00.000Z',
          isCornerOpen ? '2999-01-01T00:00:00.000Z' : null,
        )
      return { familyId, childId }
    })
    const { familyId, childId } = write.immediate()
    const cookies = { stepwise_launch: server.launchToken, stepwise_session: token }
    return {
      browser: new Browser(server.port, cookies),
      id: Number(childId),
      familyId: Number(familyId),
      email,
    }
  } finally {
    sqlite.close()
  }
}

/** What the server stores for a password or a code, at a thousandth of the cost to check it. */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 7)
  const hash = scryptSync(password, salt, 32, { N: 2 ** 7, r: 8, p: 1 })
  return ['scrypt', 7, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
}
