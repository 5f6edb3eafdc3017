import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'

interface LetterLaw {
  letter: string
  slope: Rational
  offset: Rational
  ifOther?: Rational
}

/** What is asked about angles; numbers are degrees. */
export type AngleTask =
  /** Angles that make up a whole: a triangle, a line, a point, a right angle. */
  | { task: 'rest'; whole: number; given: Rational[] }
  /** The two equal angles at the base, from the angle at the top, or the other way round. */
  | { task: 'base angle'; top: Rational }
  | { task: 'top angle'; base: Rational }
  /** The angle that is as big, at crossing or at parallel lines. */
  | { task: 'same'; given: Rational; as?: 'corresponding' | 'alternate' }
  | { task: 'angle sum'; sides: number }
  | { task: 'interior'; sides: number }
  | { task: 'exterior'; sides: number }
  | { task: 'sides from interior'; angle: Rational }
  | { task: 'sides from exterior'; angle: Rational }
  | { task: 'sides from sum'; sum: Rational }
  | { task: 'type'; angle: Rational }
  /**
   * Angles with a letter that make up a whole: `slope × letter + offset`; of two that are the same it is their difference.
   * `ifOther` is what the letter of two would be, if what makes a straight line were the same, or the other way round.
   */
  | ({ task: 'letter'; whole: number } & LetterLaw)
  | ({ task: 'same letter' } & LetterLaw)
  /** So much of a full turn. */
  | { task: 'turn'; part: Rational }

/** A question about angles. */
export type AngleQuestion = Question & { kind: 'angle'; rounding?: Rounding } & AngleTask
