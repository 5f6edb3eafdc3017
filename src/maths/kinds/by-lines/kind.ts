import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'
import type { Instruction } from '../../wording/instructions.ts'
import type { Kind } from '../kind.ts'
import { tipsFor } from './fitting-tips.ts'
import { markArithmetic } from './mark.ts'
import { explanationsOf } from './misconceptions/diagnose.ts'
import { misconceptions } from './misconceptions/table.ts'
import { draftFor, draftOf } from './practice/draft.ts'
import { writeQuestion } from './practice/write-question.ts'
import { isFoundIn, isOnTheWay, isSaidIn } from './says-answer.ts'
import { solve } from './solve.ts'
import { topicOf } from './topic-of.ts'

type Parts<Q extends ArithmeticQuestion> = Pick<
  Kind<Q>,
  'name' | 'topics' | 'triggers' | 'read' | 'isWorkingOn' | 'isRepeatedIn' | 'byHand'
> & { heeds?: readonly (keyof Instruction)[] }

/** A kind whose answer is one exact number, marked by lines of arithmetic. */
export function arithmeticKind<Q extends ArithmeticQuestion>(parts: Parts<Q>): Kind<Q> {
  return {
    heeds: ['isLowest'],
    ...parts,
    topicOf,
    tipsFor,
    write: writeQuestion,
    solve,
    mark: markArithmetic,
    misconceptions: misconceptions.filter(({ topic }: { topic: Topic }) => parts.topics.includes(topic)),
    draft: draftOf,
    draftFor,
    isSaidIn,
    isFoundIn,
    isOnTheWay,
    explanationsOf,
  }
}
