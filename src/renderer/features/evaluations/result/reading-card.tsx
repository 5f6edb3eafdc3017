import { BookOpenText } from 'lucide-react'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { LONGEST_MARKED } from '#contract/text.ts'
import { formatCount } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { LogInLink } from '../log-in-link.tsx'
import type { Reading, Side } from '../pictures.ts'
import { wizard } from '../wizard-store.ts'

const sides = ['question', 'answer'] as const satisfies Side[]
const labels = { question: 'The question in the pictures', answer: 'The answer in the pictures' }

/**
 * What the AI read in the pictures. Most errors in marking handwriting are errors in reading it, so that a parent can
 * correct the words and have them marked again.
 */
export function ReadingCard({ reading }: { reading: Reading }) {
  const correction = useStore(wizard, state => state.correction)
  const error = useStore(wizard, state => state.error)
  const [isCorrecting, setCorrecting] = useState(correction !== null)
  const [words, setWords] = useState<Reading>(correction ?? reading)
  const id = useId()
  const shown = sides.filter(side => reading[side] !== undefined)
  if (shown.length === 0) return null

  const isTooLong = shown.some(side => (words[side]?.length ?? 0) > LONGEST_MARKED)
  const isChanged = shown.some(side => words[side]?.trim() !== reading[side]?.trim())
  const isEmpty = shown.some(side => words[side]?.trim() === '')

  return (
    <Card className="mb-4" aria-labelledby={id}>
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void wizard.getState().markAgain(words)
        }}
      >
        <div className="flex items-start gap-3">
          <BookOpenText aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          <div>
            <h2 id={id} className="text-[20px]">
              I read this as …
            </h2>
            <p className="text-small text-ink-soft">
              Handwriting is easy to misread. Is every word and number right?
            </p>
          </div>
        </div>
        {error && (
          <Alert look="destructive" title="Error">
            <p>{error}</p>
            <p className="mt-1 text-small">Your correction and the earlier result are still here.</p>
            <LogInLink error={error} />
          </Alert>
        )}
        {shown.map(side =>
          isCorrecting ? (
            <Field
              key={side}
              label={labels[side]}
              error={
                (words[side]?.length ?? 0) > LONGEST_MARKED
                  ? `At most ${formatCount(LONGEST_MARKED)} characters, please`
                  : undefined
              }
            >
              {control => (
                <TextArea
                  value={words[side] ?? ''}
                  onChange={event => setWords({ ...words, [side]: event.target.value })}
                  autoFocus={side === shown[0]}
                  {...control}
                />
              )}
            </Field>
          ) : (
            <figure key={side} className="min-w-0">
              <figcaption className="text-small text-ink-soft">{labels[side]}</figcaption>
              <blockquote className="mt-1 rounded-medium bg-sunk px-4 py-3 break-words whitespace-pre-wrap">
                <TypedText>{reading[side] ?? ''}</TypedText>
              </blockquote>
            </figure>
          ),
        )}
        <div className="flex flex-wrap gap-3">
          {isCorrecting ? (
            <>
              <Button type="submit" look="outlined" disabled={!isChanged || isEmpty || isTooLong}>
                Mark Again
              </Button>
              <Button
                look="quiet"
                onClick={() => {
                  setWords(reading)
                  setCorrecting(false)
                  wizard.setState({ correction: null, error: null })
                }}
              >
                Cancel
              </Button>
            </>
          ) : (
            <Button look="outlined" onClick={() => setCorrecting(true)}>
              Correct the Reading
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
