import { seededNumbers } from '../../corpus/safety/seeded-numbers.ts'
import type { Writing } from './draw.ts'
import type { Font } from './fonts.ts'

const LINES = 3

/** What is drawn through a box of 100 by 100: strokes of any slant, out of it at both ends or hardly so. */
const WAYS = {
  once: chance => line(chance, 0.25 * (chance() - 0.5)),
  'once, aslant': chance => line(chance, (chance() < 0.5 ? -1 : 1) * (0.25 + 0.5 * chance())),
  twice: chance => {
    const rise = 0.2 * (chance() - 0.5)
    return line(chance, rise, -9) + line(chance, rise, 9)
  },
  cross: chance => line(chance, 0.5 + 0.3 * chance()) + line(chance, -0.5 - 0.3 * chance()),
  scribble: chance => {
    const turns = 5 + Math.floor(6 * chance())
    const points = Array.from(
      { length: turns },
      (_, at) => `${((100 * at) / (turns - 1)).toFixed(1)} ${(at % 2 ? 66 : 24) + 12 * chance()}`,
    )
    return `M${points.join('L')}`
  },
} satisfies Record<string, (chance: () => number) => string>

/** @param rise how far its ends lie above and below the middle, in heights of the box */
function line(chance: () => number, rise: number, shift = 0): string {
  const out = () => 2 + 30 * chance()
  const middle = 52 + shift + 8 * (chance() - 0.5)
  const [start, end] = [middle + 50 * rise, middle - 50 * rise].map(y => y.toFixed(1))
  return `M${-out()} ${start}L${100 + out()} ${end}`
}

/**
 * Sums in which something was crossed out, a single digit more often than several, in strokes as long, thick and slanted
 * as chance has them.
 * @param fonts the hands; without one, digits that people wrote
 */
export function crossings(seed: number, fonts: readonly (Font | undefined)[]): Writing[][] {
  const chance = seededNumbers(seed)
  const whole = (least: number, most: number) => least + Math.floor(chance() * (most - least))
  const ways = Object.values(WAYS)
  let count = 0
  /** One line, what was crossed out between brackets. */
  const drawn = () => {
    const [one, other] = [whole(10, 999), whole(10, 999)]
    const outcome = String(one + other)
    const struck = String(whole(0, chance() < 0.65 ? 10 : 1000))
    const way = whole(0, 4)
    if (way === 0) return `${one} + ${other} = [${struck}] ${outcome}`
    if (way === 1) return `${one} + [${struck}]${other} = ${outcome}`
    const at = whole(0, outcome.length)
    if (way === 2) return `${one} + ${other} = ${outcome.slice(0, at)}[${struck}]${outcome.slice(at)}`
    return `${one}[${struck}] + ${other} = ${outcome}`
  }
  const write = (font: Font | undefined): Writing => {
    const text = drawn()
    const stroke = ways[count++ % ways.length]?.(chance) ?? ''
    const svg = `<svg viewBox="0 0 100 100" preserveAspectRatio="none" style="overflow: visible; stroke-width: ${(2 + 3 * chance()).toFixed(1)}"><path vector-effect="non-scaling-stroke" d="${stroke}"/></svg>`
    const [before = '', crossed = '', after = ''] = text.split(/[[\]]/)
    const html = (asDrawn: (text: string) => string) =>
      `${asDrawn(before)}<span class="crossed">${asDrawn(crossed)}${svg}</span>${asDrawn(after)}`
    return { text: (before + after).replaceAll(/ +/g, ' ').trim(), html, ...(font && { font }) }
  }
  return fonts.map(font => Array.from({ length: LINES }, () => write(font)))
}
