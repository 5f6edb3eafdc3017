import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useIsYoung } from '#lib/young.ts'
import { Alert } from '#ui/alert.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { ForGrownUps } from '#ui/for-grown-ups.tsx'
import { GoOnBar } from '#ui/go-on-bar.tsx'
import { GradeSelect } from '#ui/grade-select.tsx'
import { StepNumber } from '#ui/step-number.tsx'
import { KeepButton } from './at-home/keep-for-grown-up.tsx'
import { GO_ON_KEYS, GoOnHint, useGoOnKey } from './go-on-key.tsx'
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

/** The same for the youngest. */
const shortParts = ['I look at your answer.', 'I show what is right.', 'I help you with the rest.']

/** Step 3: the grade, and what went wrong the last time. */
export function GradeStep() {
  const { grade, error, errorExactly, isLoading } = useStore(wizard)
  const { change, previous, submit } = wizard.getState()
  const shownParts = useIsYoung() ? shortParts : parts
  const select = useRef<HTMLSelectElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => takeFocus(alert.current ?? select.current), [])
  useGoOnKey(() => grade !== null && void submit())

  return (
    <Card data-answering className="animate-rise">
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
            <div className="mt-3">
              <KeepButton />
            </div>
            {errorExactly && <ForGrownUps className="mt-2">{errorExactly}</ForGrownUps>}
          </Alert>
        )}
        <Field label="Grade level" hint="We mark as a teacher of this grade would.">
          {control => (
            <GradeSelect
              ref={select}
              grade={grade}
              onChange={chosen => change({ grade: chosen })}
              {...control}
            />
          )}
        </Field>
        <div className="rounded-medium bg-sunk p-4 sm:p-5">
          <h3>What happens next</h3>
          <Aloud what="what happens next">
            <ol className="mt-3 grid gap-2">
              {shownParts.map((part, index) => (
                <li key={part} className="flex gap-3">
                  <StepNumber number={index + 1} />
                  {part}
                </li>
              ))}
            </ol>
          </Aloud>
        </div>
        <GoOnBar className="justify-start">
          <Button look="outlined" onClick={previous}>
            Previous
          </Button>
          <ResetButton />
          <div className="ml-auto flex items-center gap-4 max-[480px]:w-full">
            <GoOnHint />
            <Button
              type="submit"
              disabled={grade === null}
              isLoading={isLoading}
              aria-keyshortcuts={GO_ON_KEYS}
              className="max-[480px]:w-full"
            >
              {isLoading ? 'Evaluating...' : 'Evaluate Answer'}
            </Button>
          </div>
        </GoOnBar>
      </form>
    </Card>
  )
}
