import type {
  Findings,
  KnowledgeGap,
  PictureAssessment,
  PictureMarkingScheme,
  Resource,
} from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import { vettedUrl } from '#contract/vetted-links.ts'
import { orWithout } from '../../engine/poison.ts'
import { HttpError } from '../../shared/http-error.ts'
import { ask } from '../ask.ts'
import { exact } from '../engine.ts'
import type { Model } from '../model-request.ts'
import { makeCheckedQuestions } from '../prompted-questions.ts'
import type { AssessmentAnswer } from '../prompts/assessment.ts'
import type { MarkingSchemeAnswer } from '../prompts/marking-scheme.ts'
import { resourcesRequest } from '../prompts/resources.ts'
import type { AnswerToAssess, AssessedAnswer, QuestionToMark, Tutor } from '../tutor.ts'
import type { Calculation } from './arithmetic.ts'
import { corrected, readCalculation, withCalculation, wrongResult } from './calculation.ts'
import { findContradiction } from './exact.ts'
import { markByCalculation } from './mark-by-calculation.ts'
import {
  clamped,
  cleaned,
  differentFindings,
  MOST_FINDINGS,
  readWords,
  shortened,
  standardCode,
} from './our-form.ts'
import { type MarkingSteps, usualSteps } from './steps.ts'
import { factOf, mendSums, untrueSums, withTrueSums } from './true-words.ts'

const MOST_MARKS = 100

/**
 * The evaluation of one answer by a model, in the order in which the wizard asks for it: scheme, mark, findings,
 * resources. Each stage takes what the one before has answered, and gives its own in our form.
 * @param steps how the model is asked for the first three
 */
export function promptedTutor(model: Model, steps: MarkingSteps = usualSteps): Tutor {
  const asked = { model, steps }
  return {
    makeMarkingScheme: (question, signal) => makeScheme(asked, question, signal),
    assess: (answer, signal) => assess(asked, answer, signal),
    findGaps: (assessed, signal) => findGaps(asked, assessed, signal),
    recommendResources: (gaps, signal, grade) => recommend(model, gaps, grade, signal),
    makeQuestions: (input, signal) => makeCheckedQuestions(model, input, signal),
  }
}

interface AskedModel {
  model: Model
  steps: MarkingSteps
}

/** The scheme is made with what the question's answer is, where that can be worked out exactly. */
async function makeScheme(
  asked: AskedModel,
  input: QuestionToMark,
  signal: AbortSignal,
): Promise<PictureMarkingScheme> {
  const fact = await orWithout(exact.exactAnswers(input.question), undefined)
  const first = await asked.steps.scheme(asked.model, input, fact, signal)
  const { markingScheme, totalScore, readQuestion } = fact
    ? first
    : await withTruth(asked, input, first, signal)
  return {
    markingScheme: cleaned(await withTrueSums(markingScheme, input.question)),
    totalScore: Math.round(clamped(totalScore, 1, MOST_MARKS)),
    ...(input.questionPictures?.length && { readQuestion: readWords(readQuestion) }),
  }
}

/**
 * The calculation that the AI names for a story problem is computed exactly: a scheme that says otherwise is asked for
 * again with the fact, then corrected with a note.
 */
async function withTruth(
  { model, steps }: AskedModel,
  input: QuestionToMark,
  first: MarkingSchemeAnswer,
  signal: AbortSignal,
): Promise<MarkingSchemeAnswer> {
  const calculation = await readCalculation(first.calculation)
  if (!calculation) return first
  const wrong = await wrongResult(calculation, first.calculationResult, first.markingScheme)
  if (wrong === undefined) return calculated(first, calculation)
  const fact = `${calculation.text} is exactly ${calculation.result}, not ${wrong}.`
  const again = await askAgain(steps.scheme(model, input, fact, signal), signal)
  const second = again && (await readCalculation(again.calculation))
  if (
    again &&
    second &&
    (await wrongResult(second, again.calculationResult, again.markingScheme)) === undefined
  ) {
    return calculated(again, second)
  }
  return calculated(
    { ...first, markingScheme: corrected(first.markingScheme, wrong, calculation) },
    calculation,
  )
}

