import { defineKind } from '../by-value/define-kind.ts'
import { makeExpression, writeExpression } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { ExpressionQuestion } from './question.ts'
import { readExpression, triggers } from './read.ts'
import { solveExpression } from './solve.ts'
import { termsOf } from './terms.ts'
import { tipsOfExpression } from './tips.ts'
import { topics } from './topics.ts'

/** Like terms, powers of letters, brackets multiplied out, splitting into factors. */
export const expressions = defineKind<ExpressionQuestion>({
  name: 'expressions',
  topics: [topics.collecting, topics.indexLaws, topics.expanding, topics.factorising],
  triggers,
  heeds: ['isLowest'],
  read: readExpression,
  topicOf({ task, formula }) {
    if (task === 'expand') return topics.expanding
    if (task === 'factorise') return topics.factorising
    if (termsOf(formula)) return topics.collecting
    const isPower = formula.kind === 'power' || formula.kind === 'product' || formula.kind === 'quotient'
    return isPower ? topics.indexLaws : topics.collecting
  },
  tipsFor: tipsOfExpression,
  solve: solveExpression,
  write: writeExpression,
  make: makeExpression,
  misconceptions,
})
