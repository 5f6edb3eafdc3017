import { givesUp } from '#maths/language/en/another-question.ts'
import { deniedIn, namedIn } from '#maths/language/en/objections.ts'
import { remembering } from '#text/remembering.ts'
import { asksWhyWrong } from '../acts/why-wrong.ts'
import { asSaidOf, withoutToldAgain } from '../as-said-of.ts'
import { asLine, withoutTelling, withSideBefore } from '../bare-line.ts'
import { spelt } from '../child-wording.ts'
import { asksForUnknown, withNoun } from '../follow-up.ts'
import { readGraph } from '../graphs/reading.ts'
import { isGrownUp } from '../intents/grown-ups.ts'
import { intentOf } from '../intents/index.ts'
import type { Intent } from '../intents/intent.ts'
import { isSurelyTalk } from '../intents/meant.ts'
import { ownLifeIn } from '../intents/own-life.ts'
import { isPractice, practiceMeant, variesTask } from '../intents/practice.ts'
import { ownEquationIn } from '../own-equation.ts'
import { ownWords } from '../own-words.ts'
import { partsOf } from '../parts/parts-of.ts'
import { ownEquationSaid } from '../quantities/pair.ts'
import { withEquals } from '../said-again.ts'
import type { Dialogue } from '../state.ts'
import { isWhollyStory } from '../story-found.ts'
import { namesLetters } from '../story-letters.ts'
import { dismissedIn } from '../unsolved/needed.ts'
import { isWaiting, readUnsolved } from '../unsolved/unsolved.ts'
import { verdictAsked } from '../verdict.ts'
import { problemsOf, type Work } from '../work.ts'
import { aboutWork, asWish } from './about-work.ts'
import { readAsks, readDirect, readFormAsked, readSameAsked } from './asks.ts'
import { backTo } from './back.ts'
import { readAnswerByValue, readByValue, readGuess } from './by-value.ts'
import { readCoins } from './coins.ts'
import { afterDefence } from './defended.ts'
import { readOnFound } from './found.ts'
import { readFrequent, readSurelyFrequent } from './frequent.ts'
import { readHands } from './hands.ts'
import { readHealed } from './healed.ts'
import { readHintAnswered, readHintAsForm } from './hint-answered.ts'
import { withKnown } from './known-after.ts'
import {
  readAnswerAgain,
  readCheck,
  readFactorPair,
  readFormSaid,
  readLine,
  readLineOfWaiting,
} from './lines.ts'
import { ofOtherOne } from './other-one.ts'
import { readProblem } from './problems.ts'
import { readQuantity } from './quantities.ts'
import { type Heard, isOpen, type Reading, waitingOf } from './reading.ts'
import { afterRejection, isDropped } from './rejected.ts'
import { readLikelyStory, readRewordedProblem } from './reworded.ts'
import { readGuesses, readTwoQuestions } from './several.ts'
import { atPart, readSheet } from './sheets.ts'
import { readShortStory } from './short-stories.ts'
import { readNewStory, readStoryLine, readToldStory } from './story-lines.ts'
import { bringsNone, tableOf } from './table-of.ts'
import {
  LONGEST_MESSAGE,
  readBonds,
  readIdea,
  readLessonGoneOn,
  readTalk,
  readTooLong,
  readTooMuch,
} from './talks.ts'
import { openUnsolved, readUnsolvedLine } from './unsolved.ts'
import { readNewUnsolved } from './unsolved-new.ts'
import { readWhyAsked } from './why-asked.ts'

const intentIn = remembering(intentOf, (...given) => given.join(' '))

/** What a message can be, what is surest first. */
const READINGS: readonly Reading[] = [
  readTooMuch,
  readTooLong,
  readBonds,
  readCoins,
  readSheet,
  readGraph,
  readFormSaid,
  readWhyAsked,
  readOnFound,
  readFormAsked,
  readSameAsked,
  readDirect,
  readUnsolvedLine,
  readGuesses,
  readFactorPair,
  readHands,
  readHintAsForm,
  readAnswerByValue,
  readGuess,
  readHintAnswered,
  readAsks,
  readQuantity,
  readIdea,
  readSurelyFrequent,
  readLine,
  readLineOfWaiting,
  readAnswerAgain,
  readToldStory,
  readStoryLine,
  readLessonGoneOn,
  readCheck,
  readTwoQuestions,
  readProblem,
  readNewStory,
  readShortStory,
  readHealed,
  readRewordedProblem,
  readLikelyStory,
  readFrequent,
  readNewUnsolved,
]

