import type { Scene } from '../../language/en/scene.ts'
import { findUnit } from '../../values/units.ts'
import { type Told, toldOf } from '../../wording/told-roles.ts'

export type { Told }

type Groups = readonly string[] | undefined

/** How a scene is said in words that a kind reads; undefined where what is told of it doesn't fit together. */
export const way =
  <R extends string>(scene: Scene<R>, say: (told: Told<R>) => string | undefined) =>
  (text: string): string | undefined => {
    const told = toldOf(text, scene)
    return told && say(told)
  }

/** The only time that something is told. */
export const only = (said: readonly (readonly string[])[]): Groups =>
  said.length === 1 ? said[0] : undefined
/** Without what sums of decimals leave behind. */
export const tidy = (value: number) => Number(value.toFixed(6))
/** `7 + -3` is `7 - 3`. */
export const signed = (value: string | number) => (Number(value) < 0 ? `- ${-Number(value)}` : `+ ${value}`)

/** Lengths in one unit: that of the last one where they have none of their own. */
export function lengths(groups: Groups, to?: string): { values: number[]; unit: string } | undefined {
  const parts: { value: number; unit?: string }[] = []
  for (const each of groups ?? []) {
    const last = parts.at(-1)
    if (/^\d/.test(each)) parts.push({ value: Number(each) })
    else if (last) last.unit = each
  }
  const own = to ?? parts.at(-1)?.unit ?? ''
  const wanted = findUnit(own)
  const values = parts.map(({ value, unit: name = parts.at(-1)?.unit ?? '' }) => {
    const unit = findUnit(name)
    return unit && wanted?.dimension === unit.dimension
      ? tidy(value * unit.size.div(wanted.size).valueOf())
      : Number.NaN
  })
  return parts.length > 0 && values.every(each => each > 0) ? { values, unit: own } : undefined
}

/** `third` and `3rd` as 3. */
export const rankOf = (rank: string) => {
  const at = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').indexOf(rank)
  return at < 0 ? Number.parseInt(rank, 10) : at + 1
}
