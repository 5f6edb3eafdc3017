import { numbersOf } from '../../algebra/polynomial.ts'
import { isNegative, isZero } from '../../arithmetic/rational.ts'
import { negate } from '../../exact/exact.ts'
import { inequality, turned } from '../../values/inequality.ts'
import { pair } from '../../values/pair.ts'
import { solutions } from '../../values/solutions.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { SolvingQuestion } from './question.ts'
import { relationOf } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<SolvingQuestion>[] = [
  {
    id: 'signs-of-brackets-as-roots',
    name: 'Signs of the brackets taken over',
    topic: topics.quadratics,
    explanation: 'A bracket is zero at the number with the other sign, so that both cancel.',
    gap: 'Takes the numbers in the brackets as solutions without turning their signs.',
    predict: question =>
      question.task === 'roots' ? solutions(question.roots.map(negate), question.letter) : undefined,
  },
  {
    id: 'square-halved',
    name: 'Halved in place of the square root',
    topic: topics.quadratics,
    explanation: 'A square is undone by the square root; halving undoes doubling.',
    gap: 'Halves a number where its square root is needed.',
    predict(question) {
      const [low, middle, high, ...more] =
        question.task === 'roots' ? (numbersOf(question.polynomial, question.letter) ?? []) : []
      if (question.task !== 'roots' || !low || !middle || !high || more.length > 0 || !isZero(middle))
        return undefined
      const half = low.neg().div(high).div(2)
      return solutions([half, half.neg()], question.letter)
    },
  },
  {
    id: 'letters-swapped',
    name: 'Letters swapped',
    topic: topics.simultaneous,
    explanation: 'The two numbers belong to the other letters: put them into both equations to see.',
    gap: 'Gives the values of two letters the wrong way round.',
    predict: question =>
      question.task === 'pair' && question.wanted === undefined
        ? pair(question.letters, [question.values[1], question.values[0]])
        : undefined,
  },
  {
    id: 'second-letter-sign',
    name: 'Sign of the second letter lost',
    topic: topics.simultaneous,
    explanation: 'Mind the sign when the first value is put back in: the second letter has the other sign.',
    gap: 'Loses a sign when putting the first value back into an equation.',
    predict: question =>
      question.task === 'pair' && question.wanted === undefined
        ? pair(question.letters, [question.values[0], question.values[1].neg()])
        : undefined,
  },
  {
    id: 'relation-not-turned',
    name: 'Sign not turned round',
    topic: topics.inequalities,
    explanation: 'Dividing or multiplying by a negative number turns the sign of an inequality round.',
    gap: 'Does not turn the sign of an inequality when dividing by a negative number.',
    predict: question =>
      question.task === 'inequality' && isNegative(question.slope)
        ? inequality(question.letter, question.relation, question.offset.neg().div(question.slope))
        : undefined,
  },
  {
    id: 'relation-turned-for-nothing',
    name: 'Sign turned round without need',
    topic: topics.inequalities,
    explanation:
      'The sign of an inequality turns only when both sides are multiplied or divided by a negative number.',
    gap: 'Turns the sign of an inequality round without need.',
    predict: question =>
      question.task === 'inequality' && !isNegative(question.slope)
        ? inequality(question.letter, turned(question.relation), question.offset.neg().div(question.slope))
        : undefined,
  },
  {
    id: 'moved-with-sign-in-inequality',
    name: 'Moved without changing the sign in an inequality',
    topic: topics.inequalities,
    explanation: 'What is added on one side is taken away on the other, in an inequality as in an equation.',
    gap: 'Moves a number to the other side of an inequality without changing its sign.',
    predict: question =>
      question.task === 'inequality'
        ? inequality(question.letter, relationOf(question), question.offset.div(question.slope))
        : undefined,
  },
]
