// The baseline: what express and better-sqlite3 cost with no product around them.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import express from 'express'

const [dataDir = '.'] = process.argv.slice(2)
const db = new Database(join(dataDir, 'bare.db'))
db.pragma('journal_mode = WAL')
db.exec('CREATE TABLE IF NOT EXISTS users (id INTEGER PRIMARY KEY, name TEXT)')
const byId = db.prepare('SELECT * FROM users WHERE id = ?')
const app = express()
app.get('/api/me', (_request, response) => {
  response.status(401).json(byId.get(1) ?? {})
})
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`ready ${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
