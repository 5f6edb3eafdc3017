import { wayTo } from '#maths/routes/calculations.ts'
import { isStepOfTwo } from '../guesses-said.ts'
import { hintFor } from '../replies/hints.ts'
import { say } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, RANK } from './act.ts'

/** How one guess is tried, by what is done in the sum. */
const TRY = {
  '×': 'count up in steps, or start from a fact that you know',
  '÷': 'multiply it back: do you come to the number that is shared',
  '+': 'take one of the numbers away from it: is the other one left',
  '-': 'add back what was taken away: do you come to where you began',
  '^': 'write it as a long multiplication and work it out',
}

/** Several answers at once are tried out one by one, and none of them is called right. */
export const GUESSES: Act = {
  name: 'guesses',
  rank: RANK.precise,
  when: ({ turn }) => turn.is === 'guesses',
  says: talk => {
    const { work } = talk
    if (!work) return undefined
    const lead = say(talk, 'guesses', [
      'You have several guesses there. Try each one:',
      'Those are a few to choose from! Test them one by one:',
    ])
    if (isStepOfTwo(talk.last))
      return `${say(talk, 'two guesses', ['Two to choose from!', 'One of two, then.'])} ${/\d[a-z]\b/i.test(talk.last) ? 'Put 2 in the place of the letter, here and in both of them: which one comes to the same?' : 'Work it out in small pieces, and compare: which of the two do you come to?'}`
    // Of two, the one may stand on the way.
    if (/\d.*\bor\b.*\d/i.test(talk.last))
      return `${say(talk, 'two guesses', ['Two to choose from!', 'One of two, then.'])} Say what each of the two numbers counts: which of them is what the question asks for, and why?`
    return `${lead} ${toTry(work)}. Which one fits? ${hintFor(work, talk.told)}`
  },
}

function toTry({ problem }: Work): string {
  const { question } = problem
  if (question.kind === 'solve')
    return 'put it in the place of the letter, and see whether both sides are the same'
  if (question.kind === 'factors') return 'does it go in with nothing left over'
  const [wanted] = question.kind === 'calculate' ? wayTo(question).calculations : []
  return wanted ? TRY[wanted.operator] : 'put it back into the question, and see whether everything is true'
}
