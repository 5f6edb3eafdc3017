/** The address of practice on paper. */
export const SHEETS_PATH = '/practice-sheets'
/** Names the sheet to open. */
export const CODE_PARAMETER = 'code'

/** Where a sheet's answers are entered. */
export function sheetPath(code: string): string {
  return `${SHEETS_PATH}?${CODE_PARAMETER}=${code}`
}
