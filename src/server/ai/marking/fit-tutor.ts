import { tutorFailure } from '../../shared/tutor-failure.ts'
import type { Tutor } from '../tutor.ts'

/** A text without what a child must not read; nothing where all of it is of that kind. */
export type FitWords = (text: string) => Promise<string>

const MARKED = 'Your answer is marked. Please look at it together with a grown-up.'
const NO_SCHEME = 'The points of this scheme can’t be shown.'

/** A tutor of whose words a child reads none before the check has seen it. */
export function fitTutor(tutor: Tutor, fitWords: FitWords): Tutor {
  /** Those of a list whose words may all be read. */
  async function fitOnes<T>(list: T[], wordsOf: (each: T) => string[]): Promise<T[]> {
    const fit = await Promise.all(
      list.map(async each => {
        const words = wordsOf(each).join('\n')
        return (await fitWords(words)) === words
      }),
    )
    return list.filter((_, at) => fit[at])
  }

  return {
    async makeMarkingScheme(input, signal) {
      const scheme = await tutor.makeMarkingScheme(input, signal)
      return { ...scheme, markingScheme: (await fitWords(scheme.markingScheme)) || NO_SCHEME }
    },
    async assess(input, signal) {
      const mark = await tutor.assess(input, signal)
      return { ...mark, overallAssessment: (await fitWords(mark.overallAssessment)) || MARKED }
    },
    async findGaps(input, signal) {
      const { knowledgeGaps, knowledgeMasteries } = await tutor.findGaps(input, signal)
      return {
        knowledgeGaps: await fitOnes(knowledgeGaps, each => [each.concept, each.description]),
        knowledgeMasteries: await fitOnes(knowledgeMasteries, each => [each.concept, each.description]),
      }
    },
    async recommendResources(gaps, signal, grade) {
      const resources = await tutor.recommendResources(gaps, signal, grade)
      return fitOnes(resources, each => [each.title, each.description])
    },
    async makeQuestions(input, signal) {
      const questions = await tutor.makeQuestions(input, signal)
      const fit = await fitOnes(questions, each => [
        each.question,
        each.answer,
        ...each.wrongAnswers,
        each.explanation,
      ])
      if (fit.length === questions.length) return questions
      throw tutorFailure('ai_unreadable', undefined, { problem: 'unfit questions' })
    },
  }
}
