import { z } from 'zod'
import { type Endpoints, idParams, LONGEST_AT_HOME } from './endpoint.ts'
import { gradeSchema } from './grades.ts'
import {
  besideMark,
  expectedAnswer,
  gapEndSchema,
  isReadRight,
  markedBySchema,
  marksUnknown,
  remarkSchema,
  trySchema,
  workingLineSchema,
} from './marking.ts'
import { pageSchema } from './page.ts'
import { LONGEST_MARKED, longText, requiredText } from './text.ts'

const MARKING_SCHEME_DEADLINE = 60_000
const TUTOR_DEADLINE = 120_000
/** The texts of every call that marks. */
export const question = requiredText('The question', undefined, LONGEST_MARKED)
export const answer = requiredText('The answer', undefined, LONGEST_MARKED)
/** Marks are small numbers; halves may come from an AI, saved ones are whole. */
export const marks = z.number().min(0).max(1_000)

/** The same in a form, where every field is text. */
const marksAsText = z.union([
  marks,
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(marks),
])

export const markingSchemeSchema = z.object({ markingScheme: z.string(), totalScore: marks })
export type MarkingScheme = z.infer<typeof markingSchemeSchema>

export const assessmentSchema = z.object({
  overallAssessment: z.string(),
  score: marks,
  totalScore: marks,
  ...besideMark,
})
export type Assessment = z.infer<typeof assessmentSchema>

/** What the pictures really say, when somebody has looked over the reading; it counts over the pictures. */
const readQuestion = longText('The reading of the question', LONGEST_MARKED).optional()

/** What was read in the pictures, each only where there were pictures of it. */
const reading = { readQuestion: z.string().optional(), readAnswer: z.string().optional() }

const pictureMarkingSchemeSchema = markingSchemeSchema.extend({ readQuestion: reading.readQuestion })
export type PictureMarkingScheme = z.infer<typeof pictureMarkingSchemeSchema>

const pictureAssessmentSchema = assessmentSchema.extend(reading)
export type PictureAssessment = z.infer<typeof pictureAssessmentSchema>

const knowledgeGapSchema = z.object({
  concept: longText('The concept'),
  description: longText('The description'),
  /** A standard's code such as `5.NF.A.1`. */
  relevantStandard: z.string().max(100).optional(),
})
export type KnowledgeGap = z.infer<typeof knowledgeGapSchema>

const knowledgeMasterySchema = z.object({
  concept: longText('The concept'),
  description: longText('The description'),
})
export type KnowledgeMastery = z.infer<typeof knowledgeMasterySchema>

export const findingsSchema = z.object({
  knowledgeGaps: z.array(knowledgeGapSchema),
  knowledgeMasteries: z.array(knowledgeMasterySchema),
})
export type Findings = z.infer<typeof findingsSchema>

export const resourceSchema = z.object({
  title: longText('The title'),
  description: longText('The description'),
  url: z.string().max(2_000).optional(),
})
export type Resource = z.infer<typeof resourceSchema>

/** What the wizard saves: the request and everything that the four steps answered. */
const newEvaluationSchema = z.object({
  question,
  answer,
  grade: gradeSchema,
  overallAssessment: longText('The assessment'),
  score: marks.transform(Math.round),
  totalScore: marks.transform(Math.round),
  knowledgeGaps: z.array(knowledgeGapSchema).max(50),
  knowledgeMasteries: z.array(knowledgeMasterySchema).max(50),
  recommendedResources: z.array(resourceSchema).max(50),
  markingScheme: longText('The marking scheme'),
  /** Made by the client, one for each result: sent again with it, an evaluation is saved once. */
  submissionId: z.uuid().optional(),
  /** What the answer page says; practice is made from it. */
  expectedAnswer,
  /** As the mark came with it; without it nobody is named as the one who marked. */
  receipt: z.string().max(2_000).optional(),
  /** The own evaluation of the same question that this is another try at. */
  tryOf: z.number().int().positive().optional(),
})
export type NewEvaluation = z.output<typeof newEvaluationSchema>

