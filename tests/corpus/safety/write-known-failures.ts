import { writeFileSync } from 'node:fs'
import { FILE, findFailures } from './failures.ts'

const failures = findFailures()
writeFileSync(FILE, `${JSON.stringify(failures, null, 2)}\n`)
for (const [sort, texts] of Object.entries(failures)) process.stdout.write(`${texts.length}: ${sort}\n`)
