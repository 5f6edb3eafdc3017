import { hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { saysAnswer, solve, topicOf } from '#maths/kinds/doors.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import { explain, NOT_TELLING } from '../replies/help.ts'
import { FALLBACK, hintFor } from '../replies/hints.ts'
import { quoted } from '../replies/voice.ts'
import type { Work } from '../work.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'

/** Asks why the last thing is so. */
export const WHY: Act = onWish('why', RANK.wish, toWhy)

/** Why the last thing was so: the slip, else the idea behind the sum. */
function toWhy(talk: Talk): string {
  const { work } = talk
  if (!work)
    return talk.lesson
      ? explain(talk.lesson, talk, talk.asked)
      : 'What would you like to know the why of? Type the sum, or ask “what is a fraction?”.'
  if (NOT_TELLING.some(words => talk.told.at(-1)?.includes(words)))
    return `Because what you find out yourself stays with you. ${work.isFound ? '' : hintFor(work, talk.told)}`.trim()
  const { said } = work
  const safe = (text: string) => work.isFound || !saysAnswer(text, work.problem.question)
  const reason =
    said?.outcome === 'wrong'
      ? [...said.claims.flatMap(each => each.explanations), ...said.marked.explanations]
          .map(({ explanation }) => explanation)
          .find(each => safe(each) && talk.told.at(-1)?.includes(each) !== true)
      : undefined
  if (reason) return `Here is why: ${reason} Look at your line once more.`
  const wrong = said?.claims.find(({ standing }) => standing === 'wrong')?.claim.wrong
  if (said?.outcome === 'wrong' && wrong && !hasUnknown(wrong.left) && operationsIn(wrong.left).length > 0) {
    return `Because ${inline(latex(wrong.left))} comes to something else. Check it another way: count it up in steps, or turn it round. What do you get now?`
  }
  if (said?.move?.standing === 'useful' && !work.isFound)
    return 'An equation is like a scale: it stays level when you do the same to both sides. So you can undo what was done to the letter. What does it look like now?'
  if (work.isFound)
    return `${VALUE_KEPT.has(work.problem.question.kind) ? 'Because each step keeps the value the same, in easier numbers' : 'This is how it comes about'}: ${ownSteps(work)}. Shall I give you another one?`
  const lesson = lessonFor(topicOf(work.problem.question))
  const idea = topicOf(work.problem.question).tips.findLast(
    each => safe(each) && talk.told.at(-1)?.includes(each) !== true,
  )
  return `${idea ? `It goes like this: ${idea}` : FALLBACK}${lesson ? ` If you like, say “explain” and I tell you all about ${lesson.title.toLowerCase()}.` : ''}`
}

/** Kinds of which every step keeps the value. */
const VALUE_KEPT = new Set(['calculate', 'solve', 'simplify', 'expressions'])

/** The child's own steps where it has shown some, else those of the worked way. */
function ownSteps({ credited, problem }: Work): string {
  const own = credited.filter(({ claim }) => claim.sides.length > 1).map(({ claim }) => quoted(claim.text))
  const { steps } = solve(problem.question)
  return own.length > 0
    ? own.join(', then ')
    : steps
        .filter(({ isChoice }) => isChoice !== true)
        .map(({ done }) => done)
        .join('; ')
}
