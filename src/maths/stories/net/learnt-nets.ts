import { type Kept, type Net, netOf } from '../../net/kept.ts'
import learnt from './weights.json' with { type: 'json' }

let nets: readonly Net[] | undefined

/** The nets that have learnt from `tests/corpus/stories/`. */
export function learntNets(): readonly Net[] {
  nets ??= (learnt as readonly Kept[]).map(netOf)
  return nets
}
