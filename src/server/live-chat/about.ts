import type { About } from '#contract/chat-help.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'

/** What a reference stands for: the question, and the child's answer and the gap where there are any. */
export interface Referred {
  question: string
  answer?: string
  gap?: { concept: string; description: string }
}

/** @throws HttpError 404 where the child has nothing like it */
export async function lookUp(db: Db, childId: number, about: About): Promise<Referred> {
  const found = await find(db, childId, about)
  if (found) return found
  throw new HttpError(
    404,
    'not_found',
    'We couldn’t find what you want to talk about. It may have been deleted.',
  )
}

async function find(db: Db, childId: number, { kind, id }: About): Promise<Referred | undefined> {
  if (kind === 'evaluation') {
    return db
      .selectFrom('evaluations')
      .select(['question', 'answer'])
      .where('id', '=', id)
      .where('child_id', '=', childId)
      .executeTakeFirst()
  }
  if (kind === 'gap') {
    const row = await db
      .selectFrom('gaps')
      .innerJoin('evaluations', 'evaluations.id', 'gaps.evaluation_id')
      .select(['question', 'answer', 'concept', 'description'])
      .where('gaps.id', '=', id)
      .where('gaps.child_id', '=', childId)
      .executeTakeFirst()
    return row && referredOf(row)
  }
  const row = await db
    .selectFrom('mcqs')
    .innerJoin('gaps', 'gaps.id', 'mcqs.gap_id')
    .select(['mcqs.question', 'concept', 'description'])
    .where('mcqs.id', '=', id)
    .where('gaps.child_id', '=', childId)
    .executeTakeFirst()
  return row && referredOf(row)
}

function referredOf({
  concept,
  description,
  ...rest
}: {
  question: string
  answer?: string
  concept: string
  description: string
}): Referred {
  return { ...rest, gap: { concept, description } }
}
