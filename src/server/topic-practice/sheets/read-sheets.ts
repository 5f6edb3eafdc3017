import type { ListedSheet, Sheet } from '#contract/practice-sheets.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { HttpError } from '../../shared/http-error.ts'

/** So many are listed; an older one opens by its code all the same. */
const MOST_LISTED = 50

/** @throws HttpError 404 where the child has no sheet of this code */
export async function findSheet(db: Db, childId: number, code: string) {
  const found = await db
    .selectFrom('practice_sheets')
    .selectAll()
    .where('child_id', '=', childId)
    .where('code', '=', code)
    .executeTakeFirst()
  if (found) return found
  throw new HttpError(404, 'not_found', 'No practice sheet of yours has this code. Is it somebody else’s?')
}

/** The questions of a sheet in their order. */
export function questionsOf(db: Db | Trx, sheetId: number) {
  return db
    .selectFrom('practice_sheet_questions')
    .selectAll()
    .where('practice_sheet_id', '=', sheetId)
    .orderBy('number')
    .execute()
}
export type SheetQuestionRow = Awaited<ReturnType<typeof questionsOf>>[number]

/** A sheet as the page shows it. */
export function sheetOf(
  { code, created_at }: { code: string; created_at: string },
  questions: readonly SheetQuestionRow[],
): Sheet {
  return {
    code,
    createdAt: created_at,
    questions: questions.map(({ number, concept, question, answer, is_right }) => ({
      number,
      concept,
      question,
      ...(answer !== null && { answered: { answer, isRight: is_right === 1 } }),
    })),
  }
}

/** The child's sheets, the newest first, each with how far it is entered. */
export async function listSheets(db: Db, childId: number): Promise<ListedSheet[]> {
  const sheets = await db
    .selectFrom('practice_sheets')
    .select(['id', 'code', 'created_at'])
    .where('child_id', '=', childId)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const ids = sheets.map(({ id }) => id)
  const rows = await db
    .selectFrom('practice_sheet_questions')
    .select(['practice_sheet_id', 'concept', 'is_right'])
    .where('practice_sheet_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('number')
    .execute()
  const bySheet = Map.groupBy(rows, row => row.practice_sheet_id)
  return sheets.map(({ id, code, created_at }) => {
    const questions = bySheet.get(id) ?? []
    return {
      code,
      createdAt: created_at,
      concepts: [...new Set(questions.map(({ concept }) => concept))],
      questions: questions.length,
      answered: questions.filter(({ is_right }) => is_right !== null).length,
      right: questions.filter(({ is_right }) => is_right === 1).length,
    }
  })
}
