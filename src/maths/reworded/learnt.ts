import { type Kept, partsOf } from '../net/kept.ts'
import { formsOf } from './known-forms.ts'
import type { Reworder } from './network.ts'
import tasks from './tasks.json' with { type: 'json' }
import wordings from './wordings.json' with { type: 'json' }

/** The net that writes, as it is kept. */
export interface KeptWordings extends Kept {
  /** As `formOf` has them. */
  forms: readonly string[]
}

let net: Reworder | undefined

/** The nets that have learnt from `tests/corpus/typing/`. */
export function learntReworder(): Reworder {
  net ??= netOf(wordings, tasks)
  return net
}

/** A pair of nets as they reckon. */
const netOf = (write: KeptWordings, task: Kept): Reworder => ({
  words: write.words,
  forms: formsOf(write.forms),
  part: partsOf(write),
  tasks: { names: task.words, part: partsOf(task) },
})
