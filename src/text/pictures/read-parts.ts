import type { Marked, Run } from './picture.ts'

/** A whole number within bounds. */
export function countIn(text: string, least: number, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
  return count !== undefined && count >= least && count <= most ? count : undefined
}

/** A few plain words or a number with its unit. */
export function labelIn(text: string): string | undefined {
  const label = text.trim()
  return /^[\p{L}\p{N} .,'’°²³√+\-−×÷/%£$€?()≤≥]{1,24}$/u.test(label) ? label : undefined
}

export function labelsIn(text: string, between: string | RegExp, most: number): string[] | undefined {
  const labels = text.split(between).map(labelIn)
  const known = labels.flatMap(each => each ?? [])
  return known.length === labels.length && known.length <= most ? known : undefined
}

/** `red 2, blue 3`: at most eight. */
export function runsIn(text: string): Run[] | undefined {
  const runs = text.split(/,\s*/).map(each => {
    const [, name = '', number = ''] = /^([\p{L}²³⁴⁵ ’'-]{1,14}) (\d{1,3})$/u.exec(each) ?? []
    const count = countIn(number, 0, 999)
    return count === undefined ? undefined : { name, count }
  })
  const known = runs.flatMap(each => each ?? [])
  return known.length === runs.length && known.length <= 8 ? known : undefined
}

/** `-2`, `0.5` or `3/4`. */
export function markedIn(text: string): Marked | undefined {
  const shown = text.trim().replace('−', '-')
  const [, minus = '', number = '', bottom = '1'] =
    /^(-?)(\d{1,5}(?:\.\d{1,3})?)(?:\/(\d{1,3}))?$/.exec(shown) ?? []
  if (number === '' || Number(bottom) === 0) return undefined
  const value = Number(number) / Number(bottom)
  return { text: shown, value: minus ? -value : value }
}
