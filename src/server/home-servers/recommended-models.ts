import { totalmem } from 'node:os'
import type { FetchableModel } from '#contract/home-servers.ts'

const GB = 1_000_000_000
const GIB = 1_073_741_824

/**
 * Models that Ollama fetches by these names. Sizes by ollama.com/library/gemma4/tags and …/qwen3.5/tags of September
 * 2026; all three are under the Apache License 2.0 and see pictures. None of them has been tried with Stepwise on a real
 * computer yet; see docs/first-run.md.
 */
const RECOMMENDED = [
  {
    model: 'gemma4:e4b-it-qat',
    name: 'Gemma 4 E4B',
    words: 'By Google. The most able of the three, for a computer with much memory. Sees pictures.',
    bytes: 6.1 * GB,
    memory: 16 * GIB,
  },
  {
    model: 'gemma4:e2b-it-qat',
    name: 'Gemma 4 E2B',
    words: 'By Google. The quickest of the three. Sees pictures.',
    bytes: 4.3 * GB,
    memory: 8 * GIB,
  },
  {
    model: 'qwen3.5:4b',
    name: 'Qwen 3.5 4B',
    words: 'By Alibaba. Slower, and better at reading pages. Sees pictures.',
    bytes: 3.4 * GB,
    memory: 8 * GIB,
  },
] as const

/** A computer that is sold with 8 GB tells of a little less: some of it is the graphics'. */
const NEARLY = 0.85

/**
 * What can be fetched on this computer, with why not; the first that fits is recommended.
 * @param memory this computer's, in bytes
 */
export function fetchableModels(memory = totalmem()): FetchableModel[] {
  const fits = (needed: number) => memory >= needed * NEARLY
  const best = RECOMMENDED.find(({ memory: needed }) => fits(needed))
  return RECOMMENDED.map(each => ({
    ...each,
    isRecommended: each === best,
    ...(!fits(each.memory) && {
      unfit: `It wants ${Math.round(each.memory / GIB)} GB of memory, and this computer has ${Math.round(memory / GIB)} GB: it would be very slow, or not start at all.`,
    }),
  }))
}
