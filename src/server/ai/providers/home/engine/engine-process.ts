import { setPriority } from 'node:os'
import { watchOver } from '../../../../helper/watch.ts'
import {
  type Copied,
  EngineTrouble,
  type LoadedModel,
  type Loading,
  nameOf,
  type Order,
  type Seen,
  type Stop,
  type Told,
  type ToSee,
} from './messages.ts'

/** As Electron has it in a process that it has started. */
interface ParentPort {
  on(name: 'message', listener: (event: { data: Order | Stop }) => void): void
  postMessage(told: Told): void
}

/** Lower than whatever else the family does with the computer. */
const PRIORITY = 10

let loaded: LoadedModel | undefined
let underWay = new AbortController()

/** By one engine to write, by another to see: the one that is quick sees nothing. */
const load = async (loading: Loading): Promise<LoadedModel> =>
  loading.files.eyes === undefined
    ? (await import('./llama.ts')).loadModel(loading)
    : (await import('./seeing.ts')).loadSeeing(loading)

/** Here, and not where everybody is answered: a text can take long. */
async function copiedOf(seen: Seen, { side, witness }: ToSee): Promise<Copied> {
  const { readingOf } = await import('../read/reading-of.ts')
  const text = seen.pieces.map(piece => piece.text).join('')
  return { text, reading: readingOf(seen, side, witness) }
}

async function done(order: Order, tell: (told: Told) => void): Promise<Told> {
  const { id } = order
  if (order.do === 'load') {
    watchOver({ bytes: order.memory })
    loaded = await load(order)
    return { id, state: 'loaded', room: loaded.room }
  }
  const { signal } = underWay
  const onText = (text: string) => tell({ id, state: 'text', text })
  if (order.do === 'count' && loaded) return { id, state: 'counted', tokens: await loaded.count(order.text) }
  if (order.do === 'see' && loaded?.see) {
    const seen = await loaded.see(order.toSee, onText, signal)
    return { id, state: 'seen', copied: seen && (await copiedOf(seen, order.toSee)) }
  }
  if (order.do === 'ask' && loaded?.write)
    return { id, state: 'written', written: await loaded.write(order.asked, onText, signal) }
  throw new EngineTrouble('engine', `${order.do} without its engine`)
}

async function hear(order: Order | Stop, tell: (told: Told) => void): Promise<void> {
  if (order.do === 'stop') return underWay.abort()
  underWay = new AbortController()
  try {
    tell(await done(order, tell))
  } catch (error) {
    const { id } = order
    if (underWay.signal.aborted) tell({ id, state: 'stopped' })
    else if (error instanceof EngineTrouble) {
      tell({ id, state: 'failed', trouble: error.trouble, detail: error.message })
    } else tell({ id, state: 'failed', trouble: 'engine', detail: nameOf(error) })
  }
}

try {
  setPriority(PRIORITY)
} catch {
  // A system that doesn't let it be lower runs it as it is.
}
const { parentPort } = process as { parentPort?: ParentPort }
if (parentPort) parentPort.on('message', ({ data }) => void hear(data, told => parentPort.postMessage(told)))
else {
  process.on('message', (order: Order | Stop) => void hear(order, told => process.send?.(told)))
  process.once('disconnect', () => process.exit())
}
