import tls from 'node:tls'
import { Worker } from 'node:worker_threads'

/**
 * Reading the system's store takes from 70 ms to a second, in one go: a thread of its own does it, so that nobody
 * waits meanwhile. It answers with certificates in PEM.
 */
const READ_IN_THREAD = `
  const { getCACertificates } = require('node:tls')
  require('node:worker_threads').parentPort.postMessage([...new Set(getCACertificates('system'))])
`

let trusted: Promise<void> | undefined

/**
 * Lets every secure connection of this process trust whom the computer's system trusts, besides whom Node does:
 * an antivirus or the filter of a school puts its certificate there. Reads it at the first call, and never fails:
 * where the system can't be read, Node's own list stays.
 */
export function trustSystem(): Promise<void> {
  trusted ??= readSystem()
    .then(system => {
      if (system.length === 0) return
      tls.setDefaultCACertificates([...new Set([...tls.getCACertificates('bundled'), ...system])])
    })
    // One certificate that can't be read spoils the list: what Node trusts by itself is left.
    .catch(() => {})
  return trusted
}

function readSystem(): Promise<string[]> {
  if (!('setDefaultCACertificates' in tls)) return Promise.resolve([])
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const reader = new Worker(READ_IN_THREAD, { eval: true })
  reader.once('message', resolve).once('error', reject)
  reader.once('exit', () => reject(new Error('The reader has ended')))
  return promise
}
