import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { GRADES } from '#contract/grades.ts'
import { gradeOption } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { LogInLink } from './log-in-link.tsx'
import { ResetButton } from './reset-button.tsx'
import { takeFocus } from './step-focus.ts'
import { wizard } from './wizard-store.ts'

const parts = [
  'A marking scheme is made for the question.',
  'The answer is assessed against it, step by step.',
  'Knowledge gaps are found in the steps that went wrong.',
  'Learning resources are recommended to close them.',
]

/** Step 3: the grade, and what went wrong the last time. */
export function GradeStep() {
  const { grade, error, isLoading } = useStore(wizard)
  const { change, previous, submit } = wizard.getState()
  const select = useRef<HTMLSelectElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => takeFocus(alert.current ?? select.current), [])

  return (
    <Card className="animate-rise">
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <h2>Enter Grade Level &amp; Submit</h2>
        {error && (
          <Alert ref={alert} look="destructive" title="Error">
            <p>{error}</p>
            <p className="mt-1 text-small">Everything you typed is still here.</p>
            <LogInLink error={error} />
          </Alert>
        )}
        <Field label="Grade level" hint="We mark as a teacher of this grade would.">
          {control => (
            <Select
              ref={select}
              value={grade ?? ''}
              onChange={event =>
                change({ grade: GRADES.find(each => String(each) === event.target.value) ?? null })
              }
              {...control}
            >
              <option value="">Select a grade</option>
              {GRADES.map(each => (
                <option key={each} value={each}>
                  {gradeOption(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="rounded-medium bg-sunk p-4 sm:p-5">
          <h3>What happens next</h3>
          <ol className="mt-3 grid gap-2">
            {parts.map((part, index) => (
              <li key={part} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-pill bg-brand-soft font-heading text-small font-extrabold text-brand-strong"
                >
                  {index + 1}
                </span>
                {part}
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="outlined" onClick={previous}>
            Previous
          </Button>
          <ResetButton />
          <Button
            type="submit"
            disabled={grade === null}
            isLoading={isLoading}
            className="ml-auto max-[480px]:w-full"
          >
            {isLoading ? 'Evaluating...' : 'Evaluate Answer'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
