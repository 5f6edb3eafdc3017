import {
  type Assessment,
  evaluationEndpoints,
  type Findings,
  type MarkingScheme,
  type NewEvaluation,
  type PictureAssessment,
  type PictureMarkingScheme,
  type Resource,
} from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import type { Request } from '#lib/api.ts'
import { type Reading, type Side, withReading } from './pictures.ts'

/** 0 at the start, 0.5 after the marking scheme, 1 after the assessment, 2 after the gaps, 3 when complete. */
export type Progress = 0 | 0.5 | 1 | 2 | 3

export interface AnswerToEvaluate {
  question: string
  answer: string
  grade: Grade
  pictures: Record<Side, readonly File[]>
  /** What the pictures really say, in a parent's words; it counts over the pictures. */
  correction?: Reading | undefined
  /** The scheme of an earlier marking of the same question. */
  scheme?: MarkingScheme | undefined
  /** What the answer page says; nobody else is asked then. */
  expectedAnswer?: string | undefined
  /** The saved evaluation that this is another try at. */
  tryOf?: number | undefined
  /** "I don't know" is marked: the child has been asked already whether to try with a hint. */
  marksUnknown?: boolean | undefined
  /** What was read of the question has been shown, and is meant so. */
  isReadRight?: boolean | undefined
}

export interface EvaluationResult {
  /** As they are saved: with the reading in place of a text that the wizard filled in. */
  question: string
  answer: string
  grade: Grade
  scheme: MarkingScheme
  assessment: Assessment
  findings: Findings
  resources: Resource[]
  /** The saved evaluation's id; missing while it is not saved. */
  savedId?: number
  /** Sent with the save, so that saving again after a lost answer doesn't save twice. */
  submissionId: string
  reading: Reading
  /** What the answer page says, where it was marked by that. */
  expectedAnswer?: string | undefined
  /** The saved evaluation that this is another try at. */
  tryOf?: number | undefined
}

/** An answer that the answer page alone can't decide. */
export interface Undecided {
  scheme: MarkingScheme
  assessment: Assessment
}

/**
 * Hears the texts and has the answer marked in four calls, one after the other.
 * @param onHeard told kind words that may be needed, before anything is marked
 * @returns what is undecided, where the answer page alone can't tell
 * @throws whatever the first failing call throws
 */
export async function evaluate(
  request: Request,
  asked: AnswerToEvaluate,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  onHeard: (careWords: string) => void,
): Promise<EvaluationResult | Undecided> {
  const { grade, expectedAnswer, tryOf } = asked
  // A child in distress is answered before anything else is done with its words.
  const texts = { question: asked.question, answer: asked.answer }
  const { careWords } = await request(safetyEndpoints.hear, { body: texts, signal })
  if (careWords !== undefined) onHeard(careWords)
  const scheme: PictureMarkingScheme = asked.scheme ?? (await makeScheme(request, asked, signal))
  onProgress(0.5)

  const assessment = await assess(request, asked, scheme, signal)
  if (assessment.verdict === 'undecided') return { scheme, assessment }
  onProgress(1)

  const reading = {
    question: assessment.readQuestion ?? asked.correction?.question ?? scheme.readQuestion,
    answer: assessment.readAnswer ?? asked.correction?.answer,
  }
  const question = withReading(asked.question, reading.question)
  const answer = withReading(asked.answer, reading.answer)
  const findings = await request(evaluationEndpoints.findGaps, {
    body: {
      question,
      answer,
      grade,
      assessment: assessment.overallAssessment,
      expectedAnswer,
      isReadRight: asked.isReadRight,
    },
    signal,
  })
  onProgress(2)

  const { knowledgeGaps } = findings
  const hasGaps = knowledgeGaps.length > 0
  const { recommendedResources } = hasGaps
    ? await request(evaluationEndpoints.recommendResources, {
        body: { knowledgeGaps, ...(expectedAnswer !== undefined && { isAtHome: true }) },
        signal,
      })
    : { recommendedResources: [] }
  onProgress(3)

  return {
    question,
    answer,
    grade,
    scheme,
    assessment,
    findings,
    resources: recommendedResources,
    reading,
    submissionId: crypto.randomUUID(),
    expectedAnswer,
    tryOf,
  }
}

function makeScheme(request: Request, asked: AnswerToEvaluate, signal: AbortSignal) {
  const { grade, pictures, expectedAnswer, isReadRight } = asked
  const question = withReading(asked.question, asked.correction?.question)
  const body = { question, grade, expectedAnswer, isReadRight }
  return pictures.question.length > 0
    ? request(evaluationEndpoints.makeMarkingSchemeOfPictures, {
        body,
        pictures: { question_images: [...pictures.question] },
        signal,
      })
    : request(evaluationEndpoints.makeMarkingScheme, { body, signal })
}

function assess(
  request: Request,
  { question, answer, grade, pictures, correction = {}, expectedAnswer, ...said }: AnswerToEvaluate,
  { markingScheme, totalScore }: MarkingScheme,
  signal: AbortSignal,
): Promise<PictureAssessment> {
  const { marksUnknown, isReadRight } = said
  const rest = {
    grade,
    markingScheme,
    totalPossibleScore: totalScore,
    expectedAnswer,
    marksUnknown,
    isReadRight,
  }
  if (pictures.question.length === 0 && pictures.answer.length === 0) {
    const texts = {
      question: withReading(question, correction.question),
      answer: withReading(answer, correction.answer),
    }
    return request(evaluationEndpoints.assess, { body: { ...texts, ...rest }, signal })
  }
  return request(evaluationEndpoints.assessPictures, {
    body: { question, answer, ...rest, readQuestion: correction.question, readAnswer: correction.answer },
    pictures: { images: [...pictures.answer], question_images: [...pictures.question] },
    signal,
  })
}

/** What is saved of a result; marks are whole numbers there. */
export function toSave(result: EvaluationResult): NewEvaluation {
  const { question, answer, grade, scheme, assessment, findings, resources, expectedAnswer, tryOf } = result
  return {
    question,
    answer,
    grade,
    overallAssessment: assessment.overallAssessment,
    score: Math.round(assessment.score),
    totalScore: Math.round(assessment.totalScore),
    knowledgeGaps: findings.knowledgeGaps,
    knowledgeMasteries: findings.knowledgeMasteries,
    recommendedResources: resources,
    markingScheme: scheme.markingScheme,
    submissionId: result.submissionId,
    receipt: assessment.receipt,
    expectedAnswer,
    tryOf,
  }
}
