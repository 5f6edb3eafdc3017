import data from '../language/en/known-wordings.json' with { type: 'json' }
import { type Known, type KnownWordings, weighing } from './wordings.ts'

/** The wordings of the corpora: `npm run learn-to-read` gathers them. */
export const KNOWN: Known = {
  wordings: data.wordings as KnownWordings,
  weightOf: weighing(data.times as Record<string, number>, data.all),
}