export const evaluationSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  answer: z.string(),
  overallAssessment: z.string(),
  score: z.number(),
  totalScore: z.number(),
  grade: gradeSchema,
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  markedBy: markedBySchema.optional(),
  /** How a grown-up has changed it, oldest first; missing when nobody has. */
  remarks: z.array(remarkSchema).optional(),
  /** The first try at the same question; missing for that one. */
  tryOf: z.number().int().optional(),
  /** The check-up that asked the question; missing for every other. */
  checkupId: z.number().int().optional(),
  /** Every try at the same question with this one, oldest first; missing when there is one alone. */
  tries: z.array(trySchema).optional(),
})
export type Evaluation = z.infer<typeof evaluationSchema>

const savedGapSchema = z.object({
  id: z.number().int(),
  concept: z.string(),
  description: z.string(),
  standardId: z.number().int().nullable(),
  /** Missing while it is open. */
  end: gapEndSchema.optional(),
})
export type SavedGap = z.infer<typeof savedGapSchema>

export const standardSchema = z.object({ id: z.number().int(), standardCode: z.string() })

export const evaluationDetailSchema = z.object({
  evaluation: evaluationSchema.extend({
    markingScheme: z.string(),
    expectedAnswer: z.string().optional(),
    lines: z.array(workingLineSchema).optional(),
  }),
  gaps: z.array(savedGapSchema),
  resources: z.array(resourceSchema),
  standards: z.array(standardSchema),
})
export type EvaluationDetail = z.infer<typeof evaluationDetailSchema>

export const evaluationEndpoints = {
  makeMarkingScheme: {
    method: 'POST',
    path: '/api/evaluate/text/marking-scheme',
    body: z.object({ question, grade: gradeSchema, expectedAnswer, isReadRight }),
    answer: markingSchemeSchema,
    deadline: MARKING_SCHEME_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  assess: {
    method: 'POST',
    path: '/api/evaluate/text/assessment',
    body: z.object({
      question,
      answer,
      grade: gradeSchema,
      markingScheme: longText('The marking scheme'),
      totalPossibleScore: marks,
      expectedAnswer,
      marksUnknown,
      isReadRight,
    }),
    answer: assessmentSchema,
    deadline: TUTOR_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  /** Hints for what the child does not know, each a little more than the one before; none gives the answer away. */
  giveHints: {
    method: 'POST',
    path: '/api/evaluate/text/hints',
    body: z.object({ question, answer, isReadRight }),
    answer: z.object({ hints: z.array(z.string()) }),
  },
  /** For a question with pictures. */
  makeMarkingSchemeOfPictures: {
    method: 'POST',
    path: '/api/evaluate/image/marking-scheme',
    pictures: ['question_images'],
    body: z.object({ question, grade: gradeSchema, readQuestion, expectedAnswer, isReadRight }),
    answer: pictureMarkingSchemeSchema,
    deadline: MARKING_SCHEME_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  /** When question or answer has pictures. */
  assessPictures: {
    method: 'POST',
    path: '/api/evaluate/image/assessment',
    pictures: ['images', 'question_images'],
    body: z.object({
      question,
      answer,
      grade: gradeSchema,
      markingScheme: longText('The marking scheme'),
      totalPossibleScore: marksAsText,
      readQuestion,
      readAnswer: longText('The reading of the answer', LONGEST_MARKED).optional(),
      expectedAnswer,
      marksUnknown,
      isReadRight,
    }),
    answer: pictureAssessmentSchema,
    deadline: TUTOR_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  findGaps: {
    method: 'POST',
    path: '/api/evaluate/text/gaps',
    body: z.object({
      question,
      answer,
      grade: gradeSchema,
      assessment: longText('The assessment'),
      expectedAnswer,
      isReadRight,
    }),
    answer: findingsSchema,
    deadline: TUTOR_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  recommendResources: {
    method: 'POST',
    path: '/api/evaluate/resources',
    body: z.object({
      knowledgeGaps: z.array(knowledgeGapSchema).max(50),
      /** Marked at home: what Stepwise itself knows is enough, and nobody else is asked. */
      isAtHome: z.boolean().optional(),
    }),
    answer: z.object({ recommendedResources: z.array(resourceSchema) }),
    deadline: TUTOR_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  save: {
    method: 'POST',
    path: '/api/evaluations',
    body: newEvaluationSchema,
    answer: z.object({ id: z.number().int() }),
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/api/evaluations',
    query: pageSchema,
    answer: z.array(evaluationSchema),
  },
  detail: { method: 'GET', path: '/api/evaluations/:id', params: idParams, answer: evaluationDetailSchema },
} as const satisfies Endpoints
