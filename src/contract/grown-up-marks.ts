import { z } from 'zod'
import { type Endpoints, idParams } from './endpoint.ts'
import {
  answer,
  assessmentSchema,
  evaluationDetailSchema,
  findingsSchema,
  markingSchemeSchema,
  marks,
  question,
  resourceSchema,
} from './evaluations.ts'
import { gradeSchema } from './grades.ts'
import {
  aboveTotal,
  expectedAnswer,
  judgementSchema,
  onTheSpot,
  refuseAboveTotal,
  toPractiseSchema,
  wholeMarks,
} from './marking.ts'
import { longText, requiredText } from './text.ts'

/** A whole result without an AI's steps: save it as it is. */
const homeMarkSchema = assessmentSchema.extend({
  ...markingSchemeSchema.shape,
  ...findingsSchema.shape,
  recommendedResources: z.array(resourceSchema),
})
export type HomeMark = z.infer<typeof homeMarkSchema>

const remarkBodySchema = z
  .object({
    score: wholeMarks(0).optional(),
    totalScore: wholeMarks(1).optional(),
    /** Ids of this evaluation's gaps. */
    dropGaps: z.array(z.number().int().positive()).max(50).optional(),
    addGaps: z.array(toPractiseSchema).max(20).optional(),
    /** In place of what the answer page was taken to say. */
    expectedAnswer,
    /** Made by the client, one for each change: sent again with it, it is made once. */
    submissionId: z.uuid().optional(),
    reason: requiredText('The reason', 'Please say in a few words why this changes.'),
    ...onTheSpot,
  })
  .refine(refuseAboveTotal, aboveTotal)
export type RemarkBody = z.output<typeof remarkBodySchema>

/** What a grown-up marks. Each needs the parent's corner open, else 403 `parent_needed`, or the password, else 400 `wrong_password`. */
export const grownUpMarkEndpoints = {
  /** A grown-up's own mark. */
  markByGrownUp: {
    method: 'POST',
    path: '/api/evaluate/grown-up',
    body: z
      .object({
        question,
        answer,
        grade: gradeSchema,
        score: wholeMarks(0),
        totalScore: wholeMarks(1),
        /** A sentence for the child. */
        words: longText('The sentence').optional(),
        practise: z.array(toPractiseSchema).max(20).optional(),
        ...onTheSpot,
      })
      .refine(refuseAboveTotal, aboveTotal),
    answer: homeMarkSchema,
  },
  /** "Is this right?": what a grown-up says of the parts that the answer page left undecided. */
  judge: {
    method: 'POST',
    path: '/api/evaluate/judgement',
    body: z.object({
      question,
      answer,
      grade: gradeSchema,
      expectedAnswer: expectedAnswer.unwrap(),
      totalPossibleScore: marks,
      /** One for each undecided part, in their order. */
      judgements: z.array(judgementSchema).min(1).max(50),
      /** A sentence for the child. */
      words: longText('The sentence').optional(),
      ...onTheSpot,
    }),
    answer: homeMarkSchema,
  },
  /** A grown-up puts a mark right; the first one stays beside it. */
  remark: {
    method: 'PATCH',
    path: '/api/evaluations/:id',
    params: idParams,
    body: remarkBodySchema,
    answer: evaluationDetailSchema,
  },
} as const satisfies Endpoints
