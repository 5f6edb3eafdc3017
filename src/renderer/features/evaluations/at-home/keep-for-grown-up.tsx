import { Inbox } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { wizard } from '../wizard-store.ts'

/** One press, and the work waits in the parent's corner. Says below why, where it could not be kept. */
export function KeepButton({ look = 'outlined' }: { look?: ButtonLook }) {
  const { isKeeping, keepProblem, grade } = useStore(wizard)
  if (grade === null) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Button look={look} isLoading={isKeeping} onClick={() => void wizard.getState().keepForGrownUp()}>
        {!isKeeping && <Inbox aria-hidden className="size-[22px]" />}
        Keep it for a grown-up
      </Button>
      {keepProblem !== null && (
        <p role="alert" className="text-small font-bold text-wrong">
          {keepProblem}
        </p>
      )}
    </div>
  )
}

/** For a child alone: nobody has to be there now. */
export function KeepForGrownUp() {
  return (
    <section
      aria-labelledby="keep-it"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-large bg-brand-soft p-4 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="keep-it" className="text-[20px]">
          No grown-up near?
        </h2>
        <p>It waits with your photos in the parent’s corner. You go on with something else.</p>
      </div>
      <KeepButton />
    </section>
  )
}
