/** One measured figure, beside its baseline from the same run where it has one. */
export interface Figure {
  what: string
  value: number
  unit: string
  baseline?: { what: string; value: number }
  /** The most (or least) that it should be: a bound on the ratio where there is a baseline, else on the value. */
  aim: { most: number } | { least: number }
  /** Its name at the gate (`gate.ts`), for what hardly depends on the machine: a ratio, or a size. Less is better. */
  gate?: string
}

/** The ratio to the baseline, where there is one. */
export function measured({ value, baseline }: Figure): number {
  return baseline ? value / baseline.value : value
}

/** A bench by name; `npm run bench -- name` runs it alone. */
export interface Bench {
  name: string
  run(): Promise<Figure[]>
}

/** The middle one of the numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Runs both works in turn, `times` times, so that noise of the machine meets both. @returns milliseconds, medians */
export async function measureInTurn(times: number, work: () => Promise<void>, baseline: () => Promise<void>) {
  const clock = async (each: () => Promise<void>) => {
    const start = performance.now()
    await each()
    return performance.now() - start
  }
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < times; round++) {
    theirs.push(await clock(baseline))
    ours.push(await clock(work))
  }
  return { value: median(ours), baseline: median(theirs) }
}

const written = (value: number, unit: string) =>
  `${value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })} ${unit}`

/** One line a figure: what, value, baseline, ratio, aim, and whether it is met. */
export function describe(figure: Figure): string {
  const { what, value, unit, baseline, aim } = figure
  const found = measured(figure)
  const isMet = 'most' in aim ? found <= aim.most : found >= aim.least
  const bound = 'most' in aim ? `≤ ${aim.most.toLocaleString('en')}` : `≥ ${aim.least.toLocaleString('en')}`
  const beside = baseline
    ? ` | ${baseline.what}: ${written(baseline.value, unit)} | ratio ${found.toFixed(2)}`
    : ''
  return `${isMet ? 'met   ' : 'MISSED'} ${what}: ${written(value, unit)}${beside} (aim ${bound}${baseline ? '×' : ` ${unit}`})`
}
