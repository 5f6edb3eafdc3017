import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, operationsIn } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { sumsStand } from '#maths/language/en/unsolved/sentences.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { heardIn, workedOut } from '../claims/heard.ts'
import type { Dialogue } from '../state.ts'
import type { Story } from '../story.ts'
import { firstThing } from '../story-first.ts'
import { stepAhead } from '../story-judged.ts'
import { oddityOf } from '../story-oddity.ts'
import { toOperationNamed, toOperationOnTheWay } from '../story-operation.ts'
import type { StoryStep } from '../story-step.ts'
import { unitsMixed } from '../story-units.ts'
import { firstResult } from '../values/values-in.ts'
import { goOn } from '../work.ts'
import { claimSaid } from './claim-said.ts'
import { replyToLine } from './line.ts'
import { isSaidToBeIt } from './offered.ts'
import { askOf, givenOnTable } from './on-table.ts'
import { thoughtOn, toJudged } from './story-line.ts'
import { quoted, say, wasSaid } from './voice.ts'

/** Talks a story problem through: what is asked, what is known, which calculation it could be; never the answer. */
export function openStory({ text, asked, known, model, isAgain, goesOnWith }: Story): string {
  const from = known[0] && `${known[0].number} ${known[0].words}`
  if (goesOnWith !== undefined)
    return `So the story goes on from **${from}**: “${goesOnWith}”. ${model.steps.find(({ ask }) => ask !== '')?.ask ?? 'Are there more or fewer now?'} Which sum would that be?`
  if (isAgain)
    return `Good idea, let’s see! Now it asks: “${asked}” What stays the same in the story, and which sum would you do?`
  const list = known.map(({ number, words }) => `**${`${number} ${words}`.trim()}**`).join(' and ')
  if (model.owners.length > 0)
    return `A story! Let’s take it apart. It asks: “${asked}” And it tells you ${list}. Can you draw it, with a bar or a box for each? Which sum would you try first?`
  const [first] = model.steps.filter(({ ask }) => ask !== '')
  const own = model.isRead ? firstThing(text, model.steps) : undefined
  if ((own || first) && known.length > 1)
    return `A story! Let’s take it apart. It asks: “${asked}” And it tells you ${list}. ${own ?? `${first?.ask} Which sum would that be?`}`
  return `A story! Let’s take it apart. It asks: “${asked}” And it tells you ${list}. Is something put together, taken away, shared, or in equal groups? Which sum would you do?`
}

export function replyToStory(step: StoryStep, dialogue: Dialogue): string {
  const { claims, operation, strange, bare, judged, behind, part } = step
  const story = dialogue.story ?? dialogue.toldStory
  const strangeSum = judged?.is === 'slip' && claims.length > 0 ? oddityIn(dialogue) : undefined
  if (strangeSum)
    return `${quoted(dialogue.last)} is worked out right as a sum. But look at the story once more: ${strangeSum}`
  if (part) return replyToLine(part.said, goOn(part.work, part.said), dialogue)
  if (judged && story && !(judged.is === 'guess' && (bare?.isRight === false || bare?.isLast)))
    return toJudged(judged, story, story.model, dialogue)
  if (bare && !bare.isRight && story && !isAnswerLike(dialogue.last, 1)) {
    const thought = thoughtOn(story)
    if (thought) return thought
  }
  if (bare) return toBareNumber(bare, dialogue)
  const next = story && stepAhead(story.model, story.reached)
  const named =
    operation === undefined || !story?.model
      ? undefined
      : (toOperationOnTheWay(dialogue.last, { model: story.model, reached: story.reached }) ??
        toOperationNamed(dialogue.last, story))
  if (named !== undefined) return named
  if (operation !== undefined)
    return `Try it: write it as a sum with its numbers, and what it comes to.${next ? ` ${next.ask}` : ''}`
  const wrong = claims.find(({ truth }) => truth === 'false')
  if (wrong) {
    const left = wrong.wrong?.left
    return `Your sum is a good start. Look at ${quoted(dialogue.last.length <= 60 ? dialogue.last : wrong.text)} again.${left ? ` What is ${inline(latex(left))}?` : ''}`
  }
  const [first] = strange
  if (first !== undefined && claims.every(({ truth, sides }) => sides.length > 1 && truth === 'true'))
    return `${workedOut(heardIn(dialogue.last, givenOnTable(dialogue))) || `${quoted(claims[0]?.text ?? dialogue.last)} is worked out right.`} ${askOf(dialogue)}`
  if (first !== undefined) return `Where does the ${first} come from? I can’t find it in the story.`
  const open = claims.findLast(({ sides }) => sides.length === 1)
  const side = open?.sides[0]
  const value = side && exactValue(side)
  const strangeSize = value && dialogue.story && oddityOf(dialogue.story, value)
  if (side && strangeSize)
    return `That is a sum with numbers of the story. About how much is ${inline(latex(side))}: more or less than before? And now the story: ${strangeSize}`
  if (side && operationsIn(side).length > 0)
    return `All right, that’s a sum from the story. What does ${inline(latex(side))} come to?`
  const last = claims.findLast(({ sides }) => sides.length > 1) ?? claims.at(-1)
  const result = last?.sides.at(-1)
  if (last?.truth !== 'true' || !result || !asLiteral(result))
    return 'Can you write that as a sum, with what it comes to?'
  if (behind) return toBehind(behind, dialogue)
  // Of a long message the sum alone.
  const sum = quoted((dialogue.last.length > 40 ? undefined : claimSaid(dialogue.last)) ?? last.text)
  const mixed = story && unitsMixed(last.sides[0], story)
  if (mixed) return mixed
  const odd = oddityIn(dialogue)
  if (odd) return `${sum} is worked out right as a sum. But look at the story once more: ${odd}`
  // Where it is only perhaps known what the story comes to, another true sum of its numbers is not put in doubt.
  if (next && !story.model.isDoubtful)
    return `${sum} is worked out right as a sum. But ${isSaidToBeIt(dialogue.last, story.asked) ? 'what it comes to isn’t it yet: ' : ''}does it fit what happens in the story? ${next.ask}`
  if (isAllUsed(dialogue))
    return say(dialogue, 'story line', [
      `Yes, ${sum} is worked out right. Now read the question again: does that answer it, or is it a step on the way?`,
      `${sum} is worked out right. What does it tell you of what is asked? Say it with its word or unit.`,
    ])
  return `${sum} is worked out right. The story tells you **${dialogue.story?.unused.join(' and ')}** as well: what happens with that? Or does your number answer the question already?`
}

