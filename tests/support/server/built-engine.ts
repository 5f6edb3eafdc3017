import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import workers from 'node:worker_threads'
import { built, isBuilt } from './built.ts'

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'src', 'server', 'engine-worker.ts')
const { Worker } = workers

// Every process of tests has threads of the engine, and each reads the built one in half the time of its sources.
if (isBuilt) {
  workers.Worker = class extends Worker {
    constructor(...[entry, options]: ConstructorParameters<typeof Worker>) {
      super(entry === SOURCE ? built('main/engine-worker.js') : entry, options)
    }
  }
  syncBuiltinESMExports()
}
