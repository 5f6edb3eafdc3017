import { Sprout, Star, Zap } from 'lucide-react'
import { type FormEvent, type RefObject, useRef } from 'react'
import type { Sheet, SheetQuestion } from '#contract/practice-sheets.ts'
import { writeSheetCode } from '#contract/sheet-code.ts'
import { practicePath } from '#features/boosters/practice-path.ts'
import { MathsKeypad } from '#features/evaluations/index.ts'
import { formatDay } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CareCard } from '#ui/care-card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { useEntering } from './use-entering.ts'

/** A sheet's questions, to enter what was written on paper, each with what has come of it. */
export function SheetView({ sheet: loaded }: { sheet: Sheet }) {
  const entering = useEntering(loaded)
  const { sheet, send, error, entered } = entering
  const field = useRef<HTMLTextAreaElement>(null)
  const open = sheet.questions.filter(({ answered }) => !answered)
  const right = sheet.questions.filter(({ answered }) => answered?.isRight).length

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2>
            Sheet <span className="tracking-wider">{writeSheetCode(sheet.code)}</span>
          </h2>
          <p role="status" className="text-ink-soft">
            {formatDay(sheet.createdAt)} · {sheet.questions.length} questions
            {open.length < sheet.questions.length &&
              `, ${right} right of ${sheet.questions.length - open.length}`}
          </p>
        </div>
        <PrintSheet code={sheet.code} />
      </Card>
      <CareCard>{entered?.careWords}</CareCard>
      <Wobble wobbles={entered?.wobbles ?? []} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sheet.questions.map(question => (
          <li key={question.number}>
            <QuestionCard question={question} entering={entering} field={field} />
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <Alert look="destructive" title="That did not get through">
          <p>{error} Your answers are still here.</p>
        </Alert>
      )}
      {open.length > 0 && <CheckCard entering={entering} field={field} />}
    </form>
  )
}

interface EnteringProps {
  entering: ReturnType<typeof useEntering>
  /** The field that was typed in last: the keypad writes there. */
  field: RefObject<HTMLTextAreaElement | null>
}

function QuestionCard({ question, entering, field }: EnteringProps & { question: SheetQuestion }) {
  const { texts, type, entered, ways } = entering
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-3 text-[20px]">
        <b className="font-heading">{question.number}.</b>
        <Aloud what={`question ${question.number}`} className="flex-1 break-words">
          <Markdown>{question.question}</Markdown>
        </Aloud>
      </div>
      {question.answered ? (
        <Outcome answered={question.answered} steps={ways[question.number]} />
      ) : (
        <Field
          label="What you wrote"
          error={entered?.unread.find(({ number }) => number === question.number)?.asked}
        >
          {control => (
            <TextArea
              isShort
              value={texts[question.number] ?? ''}
              onFocus={event => {
                field.current = event.currentTarget
              }}
              onChange={event => type(question.number, event.target.value)}
              {...control}
            />
          )}
        </Field>
      )}
    </Card>
  )
}

function CheckCard({ entering: { sheet, texts, isSending }, field }: EnteringProps) {
  const isEmpty = sheet.questions.every(
    ({ number, answered }) => answered || (texts[number] ?? '').trim() === '',
  )
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:bottom-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={isEmpty} isLoading={isSending}>
          Check my answers
        </Button>
        <p className="min-w-0 flex-1 basis-52 text-small text-ink-soft">
          Leave empty what you haven’t written yet. You can come back with the code.
        </p>
      </div>
      <MathsKeypad field={field} />
    </Card>
  )
}

interface OutcomeProps {
  answered: NonNullable<SheetQuestion['answered']>
  /** The way to the answer; missing where it is right, or was entered before. */
  steps: readonly string[] | undefined
}

function Outcome({ answered: { answer, isRight }, steps }: OutcomeProps) {
  const Icon = isRight ? Star : Sprout
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div
        className={
          isRight
            ? 'flex items-start gap-2 rounded-medium bg-right-soft px-4 py-3'
            : 'flex items-start gap-2 rounded-medium bg-sun-soft px-4 py-3 text-sun-ink'
        }
      >
        <Icon
          aria-hidden
          className={isRight ? 'mt-0.5 size-5 shrink-0 fill-sun text-sun' : 'mt-0.5 size-5 shrink-0'}
        />
        <b className="shrink-0">{isRight ? 'Right:' : 'Not yet:'}</b>
        <div className="min-w-0 flex-1 break-words">
          <TypedText>{answer}</TypedText>
        </div>
      </div>
      {steps && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is what stands at its place
            <li key={index} className="rounded-medium bg-sunk px-4 py-3">
              <Aloud what={`step ${index + 1}`}>
                <Markdown>{step}</Markdown>
              </Aloud>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Wobble({
  wobbles: [first],
}: {
  wobbles: readonly { gapId: number; concept: string; description: string }[]
}) {
  if (!first) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-60">
        <b>Practise this next: {first.concept}.</b> {first.description}
      </p>
      <ButtonLink to={practicePath(first.gapId)} look="outlined">
        <Zap aria-hidden className="size-[22px]" />
        Practise this
      </ButtonLink>
    </Card>
  )
}
