import { useEffect, useRef, useState } from 'react'
import type { Child } from '#contract/children.ts'
import { whatGoesWithPage } from '#lib/before-leaving.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { useStartLearning } from './start-learning.ts'

interface ChangeDialogProps {
  child: Child
  onClose: () => void
}

/** Hands the window over to a child: says what would be lost with the page, then asks for the pictures. */
export function ChangeDialog({ child, onClose }: ChangeDialogProps) {
  const start = useStartLearning(child)
  const [losses] = useState(whatGoesWithPage)
  const [isAgreed, setAgreed] = useState(losses.length === 0)
  const close = () => !start.isPending && onClose()
  if (!isAgreed) {
    return (
      <Dialog
        title={`Change to ${child.name}?`}
        description={`What you typed is kept for you, but not ${losses.join(' and ')}.`}
        onClose={close}
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAgreed(true)}>Change</Button>
          <Button look="outlined" onClick={close}>
            Stay here
          </Button>
        </div>
      </Dialog>
    )
  }
  if (child.hasCode) return <CodeDialog child={child} start={start} onClose={close} />
  return (
    <Dialog title={`Hi, ${child.name}!`} description="One moment, please." onClose={close}>
      <Starting start={start} />
    </Dialog>
  )
}

/** Nothing is asked: it begins by itself. */
function Starting({ start }: { start: ReturnType<typeof useStartLearning> }) {
  const isBegun = useRef(false)
  const { mutate, error, isPending } = start
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    mutate({})
  }, [mutate])
  if (!error || isPending) return <Spinner className="size-8 text-brand" />
  return (
    <div className="grid gap-4">
      <Alert look="destructive" title="That did not work">
        {error.message}
      </Alert>
      <Button className="justify-self-start" onClick={() => mutate({})}>
        Try again
      </Button>
    </div>
  )
}
