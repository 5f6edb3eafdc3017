import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import { hasTooLongNumber } from '#maths/questions/as-entered.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import type { Said } from '#maths/routes/judged.ts'
import type { ChatQuestion } from '../../../conversation.ts'
import { afterTalk } from './after-talk.ts'
import { calculationAsked } from './asked-last.ts'
import { bondAskedIn, bondSaid, bondsAsked } from './bonds.ts'
import { entered } from './entered.ts'
import type { Problem } from './find-problems.ts'
import { asksForUnknown, isUnitAlone, lessonNext, withNoun } from './follow-up.ts'
import { goingOnTalking, isTalkOf } from './going-on-talking.ts'
import { ideaMeant } from './idea-meant.ts'
import { intentOf } from './intents/index.ts'
import type { Intent } from './intents/intent.ts'
import { isLine, STRONG } from './is-line.ts'
import { problemAsked } from './problem-asked.ts'
import { remembering } from './remember.ts'
import { isSameQuestion } from './restated.ts'
import { pointedInstead, withEquals } from './said-again.ts'
import type { Dialogue } from './state.ts'
import { goOnWithStory, readStory, type Story, type StoryStep, storyStep } from './story.ts'
import { storyAgain } from './story-again.ts'
import { fitsDone } from './story-judged.ts'
import { isUnsimplified } from './unsimplified.ts'
import { beginWork, goOn, judgeAtOnce, judgeFor, problemsOf, type Work } from './work.ts'

/** Stands before a question that the tutor asks, so that it is found again in the conversation. */
export const ASKING = 'Try this one:'

/** Stands before a story that the tutor tells. */
export const TELLING = 'Here is a story:'

const intentIn = remembering(intentOf, (text, isWorking) => `${isWorking} ${text}`)

/** Reads a conversation from its first message; the last one is the child's. */
export function readDialogue({ messages, opening }: Pick<ChatQuestion, 'messages' | 'opening'>): Dialogue {
  let dialogue: Dialogue = {
    last: '',
    turn: { is: 'talk', intent: { wants: 'unclear' } },
    wanted: new Map(),
    turns: 0,
    told: [],
  }
  if (opening !== undefined) dialogue = afterTutor(dialogue, opening)
  for (const { role, text: typed } of messages) {
    const text = entered(typed)
    dialogue = role === 'tutor' ? afterTutor(dialogue, text) : afterChild(dialogue, text)
  }
  return dialogue
}

const isOpen = (work: Work | undefined): work is Work => work !== undefined && !work.isFound

/** The question that a message of the tutor's asks. */
export function askedIn(text: string): Problem | undefined {
  const asked = text.split(ASKING)[1]
  const bold = asked && /\*\*(.+?)\*\*/s.exec(asked)?.[1]
  const [question] = (bold && readQuestions(bold)) || []
  return question && bold ? { question, text: bold } : asked ? problemsOf(asked)[0] : undefined
}

/** The story that a message of the tutor's tells. */
function storyToldIn(text: string): Story | undefined {
  const told = text.split(TELLING)[1]
  const bold = told && /\*\*(.+?)\*\*/s.exec(told)?.[1]
  return bold ? readStory(bold) : undefined
}

/** A question that the tutor asks is the next sum. */
function afterTutor(before: Dialogue, text: string): Dialogue {
  const dialogue = { ...before, told: [...before.told, text] }
  const told = storyToldIn(text)
  if (told)
    return {
      ...dialogue,
      story: told,
      toldStory: undefined,
      work: undefined,
      waiting: waitingOf(dialogue),
      quiz: undefined,
    }
  const bonds = bondAskedIn(text)
  if (bonds) return { ...dialogue, bonds }
  const problem = askedIn(text)
  const { work: open } = dialogue
  if (!problem) return open ? { ...dialogue, work: { ...open, asking: calculationAsked(text) } } : dialogue
  const quiz = dialogue.quiz && { ...dialogue.quiz, asked: dialogue.quiz.asked + 1 }
  return { ...dialogue, work: beginWork(problem, true), waiting: waitingOf(dialogue), quiz, story: undefined }
}

function waitingOf({ work, waiting }: Dialogue): Work | undefined {
  return isOpen(work) && !work.isAsked ? work : waiting
}