function calculated(scheme: MarkingSchemeAnswer, calculation: Calculation): MarkingSchemeAnswer {
  return { ...scheme, markingScheme: withCalculation(scheme.markingScheme, calculation) }
}

/** The truth is known already; a service that fails now does not take it away. */
function askAgain<T>(asking: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return asking.catch((error: unknown) => {
    if (error instanceof HttpError && !signal.aborted) return undefined
    throw error
  })
}

/**
 * Truth before opinion: a mark that contradicts arithmetic, and one whose words reckon wrongly, is asked again with the
 * fact, then corrected.
 */
async function assess(
  { model, steps }: AskedModel,
  input: AnswerToAssess,
  signal: AbortSignal,
): Promise<PictureAssessment> {
  const answered = await steps.assessment(model, input, undefined, signal)
  const first = createMark(answered, input)
  const known = await markByCalculation(input, first, answered.calculation)
  const untrue = await findContradiction(input, first, known)
  const quoted = [input.question, input.answer, first.readQuestion, first.readAnswer].join('\n')
  const slips = untrue ? [] : await untrueSums(first.overallAssessment, quoted)
  if (!untrue && slips.length === 0) return first

  const fact = untrue?.exact.fact ?? factOf(slips)
  const again = await askAgain(steps.assessment(model, input, fact, signal), signal)
  const second = again && createMark(again, input)
  // It may have read the pictures otherwise this time.
  const mark = second
    ? ((await findContradiction(input, second, untrue?.exact))?.corrected ?? second)
    : undefined
  if (!mark && untrue) return untrue.corrected
  const { overallAssessment, ...rest } = mark ?? first
  return { ...rest, overallAssessment: await withTrueSums(overallAssessment, quoted) }
}

function createMark(answer: AssessmentAnswer, input: AnswerToAssess): PictureAssessment {
  const { totalPossibleScore, questionPictures = [], answerPictures = [] } = input
  return {
    overallAssessment: cleaned(answer.overallAssessment),
    score: clamped(answer.score, 0, totalPossibleScore),
    totalScore: totalPossibleScore,
    ...(questionPictures.length > 0 && {
      readQuestion: input.readQuestion ?? readWords(answer.readQuestion),
    }),
    ...(answerPictures.length > 0 && { readAnswer: input.readAnswer ?? readWords(answer.readAnswer) }),
  }
}

async function findGaps(
  { model, steps }: AskedModel,
  input: AssessedAnswer,
  signal: AbortSignal,
): Promise<Findings> {
  const { knowledgeGaps, knowledgeMasteries } = await steps.findings(model, input, signal)
  const quoted = `${input.question}\n${input.answer}`
  const trueOnes = <F extends { concept: string; description: string }>(findings: F[]) =>
    Promise.all(
      differentFindings(findings).map(async each => ({
        ...each,
        description: await mendSums(each.description, quoted),
      })),
    )
  return {
    knowledgeGaps: (await trueOnes(knowledgeGaps)).map(({ relevantStandard, ...gap }) => ({
      ...gap,
      ...standardCode(relevantStandard),
    })),
    knowledgeMasteries: await trueOnes(knowledgeMasteries),
  }
}

async function recommend(
  model: Model,
  gaps: KnowledgeGap[],
  grade: Grade | undefined,
  signal: AbortSignal,
): Promise<Resource[]> {
  if (gaps.length === 0) return []
  const { recommendedResources } = await ask(model, resourcesRequest(gaps, grade), signal)
  return recommendedResources.slice(0, MOST_FINDINGS).map(({ title, description, url }) => {
    const vetted = url === null ? undefined : vettedUrl(url)
    return {
      title: shortened(title),
      description: cleaned(description),
      ...(vetted !== undefined && { url: vetted }),
    }
  })
}
