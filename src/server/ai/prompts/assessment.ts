import { z } from 'zod'
import type { ModelRequest } from '../model-request.ts'
import type { AnswerToAssess } from '../tutor.ts'
import { FENCE_RULE, fenced, pictured } from './fence.ts'
import { STYLE, studentWords } from './student.ts'

const schema = z.object({
  readQuestion: z.string().nullable().describe('The question as it stands in the pictures, else null'),
  readAnswer: z.string().nullable().describe("The student's answer as it stands in the pictures, else null"),
  calculation: z
    .string()
    .nullable()
    .describe(
      'Where one calculation with the numbers of the question gives the whole answer: that calculation alone, such as 24 - 9 or (3 + 4) * 2.5, without words, units and result; else null',
    ),
  overallAssessment: z.string().min(1).describe('The assessment in markdown'),
  score: z.number().describe('The marks earned, from 0 to the total'),
})

export type AssessmentAnswer = z.infer<typeof schema>

/**
 * Asks for a mark by the scheme.
 * @param fact what exact arithmetic says about this answer, when a first mark has contradicted it
 */
export function assessmentRequest(input: AnswerToAssess, fact?: string): ModelRequest<AssessmentAnswer> {
  const { grade, questionPictures = [], answerPictures = [] } = input
  const hasPictures = questionPictures.length + answerPictures.length > 0
  return {
    name: 'assessment',
    instruction: [
      'You are a kind, exact teacher who marks one answer by its marking scheme.',
      studentWords(grade),
      `The total is ${input.totalPossibleScore} marks. Give marks only for what the answer shows, by the scheme; any correct form and any correct method counts. Check every calculation yourself before you call it right or wrong.`,
      'Where one calculation gives the whole answer to the question, put the right one into calculation, else null.',
      'Say first what is done well and be concrete about it. Then name the first step that goes wrong and why, and give a hint for the next try that lets the student find it. Speak to the student as "you".',
      hasPictures ? READING : 'Put null into readQuestion and readAnswer.',
      ...(fact
        ? [`This has been worked out exactly and is certain: ${fact} Mark in accordance with it.`]
        : []),
      FENCE_RULE,
      STYLE,
    ].join('\n\n'),
    content: [
      fenced('MARKING SCHEME', input.markingScheme),
      fenced('QUESTION', input.question),
      ...pictured('the question', questionPictures),
      ...(input.readQuestion === undefined
        ? []
        : [fenced('QUESTION AS READ BY A PARENT', input.readQuestion)]),
      fenced("STUDENT'S ANSWER", input.answer),
      ...pictured("the student's answer", answerPictures),
      ...(input.readAnswer === undefined ? [] : [fenced('ANSWER AS READ BY A PARENT', input.readAnswer)]),
    ],
    schema,
  }
}

const READING =
  "Before marking, copy what stands in the pictures word for word and line by line, mistakes and crossings-out included: the question into readQuestion, the student's answer into readAnswer (null where there is no picture of it). Never mend what the student wrote. Write plain text, maths as one would type it such as 3/4 + 1/8 = 7/8; describe a drawing in one sentence. Where a parent has read it, the parent's reading counts over yours. Mark what you have read."
