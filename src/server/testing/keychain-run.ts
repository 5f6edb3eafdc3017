// One run of an app that keeps a key: `write KEY`, `read` or `remove`, then what it knows as one line of JSON.
import { pino } from 'pino'
import { keychainSecrets } from '../secrets/keychain.ts'

const secrets = keychainSecrets(pino({ level: 'silent' }))
const [, , verb, key = ''] = process.argv
if (verb === 'write') await secrets.write('openai', key)
if (verb === 'remove') await secrets.remove('openai')
const known = { kind: await secrets.kind(), key: await secrets.read('openai') }
process.stdout.write(`${JSON.stringify(known)}\n`)
