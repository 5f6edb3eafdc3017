import { join } from 'node:path'
import { helpersOfNode, type StartHelper } from '../../../helper/helper-process.ts'
import type { Connection } from '../../provider.ts'
import type { HomeEngine } from './engine/home-engine.ts'
import type { ModelFiles } from './engine/messages.ts'

/** The engine's process, from source. */
const SOURCE = join(import.meta.dirname, 'engine', 'engine-process.ts')

let startEngine: StartHelper = helpersOfNode(SOURCE, [])
let engine: Promise<HomeEngine> | undefined
let made: HomeEngine | undefined

/** Tells how this host starts the engine's process; until then it runs from source by Node. */
export function runHomeAiBy(start: StartHelper): void {
  startEngine = start
}

/** The one engine of this computer, made when first needed. */
export function ownEngine(): Promise<HomeEngine> {
  engine ??= import('./engine/home-engine.ts').then(({ createHomeEngine }) => {
    made = createHomeEngine(() => startEngine())
    return made
  })
  return engine
}

/** What a connection to the home AI is: files of this computer. */
export const filesOf = ({ baseUrl, inside }: Connection): ModelFiles => ({
  path: baseUrl,
  isByGpu: inside?.isByGpu,
})

/** How many tasks wait for their turn; none where it was never needed. */
export const waitingForHomeAi = (): number => made?.waiting() ?? 0

/** How many tasks come before a child's own; see `turnsOf`. */
export const tasksBefore = (owner: string): number => made?.before(owner) ?? 0

/** Gives its memory back, such as before its file is removed. */
export async function unloadHomeAi(): Promise<void> {
  await engine?.then(({ unload }) => unload())
}

/** Ends the engine's process, if there is one, with the server. */
export async function endHomeAi(): Promise<void> {
  const last = engine
  engine = undefined
  made = undefined
  await last?.then(({ close }) => close())
}
