import { z } from 'zod'
import type { KnowledgeGap } from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import { VETTED_HOSTS } from '#contract/vetted-links.ts'
import type { ModelRequest } from '../model-request.ts'
import { FENCE_RULE, fenced } from './fence.ts'
import { studentWords } from './student.ts'

const schema = z.object({
  recommendedResources: z.array(
    z.object({
      title: z.string().min(1),
      description: z.string().min(1).describe('One or two sentences: what it is and how it helps'),
      url: z.string().nullable().describe('An https address on one of the named sites, else null'),
    }),
  ),
})

export type ResourcesAnswer = z.infer<typeof schema>

/** Asks for things to learn with. */
export function resourcesRequest(
  gaps: KnowledgeGap[],
  grade: Grade | undefined,
): ModelRequest<ResourcesAnswer> {
  return {
    name: 'resources',
    instruction: [
      'You are a librarian for children who recommends what helps with the knowledge gaps below.',
      grade === undefined ? 'The student is a school child.' : studentWords(grade),
      'Recommend two to five free resources: lessons, videos, games, things to do at home with what is there. Fit them to the gaps and the age.',
      `Give an address only on these sites, and only one that you are sure of; the site's own page of the subject is better than a deep link that may be gone: ${VETTED_HOSTS.join(', ')}. Otherwise null.`,
      FENCE_RULE,
      'Write short plain sentences for the child and a parent, without a web address in the text.',
    ].join('\n\n'),
    content: gaps.map(gap =>
      fenced(
        'KNOWLEDGE GAP',
        [gap.concept, gap.description, gap.relevantStandard].filter(Boolean).join('\n'),
      ),
    ),
    schema,
  }
}