function afterChild(before: Dialogue, said: string): Dialogue {
  if (hasTooLongNumber(said))
    return counted(
      afterTalk({ ...before, last: said, turns: before.turns + 1 }, { wants: 'unclear' }),
      'unclear',
    )
  const text = withEquals(said)
  const intent: Intent =
    isOpen(before.work) && asksForUnknown(text, before.work)
      ? { wants: 'tell' }
      : intentIn(withNoun(text, before.work), isOpen(before.work))
  const dialogue = { ...before, last: said, turns: before.turns + 1 }
  const { work, story } = dialogue
  const bonds = bondsAsked(text)
  const bond = bonds
    ? { said: { is: 'begin' } as const, bonds }
    : dialogue.bonds && bondSaid(text, dialogue.bonds)
  if (bond)
    return counted(
      {
        ...dialogue,
        work: undefined,
        waiting: waitingOf(dialogue),
        story: undefined,
        quiz: undefined,
        bonds: bond.bonds,
        turn: { is: 'bond', bond: bond.said },
      },
      'bonds',
    )
  const saidOfOpen = isOpen(work) ? judgeFor(work, text) : undefined
  const held = ideaMeant(pointedInstead(text, before.last), dialogue, saidOfOpen)
  if (held) return counted({ ...dialogue, turn: { is: 'talk', intent: { wants: 'idea', held } } }, 'idea')
  if (isOpen(work)) {
    const said = judgeFor(work, text)
    const taken = takenUp(dialogue, said, text)
    if (taken) return taken
    if (isLine(said, text, intent, work)) {
      const next = goOn(work, said)
      const quiz =
        dialogue.quiz && next.isFound
          ? { ...dialogue.quiz, right: dialogue.quiz.right + (work.slips === 0 ? 1 : 0) }
          : dialogue.quiz
      return counted({ ...dialogue, work: next, quiz, turn: { is: 'line', said } }, said.outcome)
    }
  }
  const back = isOpen(work) ? undefined : backToWaiting(dialogue, text, intent)
  if (back) return back
  const isStillToSimplify = work?.said !== undefined && isUnsimplified(work.said)
  if (
    work?.isFound &&
    !WONDERS.test(text) &&
    !/^\W*(?:(?:but|so|and) )*(?:why|how)\b/i.test(text) &&
    (intent.wants === 'unclear' || isUnitAlone(text) || isStillToSimplify)
  ) {
    // The answer said once more is praised once more, and so is its unit.
    const said = judgeFor(work, isUnitAlone(text) ? `${work.said?.marked.finalText ?? ''} ${text}` : text)
    if (said.outcome === 'answer')
      return counted({ ...dialogue, work: { ...work, said }, turn: { is: 'line', said } }, 'answer')
  }
  const { toldStory } = dialogue
  if (!work && toldStory?.model && fitsDone(toldStory.model, text)) {
    const again: StoryStep = { claims: [], strange: [], judged: { is: 'again' } }
    return counted({ ...dialogue, turn: { is: 'story line', step: again } }, 'story line')
  }
  const step = story && storyStep(story, text)
  if (
    story &&
    step &&
    (!isCommand(intent) || (step.operation && intent.wants === 'explain' && !ASKS_WHAT.test(text)))
  )
    return counted(afterStoryLine(dialogue, goOnWithStory(story, step), step), 'story line')
  // What was just explained is not explained once more to a child that goes on about it.
  if (
    intent.wants === 'explain' &&
    isTalkOf(before.turn, 'explain') &&
    intent.lesson === before.lesson &&
    !ASKS_WHAT.test(text) &&
    lessonAsked(text) === undefined &&
    problemsOf(text).length === 0
  )
    return counted(afterTalk(dialogue, { wants: 'unclear' }), 'unclear')
  const another = isTalkOf(before.turn, 'explain') ? lessonNext(text, before.lesson) : undefined
  if (another) return counted(afterTalk(dialogue, { wants: 'explain', lesson: another }), 'explain')
  const problem = problemAsked(text, intent, dialogue)
  if (problem) return beginning(dialogue, problem, text, intent)
  const told = storyAgain(text, story ?? dialogue.toldStory) ?? readStory(text)
  if (told)
    return counted(
      {
        ...dialogue,
        story: told,
        toldStory: undefined,
        bonds: undefined,
        work: undefined,
        waiting: waitingOf(dialogue),
        quiz: undefined,
        turn: { is: 'story' },
      },
      'story',
    )
  const meant = goingOnTalking(intent, text, before)
  return counted(afterTalk(dialogue, meant), meant.wants)
}

