import { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import { writeSheetCode } from '#contract/sheet-code.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { request } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'
import type { ButtonLook } from '#ui/button.tsx'
import { PrintButton } from '#ui/paper/print-button.tsx'

/** Prints a practice sheet with its answers on the last page. */
export function PrintSheet({ code, look }: { code: string; look?: ButtonLook }) {
  const { data: user } = useCurrentUser()
  if (!user) return null
  return (
    <PrintButton
      look={look}
      title={`Practice sheet ${writeSheetCode(code)}`}
      name={user.childName}
      load={async () => {
        const { SheetPaper } = await loadPart(() => import('./sheet-paper.tsx'))
        return <SheetPaper sheet={await request(practiceSheetEndpoints.paper, { params: { code } })} />
      }}
    />
  )
}
