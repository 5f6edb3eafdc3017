import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { practiceSheetEndpoints, WRONG_SHEET_CODE } from '#contract/practice-sheets.ts'
import { readSheetCode, writeSheetCode } from '#contract/sheet-code.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { sheetPath } from './sheet-path.ts'

/** Opens a sheet by the code that is printed on it. */
export function OpenSheetForm() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const navigate = useNavigate()

  async function open(event: FormEvent) {
    event.preventDefault()
    const code = readSheetCode(text)
    if (code === undefined) return setError(WRONG_SHEET_CODE)
    setError(undefined)
    setLooking(true)
    try {
      await request(practiceSheetEndpoints.open, { params: { code } })
      navigate(sheetPath(code))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
    } finally {
      setLooking(false)
    }
  }

  return (
    <Card>
      <form onSubmit={event => void open(event)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2>Enter your answers</h2>
        <div className="grid items-start gap-4 sm:grid-cols-[260px_auto] sm:justify-start">
          <Field
            label="Code of the sheet"
            hint={`Six letters at the top, such as ${writeSheetCode('BCDFGJ')}`}
            error={error}
          >
            {control => (
              <TextInput
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                value={text}
                onChange={event => setText(event.target.value)}
                className="font-heading font-extrabold tracking-widest uppercase"
                {...control}
              />
            )}
          </Field>
          <Button type="submit" disabled={text.trim() === ''} isLoading={isLooking} className="sm:mt-8">
            Open the sheet
          </Button>
        </div>
      </form>
    </Card>
  )
}
