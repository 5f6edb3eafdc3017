import { setPriority } from 'node:os'
import { watchOver } from '../../../../helper/watch.ts'
import { EngineTrouble, type LoadedModel, loadModel, nameOf } from './llama.ts'
import type { Order, Stop, Told } from './messages.ts'

/** As Electron has it in a process that it has started. */
interface ParentPort {
  on(name: 'message', listener: (event: { data: Order | Stop }) => void): void
  postMessage(told: Told): void
}

/** Lower than whatever else the family does with the computer. */
const PRIORITY = 10

let loaded: LoadedModel | undefined
let underWay = new AbortController()

async function done(order: Order, tell: (told: Told) => void): Promise<Told> {
  const { id } = order
  if (order.do === 'load') {
    watchOver({ bytes: order.memory })
    loaded = await loadModel(order)
    return { id, state: 'loaded', room: loaded.room }
  }
  if (!loaded) throw new EngineTrouble('engine', 'nothing loaded')
  if (order.do === 'count') return { id, state: 'counted', tokens: loaded.count(order.text) }
  const onText = (text: string) => tell({ id, state: 'text', text })
  return { id, state: 'written', written: await loaded.write(order.asked, onText, underWay.signal) }
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
