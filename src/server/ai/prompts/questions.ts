import { z } from 'zod'
import type { QuestionsToMake } from '#maths/practice/practice-question.ts'
import type { ModelRequest } from '../model-request.ts'
import { FENCE_RULE, fenced } from './fence.ts'
import { STYLE, studentWords } from './student.ts'

/** A model need not be told of all that a long practice has asked. */
const MOST_EARLIER = 40

// The explanation stands before the answer, so that a model works it out before it settles on one.
const schema = z.object({
  questions: z.array(
    z.object({
      question: z.string().describe('One question with all that is needed to answer it, without options'),
      explanation: z.string().describe('Why the right answer is right, in short steps'),
      rightAnswer: z.string().describe('The one right answer, short'),
      wrongAnswers: z
        .array(z.string())
        .describe('Exactly three, each what a particular misunderstanding of this gap leads to'),
    }),
  ),
})

export type QuestionsAnswer = z.infer<typeof schema>

/**
 * Asks for multiple-choice questions that practise a gap.
 * @param problems what was wrong with questions that the model has made before, in our own words
 */
export function questionsRequest(
  input: QuestionsToMake,
  problems: string[] = [],
): ModelRequest<QuestionsAnswer> {
  const { concept, description, standard, grade, count, earlier } = input
  return {
    name: 'questions',
    instruction: [
      'You are a teacher who writes multiple-choice questions for a student to practise one gap.',
      studentWords(grade),
      `Write exactly ${count} ${count === 1 ? 'question' : 'questions'}, all different, each with one right answer and exactly three wrong ones. The four must differ, and no wrong answer may be right too or have the same value as the right one (such as 1/2 beside 2/4). Work each question out yourself before you write its answer.`,
      'The options are shuffled and get their letters later: never name a letter or a position, and never write "all of the above" or the like. Repeat none of the earlier questions.',
      FENCE_RULE,
      STYLE,
      ...(problems.length > 0
        ? [`Some of your last questions could not be used. Avoid this: ${problems.join(' ')}`]
        : []),
    ].join('\n\n'),
    content: [
      fenced('GAP', `${concept}\n${description}${standard === null ? '' : `\nStandard ${standard}`}`),
      ...(earlier.length > 0
        ? [fenced('EARLIER QUESTIONS', earlier.slice(-MOST_EARLIER).join('\n---\n'))]
        : []),
    ],
    schema,
  }
}
