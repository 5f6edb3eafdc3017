import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Grade } from '#contract/grades.ts'
import { MOST_SHEET_PARTS, practiceSheetEndpoints } from '#contract/practice-sheets.ts'
import { request } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { GradeSelect } from '#ui/grade-select.tsx'
import { Select } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'
import { useUsualGrade } from '../use-usual-grade.ts'
import { GapChoice, TopicChoice } from './choices.tsx'
import { sheetPath } from './sheet-path.ts'

const COUNTS = [5, 10, 15, 20, 30]
const USUAL_COUNT = 10

/** Chooses what a sheet asks, and makes it. */
export function MakeSheetForm() {
  const usual = useUsualGrade()
  const [chosenGrade, setGrade] = useState<Grade>()
  const grade = chosenGrade ?? usual
  const [count, setCount] = useState(USUAL_COUNT)
  const [gaps, setGaps] = useState<readonly number[]>([])
  const [topics, setTopics] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const navigate = useNavigate()
  const chosen = gaps.length + topics.length

  async function make(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    setMaking(true)
    try {
      const body = { grade, count, gaps: [...gaps], topics: [...topics] }
      const { sheet, without } = await request(practiceSheetEndpoints.make, { body })
      if (without.length > 0) {
        toast({
          title: 'Not on the sheet',
          description: `There are no questions to write yet about: ${without.join(', ')}. Practise it on the screen.`,
        })
      }
      navigate(sheetPath(sheet.code))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
    } finally {
      setMaking(false)
    }
  }

  return (
    <Card>
      <form onSubmit={event => void make(event)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2>Make a new sheet</h2>
        <GapChoice chosen={gaps} onChange={setGaps} />
        <TopicChoice grade={grade} chosen={topics} onChange={setTopics} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Grade level">
            {control => (
              <GradeSelect grade={grade} onChange={next => setGrade(next ?? undefined)} {...control} />
            )}
          </Field>
          <Field label="How many questions?">
            {control => (
              <Select value={count} onChange={event => setCount(Number(event.target.value))} {...control}>
                {COUNTS.map(each => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {error !== undefined && (
          <Alert look="destructive" title="The sheet could not be made">
            <p>{error}</p>
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={chosen === 0 || chosen > MOST_SHEET_PARTS} isLoading={isMaking}>
            Make the sheet
          </Button>
          <p role="status" className="text-small text-ink-soft">
            {chosen > MOST_SHEET_PARTS
              ? `Please choose at most ${MOST_SHEET_PARTS} things for one sheet.`
              : chosen === 0 && 'Choose a gap or a topic first.'}
          </p>
        </div>
      </form>
    </Card>
  )
}
