import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code of this start serves the next one; each build begins anew. Source changes too often.
if (!import.meta.filename.endsWith('.ts')) enableCompileCache(join(import.meta.dirname, '.code'))

await import('./run-serve.ts')
