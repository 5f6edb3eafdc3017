import { type Operator, operationsIn } from '#maths/arithmetic/expression.ts'
import { solve } from '#maths/kinds/doors.ts'
import { statedIn } from '#maths/routes/calculations.ts'
import { carriesWell, toTrade, tradesIn } from '../column-talk.ts'
import type { Intent } from '../intents/intent.ts'
import type { Dialogue } from '../state.ts'
import { reachedIn, type Work } from '../work.ts'
import { nextAfter } from './building.ts'
import { hintFor } from './hints.ts'
import { sumSaid } from './on-table.ts'
import { say } from './voice.ts'

const NAMES: Record<Operator, string> = {
  '+': 'adding',
  '-': 'taking away',
  '×': 'multiplying',
  '÷': 'dividing',
  '^': 'a power',
}

/** What is said to a child that talks about its own working; nothing of it can be checked, so nothing is judged. */
export function replyToWorking(
  { about, named }: Extract<Intent, { wants: 'working' }>,
  work: Work,
  dialogue: Dialogue,
): string {
  const isCarried = carriesWell(dialogue.last, reachedIn(work).at(-1))
  if (isCarried !== undefined)
    return isCarried
      ? 'Yes, just like that: the ones stay, and the ten goes to the next column. What do you get there?'
      : 'Look at your number once more: how many tens are in it, and how many ones? The tens are carried.'
  const traded = tradesIn(dialogue.last, work.problem.question)
  if (traded !== undefined)
    return traded
      ? say(dialogue, 'traded', [
          toTrade(true),
          'Yes, just so. Now the ones, with what they got: what is left there?',
        ])
      : toTrade(false)
  if (about === 'slip')
    return work.said?.outcome === 'wrong'
      ? say(dialogue, 'working', [
          'Good that you think it over! Use that: what do you get now?',
          'Nice, you are checking your own work. Try it once more with that: what comes out?',
        ])
      : say(dialogue, 'working', [
          'Good thinking. What does that change, and what do you get?',
          'All right. How does it look with that? Write your next line.',
        ])
  if (about === 'operation') return toOperation(named, work, dialogue)
  return work.said?.outcome === 'wrong'
    ? `I see how you got there. ${hintFor(work, dialogue.told)}`
    : doing(work, dialogue)
}

/** A step told in words that are not understood. */
export function doing(work: Work, dialogue: Dialogue): string {
  const sum = sumSaid(work, dialogue)
  if (sum !== undefined) return `${sum} ${hintFor(work, dialogue.told)}`
  return say(dialogue, 'working', [
    'I see what you are doing. What do you get then?',
    'All right. Write it as a sum too, so that I can check it: what comes out?',
    'Go on: which number do you come to there?',
  ])
}

/** The operations of the steps that are still to come, first things first. */
function ahead({ problem, proven }: Work): Operator[][] {
  return solve(problem.question)
    .steps.slice(proven.lastIndexOf(true) + 1)
    .filter(({ isChoice }) => isChoice !== true)
    .map(({ done }) =>
      statedIn(done).flatMap(({ sides }) => sides.flatMap(operationsIn).map(({ operator }) => operator)),
    )
    .filter(operators => operators.length > 0)
}

const LONGEST_STEP = 6
const DOUBTS = /\?|\b(?:not|n['’]?t|or|instead|why|idk|dunno|unsure|never)\b|n['’]t\b/i

function toOperation(named: readonly Operator[], work: Work, dialogue: Dialogue): string {
  const [only, ...others] = named
  const built = nextAfter(work)
  if (only === '+' && built?.includes('Put them together')) return 'Yes, put them together. What do you get?'
  if (only && only !== '+' && built?.includes('Put them together'))
    return 'Not this time: you have parts of one whole now. What do you do with parts, to have all of it?'
  if ((only === '+' || only === '-') && built?.includes('disappears'))
    return 'Try that with the two whole equations, side by side. Which letter is gone, and what is left?'
  const hint = hintFor(work, dialogue.told)
  if (!only || others.length > 0) return `Good thing to think about. ${hint}`
  // A whole sentence about how it is done may be wrong in the rest.
  const [next, ...later] = ahead(work)
  if (dialogue.last.split(/\s+/).length > LONGEST_STEP)
    return next?.includes(only) && !DOUBTS.test(dialogue.last)
      ? `Yes, ${NAMES[only]} helps here. Which numbers do you take for it, which one first, and what do you get?`
      : `I see how you think about it. ${hint}`
  if (next?.includes(only)) return `Yes, ${NAMES[only]} helps here. With which numbers, and what do you get?`
  if (later.some(operators => operators.includes(only)))
    return `You will need ${NAMES[only]}, yes. Is there something to do before it? ${hint}`
  return `Let’s see what ${NAMES[only]} would tell you. ${hint}`
}
