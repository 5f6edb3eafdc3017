import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '#lib/load-part.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import type { ToPrint } from './print-dialog.tsx'

const PrintDialog = lazy(async () => ({
  default: (await loadPart(() => import('./print-dialog.tsx'))).PrintDialog,
}))

interface PrintButtonProps extends ToPrint {
  look?: ButtonLook
  className?: string
  /** Where there is little room, the icon stands for the word. */
  isSmall?: boolean
}

/** Prints something of a child's: its content is fetched once the button is pressed. */
export function PrintButton({ look = 'outlined', className, isSmall = false, ...toPrint }: PrintButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        className={className}
        onClick={() => setOpen(true)}
        title="Print"
        aria-label="Print"
      >
        <Printer aria-hidden className="size-[22px] shrink-0" />
        <span className={isSmall ? 'max-sm:hidden' : undefined}>Print</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrintDialog {...toPrint} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
