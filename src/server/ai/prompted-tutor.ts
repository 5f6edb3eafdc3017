import type { PictureAssessment } from '#contract/evaluations.ts'
import { LONGEST_TEXT, withoutInvisible } from '#contract/text.ts'
import { HttpError } from '../shared/http-error.ts'
import { ask } from './ask.ts'
import type { Model } from './model-request.ts'
import { makeCheckedQuestions } from './prompted-questions.ts'
import { type AssessmentAnswer, assessmentRequest } from './prompts/assessment.ts'
import { gapsRequest } from './prompts/gaps.ts'
import { markingSchemeRequest } from './prompts/marking-scheme.ts'
import { resourcesRequest } from './prompts/resources.ts'
import { contradicts, corrected, exactAnswers, inWords, markTruly } from './truth.ts'
import type { AnswerToAssess, Tutor } from './tutor.ts'
import { vettedUrl, withoutStrangeLinks } from './vetted-hosts.ts'

const MOST_MARKS = 100
/** What a parent can take in at once. */
const MOST_FINDINGS = 10
const LONGEST_CONCEPT = 200
const STANDARD = /^[A-Za-z0-9][\w.-]{1,39}$/

/** A tutor that asks a language model, and checks what arithmetic can check of its marks. */
export function promptedTutor(model: Model): Tutor {
  return {
    async makeMarkingScheme(input, signal) {
      const answer = await ask(model, markingSchemeRequest(input, await exactAnswers(input.question)), signal)
      return {
        markingScheme: cleaned(answer.markingScheme),
        totalScore: Math.round(clamped(answer.totalScore, 1, MOST_MARKS)),
        ...(input.questionPictures?.length && { readQuestion: read(answer.readQuestion) }),
      }
    },

    assess: (input, signal) => assessTruly(model, input, signal),

    async findGaps(input, signal) {
      const { knowledgeGaps, knowledgeMasteries } = await ask(model, gapsRequest(input), signal)
      return {
        knowledgeGaps: different(knowledgeGaps).map(({ concept, description, relevantStandard }) => ({
          concept: shortened(concept),
          description: cleaned(description),
          ...standardOf(relevantStandard),
        })),
        knowledgeMasteries: different(knowledgeMasteries).map(({ concept, description }) => ({
          concept: shortened(concept),
          description: cleaned(description),
        })),
      }
    },

    makeQuestions: (input, signal) => makeCheckedQuestions(model, input, signal),

    async recommendResources(gaps, signal, grade) {
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
    },
  }
}

/** Truth before opinion: a mark that contradicts arithmetic is asked again with the fact, then corrected. */
async function assessTruly(
  model: Model,
  input: AnswerToAssess,
  signal: AbortSignal,
): Promise<PictureAssessment> {
  const first = assessmentOf(await ask(model, assessmentRequest(input), signal), input)
  const exact = await markTruly(inWords(input, first))
  if (!exact || !contradicts(first, exact)) return first

  const again = await ask(model, assessmentRequest(input, exact.fact), signal).catch((error: unknown) => {
    // The truth is known already; a service that fails now does not take it away.
    if (error instanceof HttpError && !signal.aborted) return undefined
    throw error
  })
  if (!again) return corrected(first, exact)
  const second = assessmentOf(again, input)
  // It may have read the pictures otherwise this time.
  const newExact = (await markTruly(inWords(input, second))) ?? exact
  return contradicts(second, newExact) ? corrected(second, newExact) : second
}

function assessmentOf(answer: AssessmentAnswer, input: AnswerToAssess): PictureAssessment {
  const total = input.totalPossibleScore
  const { questionPictures = [], answerPictures = [] } = input
  return {
    overallAssessment: cleaned(answer.overallAssessment),
    score: clamped(answer.score, 0, total),
    totalScore: total,
    ...(questionPictures.length > 0 && { readQuestion: input.readQuestion ?? read(answer.readQuestion) }),
    ...(answerPictures.length > 0 && { readAnswer: input.readAnswer ?? read(answer.readAnswer) }),
  }
}

/** A model that could read nothing says null, nothing at all or the word. */
function read(text: string | null): string | undefined {
  const clean = withoutInvisible((text ?? '').slice(0, LONGEST_TEXT)).trim()
  return clean === '' || clean.toLowerCase() === 'null' ? undefined : clean
}

/** As much as can be saved. */
function cleaned(text: string): string {
  const clean = withoutStrangeLinks(withoutInvisible(text.slice(0, LONGEST_TEXT)))
  return clean.length > LONGEST_TEXT ? clean.slice(0, LONGEST_TEXT) : clean
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function shortened(text: string): string {
  const line = cleaned(text).replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_CONCEPT ? `${line.slice(0, LONGEST_CONCEPT - 1)}…` : line
}

/** The first of each concept. */
function different<T extends { concept: string }>(findings: T[]): T[] {
  const known = new Map(findings.toReversed().map(each => [shortened(each.concept).toLowerCase(), each]))
  return findings
    .filter(each => known.get(shortened(each.concept).toLowerCase()) === each)
    .slice(0, MOST_FINDINGS)
}

/** The code alone, without the long names that some models put before it. */
function standardOf(text: string | null): { relevantStandard?: string } {
  const code = (text ?? '').trim().replace(/^CCSS\.(MATH|ELA-LITERACY)\.(CONTENT\.)?/i, '')
  return STANDARD.test(code) && /\d/.test(code) ? { relevantStandard: code } : {}
}
