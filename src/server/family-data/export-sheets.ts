import { writeSheetCode } from '#contract/sheet-code.ts'
import type { OwnedRows } from './owned-rows.ts'

/** Practice on paper, for people to read: what was asked, and what was entered. */
export function* practiceSheets(rows: OwnedRows): Iterable<string> {
  yield '# Practice sheets'
  for (const sheet of rows.of('practice_sheets')) {
    yield `## Sheet ${writeSheetCode(String(sheet.code))}, Grade ${String(sheet.grade)}`
    for (const asked of rows.partsOf('practice_sheet_questions', 'practice_sheet_id', sheet.id)) {
      yield `${String(asked.number)}. ${String(asked.question)} (answer: ${String(asked.solution)})`
      if (asked.answer !== null) yield `${asked.is_right ? 'Right' : 'Not yet'}: ${String(asked.answer)}`
    }
  }
}
