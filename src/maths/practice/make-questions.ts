import type { Misconception, Random } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import { kindOf, topicOf, writeQuestion } from '../kinds/doors.ts'
import { kinds } from '../kinds/index.ts'
import type { Draft, DraftRequest } from '../kinds/kind.ts'
import { findMisconception, misconceptions } from '../kinds/misconceptions.ts'
import { findTopic } from '../kinds/topics.ts'
import { readAlone } from '../typed/read-alone.ts'
import { nearQuestion } from './near.ts'
import type { GapToPractise, PracticeQuestion, QuestionsToMake } from './practice-question.ts'
import { readPractised, withPlainLatex } from './read-practised.ts'

/** So often a question is made for each that is wanted, before one that was there before comes back. */
const TRIES = 30
/** So often chance may make nothing new that is like the question that went wrong. */
const MOST_MISSES = 10
/** So often where words tell questions apart: each of them is read anew, which takes long. */
const MOST_MISSES_OF_WORDS = 4
/** Easier questions are of so many grades lower, where the kind goes by grades. */
const EASIER_BY = 2
/**
 * The best of so many proposals is taken, or the first whose wrong options all come from misconceptions; the first of
 * all once most tries are spent.
 */
const PROPOSALS = 6
/** So many questions come before one that is built otherwise. */
const LEAST_BEFORE_OTHER = 3
/** So many of a kind's own questions are tried for one of the form of the question that went wrong. */
const OF_A_FORM = 40

/**
 * Makes practice questions for a gap of the builtin tutor's own table, or for one whose concept is among its topics.
 * @param random makes the same questions again when it is seeded
 * @returns undefined for every other gap
 */
export function makePracticeQuestions(
  input: QuestionsToMake,
  random: Random = Math.random,
): PracticeQuestion[] | undefined {
  const practised = misconceptionsFor(input)
  if (practised.length === 0) return undefined
  const lastUse = new Map(input.earlier.map((text, at) => [text, at]))
  const made = new Map<string, PracticeQuestion>()
  const repeated = new Map<string, PracticeQuestion>()
  const most = TRIES * input.count
  const pattern = patternIn(input)
  const grade = Math.max(0, (input.grade === 'K' ? 0 : input.grade) - (input.isEasier ? EASIER_BY : 0))
  const patience = pattern && kindOf(pattern.question).retell ? MOST_MISSES_OF_WORDS : 2 * MOST_MISSES
  let misses = 0
  for (let tries = 0; tries < most && made.size < input.count; tries++) {
    const near = misses < patience ? pattern : undefined
    const among = near && near.practised.length > 0 ? near.practised : practised
    const misconception = among[Math.floor(random() * among.length)]
    if (!misconception) continue
    const request = { practised: misconception, random, grade }
    const like = near && likeDraft(near, request, { misses, isEasier: input.isEasier })
    if (near && (!like || lastUse.has(like.question) || isAmong(made, like.question, near))) {
      misses++
      continue
    }
    const draft = like ?? bestDraft(request, tries < most / 4 ? PROPOSALS : 1)
    if (!draft) continue
    const text = draft.question
    const uses = lastUse.has(text) ? repeated : made
    if (!uses.has(text)) uses.set(text, written(draft, misconception))
  }
  const byLastUse = [...repeated]
    .sort(([a], [b]) => (lastUse.get(a) ?? 0) - (lastUse.get(b) ?? 0))
    .map(([, question]) => question)
  const all = [...made.values(), ...byLastUse].slice(0, input.count)
  const other =
    pattern && all.length >= LEAST_BEFORE_OTHER
      ? builtOtherwise(pattern, practised, all, { random, grade })
      : undefined
  return other ? [...all.slice(0, -1), other] : all
}

/** Whether a question is there already; where words tell questions apart, other numbers alone make no other one. */
function isAmong(made: ReadonlyMap<string, PracticeQuestion>, text: string, { question }: Pattern): boolean {
  if (!kindOf(question).retell) return made.has(text)
  const words = withoutNumbers(text)
  return [...made.keys()].some(each => withoutNumbers(each) === words)
}

const withoutNumbers = (text: string) => text.replace(/\d+(?:\.\d+)?/g, '#')

