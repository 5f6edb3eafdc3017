import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Family } from './names.ts'
import type { Count } from './shapes.ts'

/** What is asked about a shape by its name, or the name by what is said of it. */
export type ShapeFactTask =
  | { task: 'count'; shape: string; count: Count }
  | { task: 'polygon'; sides: number }
  | { task: 'name'; family: Family; name: string }
  /** A triangle by the sizes of its sides or angles. */
  | { task: 'triangle'; family: Family; name: string; sizes: Rational[]; of: 'sides' | 'angles' }

/** A question about the parts and the names of shapes. */
export type ShapeFactQuestion = Question & { kind: 'shape fact' } & ShapeFactTask
