import { type FormEvent, useState } from 'react'
import { type CheckupArea, LEAST_QUESTIONS, MOST_QUESTIONS } from '#contract/checkups.ts'
import type { Grade } from '#contract/grades.ts'
import { useCurrentUser, usualGrade } from '#features/accounts/current-user.ts'
import { useIsYoung } from '#lib/young.ts'
import { Alert } from '#ui/alert.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { GradeSelect } from '#ui/grade-select.tsx'
import { Pip } from '#ui/pip.tsx'
import type { Choice } from './use-checkup.ts'

interface CheckupStartProps {
  areas: readonly CheckupArea[]
  /** A skill that is due: only this one is looked at. */
  concept: string | undefined
  lastGrade: Grade | undefined
  isStarting: boolean
  error: string | null
  onStart: (choice: Choice) => void
}

/** Grade and areas; nothing chosen is a mix of all. */
export function CheckupStart({ areas, concept, lastGrade, isStarting, error, onStart }: CheckupStartProps) {
  const { data: user } = useCurrentUser()
  const isYoung = useIsYoung()
  const [grade, setGrade] = useState<Grade | null>(user?.grade ?? lastGrade ?? usualGrade(user))
  const [chosen, setChosen] = useState<readonly string[]>([])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (grade === null) return
    onStart({
      grade,
      areas: concept === undefined ? [...chosen] : [],
      ...(concept !== undefined && { concepts: [concept] }),
    })
  }

  return (
    <Card>
      <form onSubmit={submit} className="grid gap-5">
        <div className="flex items-center gap-4">
          <Pip pose="looking" className="w-20 shrink-0 sm:w-24" />
          <Aloud what="how it goes" className="flex-1">
            {concept !== undefined
              ? `Let’s see whether you still know this: ${concept}.`
              : isYoung
                ? 'One question at a time. You can stop when you like. “I don’t know yet” is fine, too.'
                : `${LEAST_QUESTIONS} to ${MOST_QUESTIONS} questions, one at a time. You can stop whenever you like and go on later. “I don’t know yet” is a good answer, too.`}
          </Aloud>
        </div>
        {error !== null && (
          <Alert look="destructive" title="It could not be started">
            <p>{error}</p>
          </Alert>
        )}
        <Field label="Grade level" hint="It starts there, and goes up or down with your answers.">
          {control => <GradeSelect grade={grade} onChange={setGrade} {...control} />}
        </Field>
        {concept === undefined && (
          <fieldset>
            <legend className="mb-2 font-bold">What shall we look at?</legend>
            <p className="mb-2 text-small text-ink-soft">Nothing chosen is a mix of everything.</p>
            <div className="flex flex-wrap gap-2">
              {areas.map(({ id, name }) => (
                <label
                  key={id}
                  className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border-2 border-line-strong px-4 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
                >
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={() =>
                      setChosen(chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id])
                    }
                    className="size-5 accent-brand"
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Button type="submit" disabled={grade === null} isLoading={isStarting} className="justify-self-start">
          Start the check-up
        </Button>
      </form>
    </Card>
  )
}
