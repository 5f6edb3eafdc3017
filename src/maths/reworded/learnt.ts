import { partsOf } from '../net/kept.ts'
import { openReworder, type Reworder } from './network.ts'
import { reworderFiles } from './reworder-files.ts'
import tasks from './tasks.json' with { type: 'json' }
import type { Tasks } from './tasks.ts'

/** The nets that have learnt from `tests/corpus/typing/`. */
export interface Learnt {
  reworder: Reworder
  /** The other net, which knows tasks alone. */
  tasks: Tasks
}

/** Opened when first needed. */
let learnt: Learnt | undefined

export function learntReworder(): Learnt {
  learnt ??= {
    reworder: openReworder(reworderFiles()),
    tasks: { names: tasks.words, part: partsOf(tasks) },
  }
  return learnt
}
