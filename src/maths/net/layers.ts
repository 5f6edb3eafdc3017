/** Weights of one part of a net, row by row. */
export interface Part {
  rows: number
  columns: number
  values: Float32Array
}

/** What a linear layer makes of `input`, added to `into`. */
export function addLinear(
  { rows, columns, values }: Part,
  input: Float32Array,
  into: Float32Array,
): Float32Array {
  const width = Math.min(columns, input.length)
  const even = width - (width % 4)
  for (let row = 0; row < rows; row++) {
    const from = row * columns
    // Four sums beside each other take a third of the time of one.
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    for (let i = 0; i < even; i += 4) {
      const at = from + i
      one += (values[at] as number) * (input[i] as number)
      two += (values[at + 1] as number) * (input[i + 1] as number)
      three += (values[at + 2] as number) * (input[i + 2] as number)
      four += (values[at + 3] as number) * (input[i + 3] as number)
    }
    for (let i = even; i < width; i++) one += (values[from + i] as number) * (input[i] as number)
    into[row] = (into[row] ?? 0) + (one + two) + (three + four)
  }
  return into
}

export const linear = (weights: Part, bias: Part | undefined, input: Float32Array): Float32Array =>
  addLinear(weights, input, bias ? Float32Array.from(bias.values) : new Float32Array(weights.rows))

export const tanh = (values: Float32Array): Float32Array => values.map(Math.tanh)
export const positive = (values: Float32Array): Float32Array => values.map(each => Math.max(0, each))
/** The sum of the products of their values. */
export function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

export const rowOf = ({ columns, values }: Part, row: number): Float32Array =>
  values.subarray(row * columns, (row + 1) * columns)

export function addTo(into: Float32Array, values: Float32Array, times = 1): Float32Array {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) + times * (values[i] ?? 0)
  return into
}

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** A gated recurrent unit run over `inputs`, in their order. */
function recur(
  { input, state, inputBias, stateBias }: Record<'input' | 'state' | 'inputBias' | 'stateBias', Part>,
  inputs: readonly Float32Array[],
): Float32Array[] {
  const size = state.columns
  let before = new Float32Array(size)
  return inputs.map(each => {
    const seen = linear(input, inputBias, each)
    const kept = linear(state, stateBias, before)
    const now = new Float32Array(size)
    for (let i = 0; i < size; i++) {
      const reset = sigmoid((seen[i] ?? 0) + (kept[i] ?? 0))
      const stays = sigmoid((seen[size + i] ?? 0) + (kept[size + i] ?? 0))
      const fresh = Math.tanh((seen[2 * size + i] ?? 0) + reset * (kept[2 * size + i] ?? 0))
      now[i] = (1 - stays) * fresh + stays * (before[i] ?? 0)
    }
    before = now
    return now
  })
}

/** The parts of the gated recurrent unit of a name. */
const unitOf = (part: (name: string) => Part, name: string) => ({
  input: part(`${name}Input`),
  state: part(`${name}State`),
  inputBias: part(`${name}InputBias`),
  stateBias: part(`${name}StateBias`),
})

/** What gated recurrent units make of `inputs` read forth and back, joined place by place; both parts by their names. */
export function bothWays(
  part: (name: string) => Part,
  forth: string,
  back: string,
  inputs: readonly Float32Array[],
): Float32Array[] {
  const behind = recur(unitOf(part, back), inputs.toReversed()).toReversed()
  return recur(unitOf(part, forth), inputs).map((each, i) => joined(each, behind[i] ?? each))
}

/** The mean of some rows of a part; noughts of none. */
export function meanOfRows(part: Part, rows: readonly number[]): Float32Array {
  const mean = new Float32Array(part.columns)
  for (const row of rows) addTo(mean, rowOf(part, row), 1 / rows.length)
  return mean
}

/** Shares that sum to one, greater where `scores` are. */
export function sharesOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map(each => Math.exp(each - top))
  const total = powers.reduce((sum, each) => sum + each, 0)
  return powers.map(each => each / total)
}

/** The sum of `all`, each times its share. */
export function mixed(all: readonly Float32Array[], shares: readonly number[]): Float32Array {
  const sum = new Float32Array(all[0]?.length ?? 0)
  for (const [i, each] of all.entries()) addTo(sum, each, shares[i] ?? 0)
  return sum
}
