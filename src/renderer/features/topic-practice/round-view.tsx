import { Check, Lightbulb, Sprout, Star } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { SpeakButton } from '#features/dictation/speak-button.tsx'
import { HandAnswer, MathsKeypad } from '#features/evaluations/index.ts'
import { classNames } from '#lib/class-names.ts'
import { Alert } from '#ui/alert.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { GoOnBar } from '#ui/go-on-bar.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { Markdown } from '#ui/markdown.tsx'
import type { Round } from './use-round.ts'

interface RoundViewProps {
  round: Round
  isSending: boolean
  askedBack: string | null
  onAnswer: (answer: string) => void
  onNext: () => void
  onEnd: () => void
}

/** One question of a round: two tries with a hint between, then what became of it. */
export function RoundView({ round, isSending, askedBack, onAnswer, onNext, onEnd }: RoundViewProps) {
  const { questions, answered, marked } = round
  const isDone = marked !== undefined && (marked.isRight || marked.steps !== undefined)
  // What was answered stays until the child goes on.
  const at = isDone ? answered.length - 1 : answered.length
  const question = questions[at] ?? ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Stars round={round} at={at} />
        <h2 className="min-w-0 text-[24px] leading-snug break-words">
          <Aloud what="the question">
            <Markdown>{question}</Markdown>
          </Aloud>
        </h2>
        {isDone ? (
          <Outcome round={round} isSending={isSending} onNext={onNext} />
        ) : (
          <AnswerForm
            key={at}
            question={question}
            hint={marked?.hint}
            isSending={isSending}
            askedBack={askedBack}
            onAnswer={onAnswer}
          />
        )}
      </Card>
      <Button look="quiet" disabled={isSending} onClick={onEnd} className="justify-self-start sm:-ml-3.5">
        Stop here
      </Button>
    </div>
  )
}

function Stars({ round: { questions, answered }, at }: { round: Round; at: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">
        Question {at + 1} of {questions.length}
      </p>
      <p className="flex gap-1">
        <span className="sr-only">{answered.filter(({ isRight }) => isRight).length} stars</span>
        {questions.map((question, index) => (
          <Star
            key={question}
            aria-hidden
            className={classNames(
              'size-5',
              answered[index]?.isRight ? 'fill-sun text-sun' : 'text-line-strong',
            )}
          />
        ))}
      </p>
    </div>
  )
}

interface AnswerFormProps {
  question: string
  /** After a first try. */
  hint: string | undefined
  isSending: boolean
  askedBack: string | null
  onAnswer: (answer: string) => void
}

function AnswerForm({ question, hint, isSending, askedBack, onAnswer }: AnswerFormProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hint === undefined) input.current?.focus()
    else input.current?.select()
    // The hint above has moved it down, maybe below the row of buttons.
    input.current?.scrollIntoView({ block: 'nearest' })
  }, [hint])
  const isEmpty = text.trim() === ''

  function submit(event: FormEvent | React.KeyboardEvent) {
    event.preventDefault()
    if (!isEmpty && !isSending) onAnswer(text)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status" className="empty:hidden">
        {hint !== undefined && (
          <div className="flex animate-rise items-start gap-3 rounded-medium bg-brand-soft px-4 py-3">
            <Lightbulb aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
            <Aloud what="the hint" className="flex-1">
              <Markdown>{hint}</Markdown>
            </Aloud>
          </div>
        )}
      </div>
      {askedBack !== null && (
        <Alert title="One more look">
          <p className="whitespace-pre-line">{askedBack}</p>
        </Alert>
      )}
      <Field label={hint === undefined ? 'Your answer' : 'Your answer now'}>
        {control => (
          <TextArea
            isShort
            ref={input}
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
            }}
            {...control}
          />
        )}
      </Field>
      <SpeakButton field={input} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <HandAnswer startsOpen question={question} onSet={setText} />
        <MathsKeypad field={input} />
      </div>
      <GoOnBar className="justify-start">
        <Button type="submit" disabled={isEmpty} isLoading={isSending}>
          {hint === undefined ? 'Check' : 'Check again'}
        </Button>
        <Button look="outlined" disabled={isSending} onClick={() => onAnswer('')}>
          {hint === undefined ? 'I don’t know yet' : 'Show me how'}
        </Button>
      </GoOnBar>
    </form>
  )
}

/** After the last try: a star, or the whole way. */
function Outcome({ round, isSending, onNext }: { round: Round; isSending: boolean; onNext: () => void }) {
  const { marked, answered, questions } = round
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const isRight = marked?.isRight === true
  const Icon = isRight ? Check : Sprout
  return (
    <div className="grid animate-rise grid-cols-[minmax(0,1fr)] gap-4">
      <p
        role="status"
        className={classNames(
          'flex items-center gap-2 rounded-medium px-4 py-3 font-bold',
          isRight ? 'bg-right-soft' : 'bg-sun-soft text-sun-ink',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2.5} />
        {isRight ? 'That is right. A star for you!' : 'Not yet. This is how it is done:'}
      </p>
      {marked?.steps && (
        <ol className="grid gap-2">
          {marked.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is what stands at its place
            <li key={index} className="rounded-medium bg-sunk px-4 py-3">
              <Aloud what={`step ${index + 1}`}>
                <Markdown>{step}</Markdown>
              </Aloud>
            </li>
          ))}
        </ol>
      )}
      <GoOnBar>
        <Button ref={next} isLoading={isSending} onClick={onNext}>
          {answered.length >= questions.length ? 'See how it went' : 'Next'}
        </Button>
      </GoOnBar>
    </div>
  )
}