/** For the end of a practice: what was learnt has to serve in a question that is built otherwise too. */
function builtOtherwise(
  { question }: Pattern,
  practised: readonly Misconception[],
  all: readonly PracticeQuestion[],
  { random, grade }: Omit<DraftRequest, 'practised'>,
): PracticeQuestion | undefined {
  const { structureOf } = kindOf(question)
  if (!structureOf) return undefined
  const known = structureOf(question)
  for (let tries = 0; tries < OF_A_FORM; tries++) {
    const misconception = practised[Math.floor(random() * practised.length)]
    const draft = misconception && bestDraft({ practised: misconception, random, grade }, 1)
    const made = draft && readPractised(draft.question)
    if (!made || made.kind !== question.kind || structureOf(made) === known) continue
    if (all.every(each => each.question !== draft.question)) return written(draft, misconception)
  }
  return undefined
}

/** Whether the tutor can make questions for a gap by itself. */
export function canPractise(gap: Pick<GapToPractise, 'concept' | 'description'>): boolean {
  return misconceptionsFor(gap).length > 0
}

/** The one behind the gap, or all of the topic where the gap is a general one; none where the topic is unknown. */
function misconceptionsFor({
  concept,
  description,
}: Pick<GapToPractise, 'concept' | 'description'>): readonly Misconception[] {
  const exact = findMisconception(concept, description)
  if (exact) return [exact]
  const topic = findTopic(concept)
  return misconceptions.filter(each => each.topic === topic)
}

/** The question that went wrong in a text, with the misconceptions that lead to a wrong answer in it, if any do. */
interface Pattern {
  question: Question
  /** See `formOf`. */
  form: string
  practised: readonly Misconception[]
}

/** @returns undefined where the text holds no question in which the gap may have shown */
function patternIn({ concept, description, question: text = '' }: QuestionsToMake): Pattern | undefined {
  const exact = findMisconception(concept, description)
  const patterns = (readAlone(withPlainLatex(text)) ?? [])
    .filter(question => exact || topicOf(question).concept === concept)
    .map((question): Pattern => {
      const known = exact ? [exact] : kindOf(question).misconceptions
      const form = formOf(writeQuestion(question))
      return { question, form, practised: known.filter(each => each.answerTo(question) !== undefined) }
    })
  return patterns.find(({ practised }) => practised.length > 0) ?? (exact ? undefined : patterns[0])
}

/** With other numbers; once these bring nothing new any more, one of the same form. */
function likeDraft(
  { question, form }: Pattern,
  request: DraftRequest,
  { misses, isEasier }: { misses: number; isEasier: boolean | undefined },
): Draft | undefined {
  return misses < MOST_MISSES ? nearDraft(question, request, isEasier) : draftOfForm(form, request)
}

/** A question like the one that went wrong; undefined where chance made none in which the misconception shows. */
function nearDraft(pattern: Question, request: DraftRequest, isEasier?: boolean): Draft | undefined {
  const question = nearQuestion(pattern, { random: request.random, isEasier })
  return question && kindOf(question).draftFor(question, request)
}

/** The form of a question: its words without numbers, letters and whether something is added or taken away. */
function formOf(text: string): string {
  return withPlainLatex(text)
    .replace(/[$\s{}]/g, '')
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/(?<![a-z])[a-z](?![a-z])/gi, 'x')
    .replace(/[-−+]/g, '±')
    .toLowerCase()
}

const kindPractising = (practised: Misconception) =>
  kinds.find(({ misconceptions }) => misconceptions.includes(practised))

/** One of the kind's own questions that has this form; undefined where it came on none. */
function draftOfForm(form: string, request: DraftRequest): Draft | undefined {
  const kind = kindPractising(request.practised)
  for (let count = 0; count < OF_A_FORM; count++) {
    const draft = kind?.draft(request)
    if (draft && formOf(draft.question) === form) return draft
  }
  return undefined
}

function bestDraft(request: DraftRequest, proposals: number): Draft | undefined {
  const kind = kindPractising(request.practised)
  let best: Draft | undefined
  for (let count = 0; count < proposals; count++) {
    const draft = kind?.draft(request)
    if (draft && draft.predicted > (best?.predicted ?? 0)) best = draft
    if (best && best.predicted === best.wrongAnswers.length) break
  }
  return best
}

function written(draft: Draft, { explanation }: Misconception): PracticeQuestion {
  const { question, answer, wrongAnswers, own } = draft
  return {
    question,
    answer,
    wrongAnswers,
    explanation: draft.explain(),
    note: { wrongAnswer: own, words: explanation },
  }
}
