import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { LISTED, type ListedModel } from './listed-models.ts'

const GIB = 1_073_741_824
/** A computer that is sold with 8 GB tells of a little less: some of it is the graphics'. */
const NEARLY = 0.85
const TARGETS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
}

const gb = (bytes: number) => Math.round(bytes / GIB)

/** Why no model runs on this computer; undefined where some may. */
export function whyNotHere(memory = totalmem()): string | undefined {
  const target = TARGETS[`${process.platform}-${process.arch}`]
  if (target === undefined || !hasEngine(target)) {
    return 'The home AI is not made for this kind of computer. Stepwise’s own tutor goes on as before.'
  }
  const least = Math.min(...LISTED.map(each => each.memory))
  if (memory < least * NEARLY) {
    return `The home AI wants ${gb(least)} GB of memory, and this computer has ${gb(memory)} GB: it would be very slow, or not start at all. Stepwise’s own tutor goes on as before.`
  }
  return undefined
}

/** Whether the compiled part came along: an installation may have left it out. */
function hasEngine(target: string): boolean {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', '@node-llama-cpp', target, 'bins'))) return true
    if (folder === dirname(folder)) return false
  }
}

/** Why a model is too large for this computer, and which of the list suits it best. */
export function fitOf(listed: readonly ListedModel[], memory = totalmem()) {
  const fits = ({ memory: needed }: ListedModel) => memory >= needed * NEARLY
  const best = listed.find(fits)
  return {
    isRecommended: (model: ListedModel) => model === best,
    unfit: (model: ListedModel) =>
      fits(model)
        ? undefined
        : `It wants ${gb(model.memory)} GB of memory, and this computer has ${gb(memory)} GB.`,
  }
}
