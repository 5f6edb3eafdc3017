import { parentPort, workerData } from 'node:worker_threads'
import { examine } from './examine.ts'
import type { Work } from './examine-in-thread.ts'

/** The thread of `examineInThread`. */
const { examinees, migrations } = workerData as Work
parentPort?.postMessage(examinees.map(examinee => examine(examinee, migrations)))