/** A story that is answered is no longer open. */
function afterStoryLine(dialogue: Dialogue, story: Story, step: StoryStep): Dialogue {
  const isDone = step.judged?.is === 'done'
  return {
    ...dialogue,
    story: isDone ? undefined : story,
    toldStory: isDone ? story : undefined,
    turn: { is: 'story line', step },
  }
}

/** `could i divide by 5 first instead` says no answer. */
const WONDERS = /^\W*(?:so |and |but |ok )*(?:could|can|should|do|would) (?:i|we|you)\b/i
/** What is said about the sum that waits, while another one is open: its answer, or a step that helps there alone. */
function takenUp(dialogue: Dialogue, said: Said, text: string): Dialogue | undefined {
  const { work, waiting } = dialogue
  if (!waiting || !work || ['answer', 'slipped', 'useful', 'unfinished'].includes(said.outcome))
    return undefined
  const other = judgeFor(waiting, text)
  const isAnswer = other.outcome === 'answer' && isAnswerLike(text, 1)
  const isStep =
    other.outcome === 'useful' &&
    other.claims.some(({ calculation, claim }) => calculation || claim.sides.length > 1)
  if (!isAnswer && !isStep) return undefined
  const left = work.isAsked ? work : undefined
  const back = {
    ...dialogue,
    work: goOn(waiting, other),
    waiting: left,
    turn: { is: 'line', said: other },
  } as const
  return counted(back, other.outcome)
}

/** A line about the sum that waits, once the one between is done. */
function backToWaiting(dialogue: Dialogue, text: string, intent: Intent): Dialogue | undefined {
  const { work, waiting } = dialogue
  if (!work?.isFound || !waiting || dialogue.quiz) return undefined
  const said = judgeFor(waiting, text)
  if (!['answer', 'useful', 'unfinished'].includes(said.outcome) || !isLine(said, text, intent, waiting))
    return undefined
  return counted(
    { ...dialogue, work: goOn(waiting, said), waiting: undefined, turn: { is: 'line', said } },
    said.outcome,
  )
}

function counted(dialogue: Dialogue, wants: string): Dialogue {
  const wanted = new Map(dialogue.wanted)
  wanted.set(wants, (wanted.get(wants) ?? 0) + 1)
  return { ...dialogue, wanted }
}

function beginning(dialogue: Dialogue, problem: Problem, text: string, intent: Intent): Dialogue {
  const isSame = isAbout(dialogue.work, problem)
  const isBack = isAbout(dialogue.waiting, problem)
  const fresh = (isBack && dialogue.waiting) || beginWork(problem)
  const { said, isShown } = judgeAtOnce(fresh, text)
  const work = isShown
    ? goOn(fresh, said)
    : isSame && dialogue.work
      ? { ...dialogue.work, stuck: dialogue.work.stuck + 1 }
      : fresh
  const waiting = isSame ? dialogue.waiting : isBack ? leftFor(dialogue) : waitingOf(dialogue)
  return counted(
    {
      ...dialogue,
      work,
      waiting,
      story: undefined,
      toldStory: undefined,
      bonds: undefined,
      quiz: undefined,
      lesson: undefined,
      lessonAsked: undefined,
      feeling: undefined,
      turn: { is: 'sum', said, intent },
    },
    intent.wants === 'tell' ? 'tell' : 'sum',
  )
}

function isAbout(work: Work | undefined, { question }: Problem): boolean {
  return isOpen(work) && isSameQuestion(work.problem.question, question)
}

/** What is left for the sum that was waiting. */
function leftFor({ work }: Dialogue): Work | undefined {
  return isOpen(work) && !work.isAsked ? work : undefined
}

const ASKS_WHAT = /\b(?:what|wat|how|explain|mean)\b/i

/** Said of a story it is no line about it. */
function isCommand({ wants }: Intent): boolean {
  return STRONG.has(wants) || wants === 'tell' || wants === 'hint'
}
