import { fitLogistic, type Weighable } from '../../stories/fit-logistic.ts'

const SURENESSES = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

/** A text of a writer whom the nets have not learnt from. */
export interface Tried {
  writer: string
  /** Of each reading what it was weighed by, and whether it is what was meant. */
  readings: readonly Weighable[]
}

const weighed = (weights: ReadonlyMap<string, number>, { signs }: Weighable) =>
  1 / (1 + Math.exp(-[...signs].reduce((sum, [name, count]) => sum + (weights.get(name) ?? 0) * count, 0)))

/** Says how many texts would be asked about from some surenesses on, each writer by the others' weights, and the weights by all. */
export function tellFit(all: readonly Tried[]): void {
  const best = [...new Set(all.map(({ writer }) => writer))].flatMap(writer => {
    const others = fitLogistic(all.flatMap(each => (each.writer === writer ? [] : each.readings)))
    return all.flatMap(each => {
      if (each.writer !== writer) return []
      const [first] = each.readings
        .map(reading => ({ writer, sure: weighed(others, reading), isRight: reading.isRight }))
        .toSorted((one, other) => other.sure - one.sure)
      return first ?? []
    })
  })
  process.stdout.write(`${all.length} texts, ${best.length} of them reworded\n`)
  for (const least of SURENESSES) {
    const asked = best.filter(({ sure }) => sure >= least)
    const right = asked.filter(({ isRight }) => isRight)
    process.stdout.write(`from ${least} on: ${asked.length} asked about, ${right.length} rightly\n`)
  }
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(fitLogistic(all.flatMap(({ readings }) => readings))))}\n`,
  )
}
