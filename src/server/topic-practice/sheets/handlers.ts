import type { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import type { Db } from '../../db/schema.ts'
import type { Handlers } from '../../http/routes.ts'
import type { Care } from '../../safety/care.ts'
import { HttpError } from '../../shared/http-error.ts'
import { enterAnswers } from './enter-answers.ts'
import { makeSheet } from './make-sheet.ts'
import { findSheet, listSheets, questionsOf, sheetOf } from './read-sheets.ts'

/** Practice on paper: sheets are made, found again by their code, and what was written is entered. */
export function practiceSheetHandlers(
  db: Db,
  care: Care,
  now: () => Date,
): Handlers<typeof practiceSheetEndpoints> {
  return {
    list: async ({ child }) => ({ sheets: await listSheets(db, child.id) }),
    async make({ body, child }) {
      const { id, without } = await makeSheet(db, child.id, body, now())
      const sheet = await db
        .selectFrom('practice_sheets')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { sheet: sheetOf(sheet, await questionsOf(db, id)), without }
    },
    async open({ params, child }) {
      const sheet = await findSheet(db, child.id, params.code)
      return sheetOf(sheet, await questionsOf(db, sheet.id))
    },
    async paper({ params, child }) {
      const sheet = await findSheet(db, child.id, params.code)
      const questions = await questionsOf(db, sheet.id)
      return { ...sheetOf(sheet, questions), solutions: questions.map(({ solution }) => solution) }
    },
    async enter({ params, body, child }) {
      for (const { number, answer } of body.answers) {
        await care.hearTexts(child, 'answer', { answer }).catch((error: unknown) => {
          throw namingPlace(error, number)
        })
      }
      let beside: { careWords?: string } = {}
      for (const { answer } of body.answers) {
        beside = { ...(await care.wordsBeside(child, 'answer', { answer })), ...beside }
      }
      return { ...(await enterAnswers(db, child.id, params.code, body.answers, now())), ...beside }
    },
  }
}

/** Which of the answers must not stay anywhere: the others do. */
function namingPlace(error: unknown, number: number): unknown {
  if (!(error instanceof HttpError) || error.fields?.answer === undefined) return error
  return new HttpError(error.status, error.code, error.message, { fields: { [number]: error.fields.answer } })
}
