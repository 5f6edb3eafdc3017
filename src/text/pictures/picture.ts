/** A number as it is written in a picture, such as `3/4`, `-2` or `0.5`, with its value for the drawing. */
export interface Marked {
  text: string
  value: number
}

/** So many parts of a whole; `top` may be more than `bottom`. */
interface Parts {
  top: number
  bottom: number
}

/** Runs of equal things, each with a name: `red 2, blue 3`. */
export interface Run {
  name: string
  count: number
}

/** A factor tree: a number that is split into others, or not. */
export interface Tree {
  label: string
  branches: readonly Tree[]
}

/** One thing that is drawn. Texts are short and plain. */
export type Shape =
  | ({ kind: 'bar' } & Parts)
  | ({ kind: 'circle' } & Parts)
  | { kind: 'strip'; runs: readonly Run[] }
  | { kind: 'chart'; runs: readonly Run[] }
  /** Marks, or jumps from each mark to the next, or all on one side of a mark. */
  | {
      kind: 'line'
      from: Marked
      to: Marked
      step: Marked
      marks: readonly Marked[]
      as: 'points' | 'jumps' | '>' | '<' | '>=' | '<='
    }
  /** Rows of dots, and some left over. */
  | { kind: 'dots'; rows: number; columns: number; over: number }
  /** A rectangle cut both ways into parts with their lengths. */
  | { kind: 'area'; across: readonly string[]; down: readonly string[] }
  /** A square, parts of which are taken both ways. */
  | { kind: 'overlap'; across: Parts; down: Parts }
  /** With squares in it where both sides are small whole numbers. */
  | { kind: 'rectangle'; across: string; down: string }
  | { kind: 'places'; numbers: readonly string[] }
  | { kind: 'blocks'; hundreds: number; tens: number; ones: number }
  /** Numbers one below the other, as for working on paper; no result. */
  | { kind: 'column'; numbers: readonly string[]; sign: '+' | '-' | '×' }
  | { kind: 'balance'; left: string; right: string }
  /** Angles side by side around one point, in degrees. */
  | { kind: 'angles'; degrees: readonly number[] }
  | { kind: 'triangle'; sides: readonly [string, string, string] }
  | { kind: 'triangle angles'; degrees: readonly [number, number, number] }
  | { kind: 'triangle height'; base: string; height: string }
  | { kind: 'round'; parts: readonly ('radius' | 'diameter' | 'circumference')[] }
  | { kind: 'polygon'; sides: number }
  | { kind: 'box'; length: string; width: string; height: string }
  | { kind: 'graph'; points: readonly (readonly [number, number])[]; as: 'points' | 'line' | 'curve' }
  | { kind: 'chain'; links: readonly string[] }
  | { kind: 'clock'; hour: number; minute: number }
  | { kind: 'tree'; tree: Tree }
  /** Two lists with what both have in the middle. */
  | { kind: 'sets'; names: readonly [string, string]; left: string[]; both: string[]; right: string[] }

/** Shapes one below the other. */
export type Picture = readonly [Shape, ...Shape[]]
