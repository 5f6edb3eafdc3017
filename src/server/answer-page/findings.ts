import type { Findings, KnowledgeGap, KnowledgeMastery } from '#contract/evaluations.ts'
import { generalGap } from '#maths/domain/topic.ts'
import { markQuestion, topicOf } from '#maths/kinds/doors.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { isAboutSpelling } from './about-spelling.ts'
import type { PageMark, PartMark } from './page-mark.ts'
import type { PageFact } from './practice/wrong-answers.ts'
import { splitParts } from './split-parts.ts'

const LONGEST_NAME = 70

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line
}

/** Tells of numbers to reckon with, rather than asks for one to know, such as the year of a battle. */
function isStory({ question, isExact }: Pick<PartMark, 'question' | 'isExact'>): boolean {
  return isExact && (question.match(/\d[\d.,:/]*/g) ?? []).length > 1
}

/** What a part is about, in words that don't give its answer away. */
function conceptOf(part: Pick<PartMark, 'question' | 'isExact'>): string {
  const { question } = part
  const kind = isAboutSpelling(question) ? 'Spelling' : isStory(part) ? 'Story problem' : 'Remembering'
  return `${kind}: ${shortened(question)}`
}

function descriptionOf(part: PartMark): string {
  if (isAboutSpelling(part.question)) return 'Spells the word letter by letter, then checks it.'
  if (isStory(part)) return 'Chooses the calculation that the story asks for and works it out.'
  return 'Remembers the answer without looking it up.'
}

/** The topic of the first line that slips, where the engine knows it. */
function gapOfSlip({ working }: PageMark): KnowledgeGap | undefined {
  const slip = working.firstSlip === undefined ? undefined : working.lines[working.firstSlip]
  const [left = '', right = ''] = slip?.text.split('=') ?? []
  const [question, ...others] = readQuestions(left) ?? []
  if (!question || others.length > 0) return undefined
  const { explanations } = markQuestion(question, right)
  const [only, ...more] = explanations
  if (only && more.length === 0) {
    return { concept: only.topic.concept, description: only.gap, relevantStandard: only.standard }
  }
  const topic = topicOf(question)
  return { concept: topic.concept, description: generalGap(topic), relevantStandard: topic.standard }
}

/** What an answer shows by the answer page: a gap for each part that is not right, a mastery for each that is. */
export function findingsOfPage(mark: PageMark): Findings {
  const decided = mark.parts.filter(({ verdict }) => verdict !== 'undecided')
  const wrong = decided.filter(({ verdict }) => verdict !== 'right')
  const slip = wrong.some(({ isExact }) => isExact) ? gapOfSlip(mark) : undefined
  const gaps = slip
    ? [slip]
    : wrong.map(part => ({ concept: conceptOf(part), description: descriptionOf(part) }))
  const right = decided.filter(({ verdict }) => verdict === 'right')
  return {
    knowledgeGaps: gaps,
    knowledgeMasteries: right.map(masteryOf),
  }
}

/** One skill for all of a kind, with what was known by its own words: not a skill of its own for each question. */
function masteryOf(part: PartMark): KnowledgeMastery {
  const about = `${shortened(part.expected)} (${shortened(part.question)})`
  if (isAboutSpelling(part.question)) return { concept: 'Spelling', description: `Spelt ${about}` }
  if (isStory(part))
    return { concept: 'Story problems', description: 'Found the right calculation and worked it out.' }
  return { concept: 'Facts', description: `Knew ${about}` }
}

/** The part of a question that a gap of this concept is about; the whole where it names none. */
export function partOfConcept(
  { question, expected, answer }: { question: string; expected: string; answer: string },
  concept: string,
): PageFact {
  const parts = splitParts(question, expected, answer)
  const named = concept.replace(/^[^:]*:\s*/, '')
  const part = parts.find(each => shortened(each.question) === named) ?? parts[0]
  return {
    question: part.question,
    expected: part.expected,
    answers: part.answer.trim() === '' ? [] : [part.answer],
  }
}
