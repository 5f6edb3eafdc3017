import type { Grade } from '#contract/grades.ts'
import type { Db } from '../db/schema.ts'

/** Keeps the grade that was chosen for a child, so that it is asked for once. */
export async function keepGrade(db: Db, childId: number, grade: Grade): Promise<void> {
  await db.updateTable('children').set({ grade }).where('id', '=', childId).execute()
}