/** Into how many it is to be shared was asked just now: what it comes to is for one of them. */
const FOR_ONE_ASKED = /\*\*(\d[\d.]*)[^*]*\*\* first: how much is it for just one\?/

/** A number, with the sum that was done in the head. */
function toBehind(behind: string, dialogue: Dialogue): string {
  const { last, story } = dialogue
  const odd = oddityIn(dialogue)
  const parts = FOR_ONE_ASKED.exec(dialogue.told.at(-1) ?? '')?.[1]
  if (story && !odd && parts !== undefined && isAnswerLike(last, 1) && behind.endsWith(` \\div ${parts}$`))
    return `Yes, ${quoted(bareAnswer(last))} is for just one: that is ${behind}. It asks: “${story.asked}” How do you get there from one?`
  const [unused, ...others] = story?.unused ?? []
  if (isAnswerLike(last, 1) && (story?.reached.length ?? 0) < 2)
    return `${quoted(bareAnswer(last))} is what ${behind} comes to. ${odd ? `Look at the story: ${odd}` : 'Is that what happens in the story?'}`
  const then =
    unused && others.length === 0
      ? `The story tells you **${unused}** as well: what happens with that?`
      : `Does that answer the question, or is there one more step? It asks: “${story?.asked ?? ''}”`
  // The sum is right by itself; whether it is the one that is wanted, nobody here knows.
  return `${quoted(last)}: that is ${behind}, worked out right. ${then}`
}

function oddityIn({ story }: Dialogue): string | undefined {
  const last = story?.reached.at(-1)
  return story && last && oddityOf(story, last)
}

function isAllUsed({ story }: Dialogue): boolean {
  return story === undefined || story.unused.length === 0 || story.unused.length > 2
}

function toBareNumber({ said, isRight, isLast }: NonNullable<StoryStep['bare']>, dialogue: Dialogue): string {
  const { story } = dialogue
  if (isLast) return say(dialogue, 'sums stand', sumsStand(firstResult(said) ?? bareAnswer(said)))
  const odd = isRight ? oddityIn(dialogue) : undefined
  if (odd) return `That is what your sum comes to. But look at the story once more: ${odd}`
  if (
    isRight &&
    /\p{L}{3,}/u.test(said.replace(/^(?:oh|so|it'?s|the answer is|um+|and|is it)\b/i, '')) &&
    isAllUsed(dialogue)
  )
    return say(dialogue, 'story answer', [
      `That is what your sums come to. Last check with the story: should there be more or fewer than at the start, and does every sentence of it fit?`,
      `That’s what your sums come to, and you told it in words. Does it fit the story when you read it once more?`,
    ])
  if (isRight)
    return say(dialogue, 'story number', [
      `Yes, ${quoted(firstResult(said) ?? said)} is what your sum comes to. Does it answer the question of the story? Say it as a whole sentence.`,
      `That is what your sum comes to. How would you answer with it, in a sentence: “${story?.asked ?? ''}”?`,
    ])
  // With words around it, it may be what they came to, and no result of that sum.
  if (isRight === false && story?.open && /^\W*(?:is it |it'?s |so )?[\d.,/£$€]+\W*$/i.test(said))
    return `Work ${inline(latex(story.open))} out once more: is it ${quoted(said)}?`
  return say(dialogue, 'story guess', [
    `How did you get ${quoted(said)}? Write the sum that you did, and I’ll check it.`,
    `It could be. Which numbers of the story did you use for ${quoted(said)}, and what did you do with them?`,
  ])
}

/** Help with a story that is open, a bigger one each time. */
export function storyHint({ asked, known, model, reached }: Story, dialogue: Dialogue): string {
  const step = stepAhead(model, reached)
  if (step && !wasSaid(dialogue.told.slice(-2), step.ask)) return step.ask
  return say(dialogue, 'hint', [
    `Read only the last part: “${asked}” What would the answer be: more or less than ${known[0]?.number ?? 'the first number'}?`,
    'Draw it: a box or a dot for each thing. What happens to them in the story?',
    'Say it with small numbers first, such as two and three. Which sum would you do then? Do the same with your numbers.',
    'Is something put together (add), taken away (subtract), in equal groups (multiply) or shared (divide)?',
  ])
}
