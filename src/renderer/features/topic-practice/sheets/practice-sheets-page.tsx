import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { MakeSheetForm } from './make-sheet-form.tsx'
import { OpenSheetForm } from './open-sheet-form.tsx'
import { SheetList } from './sheet-list.tsx'
import { CODE_PARAMETER, SHEETS_PATH } from './sheet-path.ts'
import { SheetView } from './sheet-view.tsx'

/** Practice on paper: make a sheet, print it, and enter what was written. */
export default function PracticeSheetsPage() {
  const [params] = useSearchParams()
  const code = params.get(CODE_PARAMETER)
  return (
    <div className="mx-auto max-w-[860px]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading
          intro={
            code === null
              ? 'Print questions, solve them with a pencil, then enter your answers here.'
              : undefined
          }
        >
          Practice on paper
        </PageHeading>
        <ButtonLink to={code === null ? '/practise' : SHEETS_PATH} look="quiet" className="-mx-3.5 shrink-0">
          <ArrowLeft aria-hidden className="size-[22px]" />
          {code === null ? 'Practise on the screen' : 'All sheets'}
        </ButtonLink>
      </div>
      {code === null ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OpenSheetForm />
          <MakeSheetForm />
          <SheetList />
        </div>
      ) : (
        <Loaded
          key={code}
          endpoint={practiceSheetEndpoints.open}
          input={{ params: { code } }}
          what="The sheet"
          instead="Please check the code and try again."
        >
          {sheet => <SheetView sheet={sheet} />}
        </Loaded>
      )}
    </div>
  )
}
