const [KEEPS, KEEPS_SQUARES] = [0.9, 0.999]

/** Weights of one part with the slopes gathered for them, stepped down by Adam; only rows that had a slope move. */
export class Slopes {
  readonly values: Float32Array
  readonly rows: number
  readonly columns: number
  readonly #slopes: Float32Array
  readonly #means: Float32Array
  readonly #squares: Float32Array
  readonly #touched = new Set<number>()
  #steps = 0

  constructor(rows: number, columns: number, begin: () => number) {
    this.rows = rows
    this.columns = columns
    this.values = Float32Array.from({ length: rows * columns }, begin)
    this.#slopes = new Float32Array(rows * columns)
    this.#means = new Float32Array(rows * columns)
    this.#squares = new Float32Array(rows * columns)
  }

  at(row: number, column: number): number {
    return this.values[row * this.columns + column] ?? 0
  }

  add(row: number, column: number, slope: number): void {
    const at = row * this.columns + column
    this.#touched.add(row)
    this.#slopes[at] = (this.#slopes[at] ?? 0) + slope
  }

  step(rate: number): void {
    this.#steps++
    const [ofMeans, ofSquares] = [1 - KEEPS ** this.#steps, 1 - KEEPS_SQUARES ** this.#steps]
    for (const row of this.#touched) {
      for (let at = row * this.columns; at < (row + 1) * this.columns; at++) {
        const slope = this.#slopes[at] ?? 0
        const mean = KEEPS * (this.#means[at] ?? 0) + (1 - KEEPS) * slope
        const square = KEEPS_SQUARES * (this.#squares[at] ?? 0) + (1 - KEEPS_SQUARES) * slope * slope
        this.#means[at] = mean
        this.#squares[at] = square
        this.#slopes[at] = 0
        this.values[at] =
          (this.values[at] ?? 0) - (rate * (mean / ofMeans)) / (Math.sqrt(square / ofSquares) + 1e-8)
      }
    }
    this.#touched.clear()
  }

  /** Its columns as rows. */
  turned(): Pick<Slopes, 'rows' | 'columns' | 'values'> {
    const values = Float32Array.from(
      this.values,
      (_, at) => this.values[(at % this.rows) * this.columns + Math.floor(at / this.rows)] ?? 0,
    )
    return { rows: this.columns, columns: this.rows, values }
  }
}
