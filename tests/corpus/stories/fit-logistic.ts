/** What speaks for and against something, and whether it is so. */
export interface Weighable {
  /** Numbers by name; the sign `always` is 1 and is not held small. */
  signs: ReadonlyMap<string, number>
  isRight: boolean
}

const TURNS = 25
/** Holds the weights small, of signs that are as far apart as their deviations. */
const SMALLER = 10
/** Of what is rarer nothing certain can be learnt: it is held as small as if it came up so often. */
const RARE = 0.2
const TINY = 1e-9

/** Fits a logistic regression by Newton's method, its weights held small by their squares; returns them by sign. */
export function fitLogistic(examples: readonly Weighable[]): Map<string, number> {
  const names = [...new Set(examples.flatMap(({ signs }) => [...signs.keys()]))].toSorted()
  const size = names.length
  const deviations = names.map(name => {
    const values = examples.map(({ signs }) => signs.get(name) ?? 0)
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length
    const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length
    return Math.max(Math.sqrt(spread), RARE)
  })
  const rows = examples.map(({ signs }) =>
    Float64Array.from(names, (name, i) => (signs.get(name) ?? 0) / (deviations[i] ?? 1)),
  )
  const weights = new Float64Array(size)
  for (let turn = 0; turn < TURNS; turn++) {
    const slope = Float64Array.from(names, (name, i) => (name === 'always' ? 0 : SMALLER * (weights[i] ?? 0)))
    const curve = names.map((name, i) =>
      Float64Array.from(names, (_, j) => (i !== j ? 0 : name === 'always' ? TINY : SMALLER)),
    )
    for (const [at, row] of rows.entries()) {
      const sum = row.reduce((all, each, i) => all + each * (weights[i] ?? 0), 0)
      const chance = 1 / (1 + Math.exp(-sum))
      const wrong = chance - Number(examples[at]?.isRight)
      const bend = Math.max(TINY, chance * (1 - chance))
      for (let i = 0; i < size; i++) {
        const own = row[i] ?? 0
        if (own === 0) continue
        slope[i] = (slope[i] ?? 0) + wrong * own
        const line = curve[i] as Float64Array
        for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + bend * own * (row[j] ?? 0)
      }
    }
    const step = solved(curve, slope)
    for (let i = 0; i < size; i++) weights[i] = (weights[i] ?? 0) - (step[i] ?? 0)
  }
  return new Map(names.map((name, i) => [name, (weights[i] ?? 0) / (deviations[i] ?? 1)]))
}

/** Solves a system of linear equations by elimination; the system is changed. */
function solved(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row
    ;[matrix[column], matrix[pivot]] = [matrix[pivot] as Float64Array, matrix[column] as Float64Array]
    ;[right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0]
    const own = matrix[column] as Float64Array
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const other = matrix[row] as Float64Array
      const times = (other[column] ?? 0) / (own[column] || 1)
      if (times === 0) continue
      for (let j = column; j < size; j++) other[j] = (other[j] ?? 0) - times * (own[j] ?? 0)
      right[row] = (right[row] ?? 0) - times * (right[column] ?? 0)
    }
  }
  return right.map((each, i) => each / ((matrix[i]?.[i] ?? 1) || 1))
}
