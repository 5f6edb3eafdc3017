import type { NumberNode } from '../../arithmetic/expression.ts'
import type { Question } from '../../domain/question.ts'

export type Relation = '<' | '>' | '=' | '≤' | '≥' | '≠'

export type OrderingTask =
  /** Without a direction either will do. */
  | { task: 'order'; numbers: NumberNode[]; direction?: 'ascending' | 'descending' }
  /** `place` is 2 for the second biggest; with `isLettered` the numbers are the options (a), (b), … */
  | {
      task: 'place'
      numbers: NumberNode[]
      place: number
      wants: 'largest' | 'smallest'
      isLettered: boolean
    }
  | { task: 'closest'; numbers: NumberNode[]; target: NumberNode; isLettered: boolean }
  /** The only one that is worth as much as the target, or with `isNot` the only one that is not. */
  | { task: 'equal'; numbers: NumberNode[]; target: NumberNode; isNot: boolean; isLettered: boolean }
  | { task: 'statement'; left: NumberNode; right: NumberNode; relation: Relation; isTruth: boolean }
  | { task: 'sign'; left: NumberNode; right: NumberNode }

/** Numbers that are to be put in order, or held against each other. */
export type OrderingQuestion = Question & { kind: 'ordering' } & OrderingTask

/** The numbers that are held against each other. */
export function numbersIn(question: OrderingQuestion): readonly NumberNode[] {
  switch (question.task) {
    case 'statement':
    case 'sign':
      return [question.left, question.right]
    case 'closest':
    case 'equal':
      return [...question.numbers, question.target]
    default:
      return question.numbers
  }
}
