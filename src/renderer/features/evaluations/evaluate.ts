import {
  type Assessment,
  evaluationCalls,
  type Findings,
  type MarkingScheme,
  type NewEvaluation,
  type Resource,
} from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import type { Request } from '#lib/api.ts'

/** 0 at the start, 0.5 after the marking scheme, 1 after the assessment, 2 after the gaps, 3 when complete. */
export type Progress = 0 | 0.5 | 1 | 2 | 3

export interface AnswerToEvaluate {
  question: string
  answer: string
  grade: Grade
}

export interface EvaluationResult extends AnswerToEvaluate {
  scheme: MarkingScheme
  assessment: Assessment
  findings: Findings
  resources: Resource[]
  /** The saved evaluation's id; missing when it could not be saved. */
  savedId?: number
}

/**
 * Has an answer marked in four calls, one after the other.
 * @throws whatever the first failing call throws
 */
export async function evaluate(
  request: Request,
  { question, answer, grade }: AnswerToEvaluate,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<EvaluationResult> {
  const scheme = await request(evaluationCalls.makeMarkingScheme, { body: { question, grade }, signal })
  onProgress(0.5)

  const { markingScheme, totalScore } = scheme
  const assessment = await request(evaluationCalls.assess, {
    body: { question, answer, grade, markingScheme, totalPossibleScore: totalScore },
    signal,
  })
  onProgress(1)

  const findings = await request(evaluationCalls.findGaps, {
    body: { question, answer, grade, assessment: assessment.overallAssessment },
    signal,
  })
  onProgress(2)

  const { knowledgeGaps } = findings
  const hasGaps = knowledgeGaps.length > 0
  const { recommendedResources } = hasGaps
    ? await request(evaluationCalls.recommendResources, { body: { knowledgeGaps }, signal })
    : { recommendedResources: [] }
  onProgress(3)

  return { question, answer, grade, scheme, assessment, findings, resources: recommendedResources }
}

/** What is saved of a result; marks are whole numbers there. */
export function toSave(result: EvaluationResult): NewEvaluation {
  const { question, answer, grade, scheme, assessment, findings, resources } = result
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
  }
}
