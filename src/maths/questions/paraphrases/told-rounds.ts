import { WHEEL } from '../../language/en/told-rounds.ts'
import { lengths, only, type Told, way } from './told.ts'

type Roles = 'around' | 'radius' | 'across' | 'pi' | 'turns' | 'asksTurns' | 'far' | 'asksFar'

/** Once round is as far as the wheel rolls in one turn. */
function wheel({ around, radius, across, pi, turns, asksTurns, far, asksFar }: Told<Roles>) {
  const told = [around, radius, across].filter(({ length }) => length > 0)
  const size = told.length === 1 ? lengths(only(told[0] ?? [])) : undefined
  const [own] = size?.values ?? []
  const [taken] = only(pi) ?? []
  if (!size || own === undefined || pi.length > 1 || around.length > 0 !== (taken === undefined))
    return undefined
  const once = taken === undefined ? `${own}` : `(${radius.length > 0 ? '2 × ' : ''}${taken} × ${own})`
  const [way] = lengths(only(far), size.unit)?.values ?? []
  if (asksTurns.length === 1 && asksFar.length + turns.length === 0)
    return way === undefined ? undefined : `${way} ÷ ${once}`
  const [count] = only(turns) ?? []
  const isFar = asksFar.length === 1 && asksTurns.length + far.length === 0 && count !== undefined
  return isFar ? `${count} × ${once}` : undefined
}

/** Wheels that roll, told by the roles of their words, in words that the kinds read. */
export const roundsTold = [way(WHEEL, wheel)]
