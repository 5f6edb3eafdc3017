// One run of an app that keeps a key: `write KEY FAMILY`, `read KEY FAMILY` or `remove`, then what it knows as one line of JSON.
import { pino } from 'pino'
import { keychainSecrets } from '#server/secrets/keychain.ts'

const secrets = keychainSecrets(pino({ level: 'silent' }))
const [, , verb, key = '', family = '1'] = process.argv
const name = `openai/${family}-2025-03-05T14:07:09.123Z` as const
if (verb === 'write') await secrets.write(name, key)
if (verb === 'remove') await secrets.remove(name)
const known = { kind: await secrets.kind(), key: await secrets.read(name) }
process.stdout.write(`${JSON.stringify(known)}\n`)