/** The readings of what is surely no maths. */
const OF_TALK: readonly Reading[] = [
  readTooMuch,
  readTooLong,
  readFormSaid,
  readDirect,
  readAnswerByValue,
  readHintAnswered,
  readLessonGoneOn,
]

/** What puts another question on the table. */
const BRING_QUESTION: ReadonlySet<Reading> = new Set([
  readSheet,
  readTwoQuestions,
  readProblem,
  readNewStory,
  readShortStory,
  readHealed,
  readRewordedProblem,
  readLikelyStory,
  readNewUnsolved,
])

/** How a conversation stands after each part of a message of the child's. */
export function afterMessage(then: Dialogue, typed: string): Dialogue[] {
  const before = { ...then, isSorry: undefined }
  // Whether it is right is asked in many words, and meant in two ways.
  const said = verdictAsked(typed, before) ?? typed
  const wish = wishedAgain(said, before)
  if (wish !== undefined) return afterMessage(then, wish).map(each => ({ ...each, isSorry: true }))
  const rejected = afterRejection(before, said, afterChild)
  if (rejected) return rejected
  const back = backTo(before, said)
  if (back) return [back]
  const defended = afterDefence(before, said, afterChild)
  if (defended) return defended
  // What somebody else did, and why it is wrong, is one thing.
  if (before.work && (asksWhyWrong(said, before.work) || isOwnEquation(said, before.work)))
    return [afterChild(before, said)]
  // Whether it is right is told with it.
  const asked = isWaiting(openUnsolved(before)) && ownEquationIn(said) ? said.replace(ASKS_WITH_IT, '') : said
  if (asked !== said) return afterMessage(before, asked)
  const parts = partsOf(said, before)
  const [only, ...others] = parts
  if (only && others.length === 0 && !only.isNew)
    return [{ ...afterChild({ ...before, part: { ...only, text: said } }, said) }]
  const after: Dialogue[] = []
  for (const part of parts) {
    const now = after.at(-1) ?? before
    after.push(afterChild({ ...(part.isNew ? leaving(now, said) : now), part }, part.text))
  }
  return after
}

const WISHES = new Set<Intent['wants']>(['another', 'easier', 'harder', 'quiz'])
const ASKED_FOR = /\bi (?:asked (?:you )?for|wanted|was asking for) (?=\S)/i

/** `i asked for another one with 3 digits`, `i wanted an equation like 2x = 8 + x`: the wish, or the question, by itself. */
function wishedAgain(said: string, { work }: Dialogue): string | undefined {
  const [words] = ASKED_FOR.exec(said) ?? []
  const rest = words === undefined ? '' : said.slice(said.indexOf(words) + words.length)
  const isTask = work?.isAsked === true && isOpen(work)
  const [problem, ...others] = isTask ? problemsOf(rest) : []
  if (problem && others.length === 0) return problem.text
  return rest !== '' && !isOpen(work) && WISHES.has(intentIn(rest, false, rest, 'done').wants)
    ? rest
    : undefined
}

const ASKS_WITH_IT = /[\s,.;]+(?:is (?:that|this|it) (?:right|ok|okay|correct|good)|(?:right|correct))\W*$/i

/** `let n be the number. 4n + 7 = 31`: what is told in words, with a letter, is no other question. */
const isOwnEquation = (said: string, work: Work): boolean =>
  isOpen(work) && ownEquationSaid(said, work.problem.question) !== undefined

/** The question on the table is left for another one, and waits; one that is done may be gone on from. */
function leaving(dialogue: Dialogue, said: string): Dialogue {
  return {
    ...dialogue,
    work: isOpen(dialogue.work) ? undefined : dialogue.work,
    waiting: givesUp(said) ? undefined : waitingOf(dialogue),
    // Nobody can tell whether it is done: the child has gone on from it.
    unsolved: undefined,
    aside: undefined,
    story: undefined,
    toldStory: undefined,
  }
}

