import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Browser } from './browser.ts'
import { family } from './samples.ts'
import type { TestServer } from './test-server.ts'

/**
 * A browser that is signed in to a new account, written straight into the database: registering takes half a second
 * of hashing, and the tests of accounts do it enough.
 */
export function newFamily(server: TestServer, email = family.email): Browser {
  const browser = server.browser()
  const token = randomBytes(32).toString('base64url')
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'))
  try {
    const { lastInsertRowid } = sqlite
      .prepare(
        `insert into users (parent_name, child_name, child_birth_year, email, password_hash, created_at)
         values (?, ?, ?, ?, 'none', ?)`,
      )
      .run(family.parentName, family.childName, family.childBirthYear, email, new Date().toISOString())
    sqlite
      .prepare('insert into auth_sessions (token_hash, user_id, created_at, expires_at) values (?, ?, ?, ?)')
      .run(createHash('sha256').update(token).digest('hex'), lastInsertRowid, '2025-01-01', '2999-01-01')
  } finally {
    sqlite.close()
  }
  browser.cookies.set('stepwise_session', token)
  return browser
}
