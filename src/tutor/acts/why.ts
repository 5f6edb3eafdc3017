import { hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { saysAnswer, solve } from '#maths/kinds/doors.ts'
import { MOTIVE } from '#maths/language/en/faq/asking.ts'
import { isOfObject } from '../replies/asked-of.ts'
import { toQuestion } from '../replies/chat.ts'
import { USED_IN } from '../replies/curious.ts'
import { NOT_TELLING } from '../replies/help.ts'
import { hintFor } from '../replies/hints.ts'
import { conceptsMeant, isReasonTold, reasonFor, whyOf } from '../replies/reason-for.ts'
import { invitation, quoted, wasSaid } from '../replies/voice.ts'
import { whyElsewhere } from '../replies/why-elsewhere.ts'
import { whyOfNumber } from '../replies/why-number.ts'
import { whyOfStep, whySame } from '../replies/why-step.ts'
import { stepAhead } from '../story-judged.ts'
import type { Work } from '../work.ts'
import { onWish, RANK, type Talk } from './act.ts'

/** Asks why the last thing is so: the slip, else the step, else the idea behind the sum. */
export const WHY = onWish('why', RANK.wish, talk => {
  const { work, story } = talk
  if (MOTIVE.test(talk.last))
    return `A fair question! ${USED_IN}${/\beasy\b|\bboring\b/i.test(talk.last) ? ' Is it too easy? Then say “harder”.' : ''}${invitation(talk)}`
  const elsewhere = whyElsewhere(talk)
  if (elsewhere) return elsewhere
  const told = story ?? talk.toldStory
  const number = whySame(talk) ?? whyOfStep(talk) ?? whyOfNumber(talk)
  if (number) return number
  if (!work && told?.model?.steps.some(({ ask }) => ask.startsWith('There are two units')))
    return `Because there are two units in it: only what is in the same unit can be added or taken away, just as two metres and five apples make no seven of anything. So one of them is changed first.${talk.toldStory ? ' Shall I tell you another story?' : ' What do you get?'}`
  if (work && NOT_TELLING.some(words => wasSaid(talk.told.slice(-1), words)))
    return `Because what you find out yourself stays with you. ${work.isFound ? '' : hintFor(work, talk.told)}`.trim()
  if (work) return (isOfSlip(talk) ? ofSlip(talk, work) : undefined) ?? ofMove(work) ?? ofSum(talk, work)
  const why = whyOf(talk)
  if (why) return `Here is why: ${why}`
  return story ? ofStory(talk) : FREE
})

/** A why that names something else than the slip is not about that. */
function isOfSlip(talk: Talk): boolean {
  const [first] = conceptsMeant(talk)
  return !(first?.whys ?? []).some(([pattern]) => pattern.test(talk.last))
}

const FREE = 'What would you like to know the why of? Type the sum, or ask “what is a fraction?”.'

function ofStory({ story, told }: Talk): string {
  const step = story && stepAhead(story.model, story.reached)
  const next =
    step && !wasSaid(told.slice(-1), step.ask)
      ? ` ${step.ask}`
      : ' What do you know already, and what is missing?'
  return `Because it leads to what the question asks: “${story?.asked}”${next}`
}

const isNew = (text: string, { told }: Talk) => !wasSaid(told.slice(-2), text)

function ofSlip(talk: Talk, work: Work): string | undefined {
  const { said } = work
  if (said?.outcome !== 'wrong' || work.isFound) return undefined
  const safe = (text: string) => !saysAnswer(text, work.problem.question)
  const reason = [...said.claims.flatMap(each => each.explanations), ...said.marked.explanations]
    .map(({ explanation }) => explanation)
    .find(each => safe(each) && isNew(each, talk))
  if (reason) return `Here is why: ${reason} Look at your line once more.`
  const idea = reasonFor(work.problem.question)?.why
  if (idea && safe(idea) && isNew(idea, talk))
    return `Here is why: ${idea} What does that change in your line?`
  const wrong = said.claims.find(({ standing }) => standing === 'wrong')?.claim.wrong
  return wrong && !hasUnknown(wrong.left) && operationsIn(wrong.left).length > 0
    ? `Because ${inline(latex(wrong.left))} comes to something else. Check it another way: count it up in steps, or turn it round. What do you get now?`
    : undefined
}

function ofMove({ said, isFound }: Work): string | undefined {
  return said?.move?.standing === 'useful' && !isFound
    ? 'An equation is like a scale: it stays level when you do the same to both sides. So you can undo what was done to the letter. What does it look like now?'
    : undefined
}

function ofSum(talk: Talk, work: Work): string {
  const { question } = work.problem
  const reason = whyOf(talk)
  if (reason)
    return `Here is why: ${reason}${work.isFound || reason.endsWith('?') ? '' : ' What do you do next?'}`
  if (!isOfObject(talk)) {
    const asked = toQuestion(talk)
    if (asked) return asked
  }
  if (isReasonTold(talk))
    return `That is the reason as well as I can tell it. Which word or number of it is the puzzling one?${work.isFound ? '' : ` Or try it out: ${hintFor(work, talk.told)}`}`
  if (work.isFound)
    return `${VALUE_KEPT.has(question.kind) ? 'Because each step keeps the value the same, in easier numbers' : 'This is how it comes about'}: ${ownSteps(work)}.`
  return hintFor(work, talk.told)
}

/** Kinds of which every step keeps the value. */
const VALUE_KEPT = new Set(['solve', 'simplify', 'expressions'])

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