/** How a conversation stands after a part of a message. */
export function afterChild(before: Dialogue, said: string): Dialogue {
  const part = atPart(before, said) ?? ofOtherOne(before, said)
  const heard = part ? { ...hear(part.before, part.said), isPart: true } : hear(before, said)
  const isTalk =
    !part &&
    !isWhollyStory(said) &&
    !asksByNumbers(said) &&
    !asksWhetherRight(said) &&
    !(before.story && namesLetters(said)) &&
    !(before.work && asksWhyWrong(said, before.work)) &&
    (tellsOfLife(said) ||
      (isPractice(said) && !isOpen(before.work)) ||
      variesTask(said, before) ||
      (isSurelyTalk(said, tableOf(before)) && !asksOfTable(before, said))) &&
    !isDismissal(before, said)
  const isOfOpen = !part && before.part?.isNew !== true && bringsNone(before, said)
  for (const reading of isTalk ? OF_TALK : READINGS) {
    const found = isOfOpen && BRING_QUESTION.has(reading) ? undefined : reading(heard)
    const after = found && isGivenUp(before, found) ? undefined : found
    const told = after && readByValue(heard, after)
    if (told) return withKnown(before, told.turn.is === 'talk' ? told : { ...told, subject: undefined })
  }
  const talk = readTalk(heard)
  return withKnown(before, isTalk ? talk : readByValue(heard, talk))
}

/** It would take up again what the child has said not to mean. */
const isGivenUp = (before: Dialogue, { work }: Dialogue): boolean =>
  work !== undefined && work.problem !== before.work?.problem && isDropped(before, work.problem.question)

/** `cats is nothing to do with it` speaks of the work that is open. */
function isDismissal(before: Dialogue, said: string): boolean {
  const open = openUnsolved(before)
  return open !== undefined && dismissedIn(open, said, before.told) !== undefined
}

/** Who was only testing may have said a step as well. */
const tellsOfLife = (said: string): boolean => ![undefined, 'testing'].includes(ownLifeIn(said))

/** `my sister did 25% of 80 and got 25 is she right` */
const asksWhetherRight = (said: string): boolean =>
  /\b(?:is|was|are|were) (?:it|that|this|he|she|they) (?:right|correct|wrong)\b/i.test(said) &&
  problemsOf(said).length === 1

/** What asks for a number by several is no talk of a lunch. */
const asksByNumbers = (said: string): boolean => (readUnsolved(said)?.asked.length ?? 0) > 0

/** `wait before that my teacher asked how much fence too`, of what stands or stood on the table, complains of nothing. */
const asksOfTable = ({ work, story, toldStory }: Dialogue, said: string): boolean =>
  (work ?? story ?? toldStory) !== undefined &&
  /\b(?:how (?:much|many|long|far|big)|what(?:'?s| is) the (?:\p{L}+ )?(?:area|perimeter|mean|median|range|mode|total|rest|change))\b/iu.test(
    said,
  ) &&
  !/\b(?:yo)?u\b|\bi(?:'m| am)\b|\bim\b/i.test(said)

/** `nobody said zero` is no sadness: it speaks of a number. */
const withoutFeeling = (intent: Intent, said: string): Intent =>
  intent.wants === 'comfort' && deniedIn(said).some(each => /\d/.test(namedIn(each).join()))
    ? { wants: 'unclear' }
    : intent

function hear(before: Dialogue, typed: string): Heard {
  const said = isOpen(before.work) ? withoutToldAgain(typed, before.work) : typed
  const dialogue = {
    ...before,
    last: said,
    turns: before.turns + 1,
    isGrownUp: before.isGrownUp || isGrownUp(said),
  }
  if (said.length > LONGEST_MESSAGE)
    return { before, dialogue, text: '', intent: { wants: 'unclear' }, readOn: afterChild }
  const told = dialogue.isGrownUp ? withoutTelling(said) : said
  const own = isOpen(before.work) ? ownWords(told, before.work.problem.text) : told
  const text = asSaidOf(asLine(spelt(withSideBefore(withEquals(own), before.last))), before)
  const intent: Intent =
    isOpen(before.work) && asksForUnknown(text, before.work)
      ? { wants: 'tell' }
      : withoutFeeling(
          intentIn(withNoun(text, before.work), isOpen(before.work), said, tableOf(before)),
          said,
        )
  const meant = practiceMeant(
    dialogue.part?.kind === 'wish' ? asWish(intent, text) : aboutWork(intent, text, before),
    text,
    before,
  )
  return { before, dialogue, text, intent: meant, readOn: afterChild }
}
