import { Save } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { Alert } from '#ui/alert.tsx'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { wizard } from '../wizard-store.ts'

function useIsUnsaved(): boolean {
  return useStore(wizard, ({ result }) => result !== null && result.savedId === undefined)
}

/** Says that the shown result is not saved yet, why, and what helps; nothing once it is. */
export function SaveNotice() {
  const { isSaving, saveError } = useStore(wizard)
  const isUnsaved = useIsUnsaved()
  if (!isUnsaved) return null
  return (
    <div className="mb-4">
      <Alert look="destructive" title={saveError === null ? 'This result is not saved yet' : 'Error'}>
        {saveError !== null && (
          <>
            <p>{saveError}</p>
            <p className="font-bold">This result is not saved yet.</p>
          </>
        )}
        <p>
          It stays here, even when the page is loaded again, but it is not among your past assessments yet.
        </p>
        <Button
          look="outlined"
          className="mt-3"
          isLoading={isSaving}
          onClick={() => void wizard.getState().save()}
        >
          <Save aria-hidden className="size-[22px]" />
          Save again
        </Button>
      </Alert>
    </div>
  )
}

interface StartAgainProps {
  look?: ButtonLook
  onStart: () => void
  children?: ReactNode
}

/** Leaves the result for an empty wizard; asks first while the result would be lost. */
export function StartAgain({
  look = 'filled',
  onStart,
  children = 'Start a New Evaluation',
}: StartAgainProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isUnsaved = useIsUnsaved()
  return (
    <>
      <Button
        look={look}
        onClick={() => (isUnsaved ? setIsAsking(true) : onStart())}
        className="max-sm:w-full"
      >
        {children}
      </Button>
      {isAsking && (
        <Dialog
          title="This result is not saved yet"
          description="If you start a new evaluation now, this result is gone."
          onClose={() => setIsAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outlined" onClick={() => setIsAsking(false)}>
              Keep it here
            </Button>
            <Button onClick={onStart} className="bg-wrong hover:bg-wrong hover:opacity-90">
              Start without it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
