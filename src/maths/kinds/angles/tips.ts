import type { Topic } from '../../domain/topic.ts'
import type { AngleQuestion } from './question.ts'
import { topics } from './topics.ts'

const [LINE, TURN, CORNER] = [180, 360, 90]

/** What all of the angles are of, as a hint asks what they make together. */
function wholeAsked(whole: number, text: string): string | undefined {
  const own = text.toLowerCase()
  if (whole === CORNER) return 'How many degrees does a right angle have, which all of them make together?'
  if (whole === LINE)
    return /triang|isosceles/.test(own)
      ? 'What do the three angles of a triangle make together?'
      : /line/.test(own)
        ? 'What do all of the angles on a straight line make together?'
        : undefined
  if (whole !== TURN) return undefined
  return /point|turn|circle|pie/.test(own)
    ? 'What do all of the angles around a point make together?'
    : 'What do the four angles of a shape with four sides make together?'
}

/** Hints that name the shape that a question is about. */
export function tipsOfAngles(question: AngleQuestion): Topic['tips'] | undefined {
  const [, rest] = topics.rest.tips
  switch (question.task) {
    case 'rest': {
      const asked = wholeAsked(question.whole, question.text)
      return asked === undefined ? undefined : [asked, rest]
    }
    case 'letter': {
      const asked = wholeAsked(question.whole, question.text)
      const equation =
        'Write all of the angles as one sum that makes the whole. Then put what is alike together.'
      return asked === undefined
        ? question.whole <= TURN
          ? [topics.rest.tips[0], equation]
          : undefined
        : [asked, equation]
    }
    case 'same letter':
      return [
        'Are both angles as big as each other? Then what stands for one equals what stands for the other.',
        'Put what is alike on one side, then work out the letter.',
      ]
    case 'base angle':
    case 'top angle':
      return ['Two of the angles are equal. Which two, and what do all three make together?', rest]
    case 'same':
      return [
        'Look for the angle that lies in the same place, or straight across. Is it as big as the other one?',
        'Turn the picture until the lines of both angles lie on each other: which two fit?',
      ]
    default:
      return undefined
  }
}
