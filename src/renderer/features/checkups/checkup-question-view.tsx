import { Check, Sprout } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import {
  type Checkup,
  type CheckupAnswer,
  type CheckupQuestion,
  LEAST_QUESTIONS,
  MOST_QUESTIONS,
} from '#contract/checkups.ts'
import { SpeakButton } from '#features/dictation/speak-button.tsx'
import { HandAnswer, MathsKeypad } from '#features/evaluations/index.ts'
import { useIsYoung } from '#lib/young.ts'
import { Alert } from '#ui/alert.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { GoOnBar } from '#ui/go-on-bar.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { useAnswerDraft } from './use-answer-draft.ts'

interface CheckupQuestionViewProps {
  checkup: Checkup
  question: CheckupQuestion
  isSending: boolean
  error: string | null
  askedBack: string | null
  onAnswer: (answer: string) => void
  onEnd: () => void
}

/** One question to type an answer to, and what the one before has shown. */
export function CheckupQuestionView({
  checkup,
  question,
  isSending,
  error,
  askedBack,
  onAnswer,
  onEnd,
}: CheckupQuestionViewProps) {
  const [text, setText] = useAnswerDraft(`${checkup.id}/${question.number}`)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isYoung = useIsYoung()
  const last = checkup.answers.at(-1)
  const isEmpty = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty) onAnswer(text)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {last && <LastAnswer answer={last} />}
      <Card className="animate-rise">
        <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Progress number={question.number} />
          <h2 className="min-w-0 text-[24px] leading-snug break-words">
            <Aloud what="the question">
              <Markdown>{question.question}</Markdown>
            </Aloud>
          </h2>
          <Notes askedBack={askedBack} error={error} />
          <Field
            label="Your answer"
            hint={
              isYoung
                ? 'Type what you think. A try is good!'
                : 'Write each step on its own line. That shows how you think.'
            }
          >
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
            <HandAnswer startsOpen question={question.question} onSet={setText} />
            <MathsKeypad field={input} />
          </div>
          <GoOnBar className="justify-start">
            <Button type="submit" disabled={isEmpty} isLoading={isSending}>
              Next
            </Button>
            <Button look="outlined" disabled={isSending} onClick={() => onAnswer('')}>
              I don’t know yet
            </Button>
          </GoOnBar>
        </form>
      </Card>
      <WaysOut canFinish={checkup.answers.length > 0} isSending={isSending} onEnd={onEnd} />
    </div>
  )
}

/** What is to be said before the answer counts. */
function Notes({ askedBack, error }: Pick<CheckupQuestionViewProps, 'askedBack' | 'error'>) {
  return (
    <>
      {askedBack !== null && (
        <Alert title="One more look">
          <p className="whitespace-pre-line">{askedBack}</p>
        </Alert>
      )}
      {error !== null && (
        <Alert look="destructive" title="That did not get through">
          <p>{error}</p>
          <p className="mt-1 text-small">Your answer is still here. Please send it again.</p>
        </Alert>
      )}
    </>
  )
}

interface WaysOutProps extends Pick<CheckupQuestionViewProps, 'isSending' | 'onEnd'> {
  canFinish: boolean
}

function WaysOut({ canFinish, isSending, onEnd }: WaysOutProps) {
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <ButtonLink to="/boosters" look="quiet" className="sm:-ml-3.5">
        Go on later
      </ButtonLink>
      {canFinish && (
        <Button look="quiet" disabled={isSending} onClick={onEnd} className="sm:-mr-3.5">
          Finish now
        </Button>
      )}
    </div>
  )
}

function Progress({ number }: { number: number }) {
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        Question {number}{' '}
        <span className="text-small">
          of {LEAST_QUESTIONS} to {MOST_QUESTIONS}
        </span>
      </p>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-pill bg-sunk">
        <span
          className="block h-full origin-left rounded-pill bg-sun transition-transform duration-200"
          style={{ transform: `scaleX(${(number - 1) / MOST_QUESTIONS})` }}
        />
      </span>
    </div>
  )
}

/** In one calm line; all of it for whoever wants to see. */
function LastAnswer({ answer: { number, answer, isRight, assessment } }: { answer: CheckupAnswer }) {
  const words = isRight
    ? 'That was right!'
    : answer === ''
      ? 'Thanks for saying so. That helps to find what to practise.'
      : 'Not yet. That is good to know: it can be practised.'
  const Icon = isRight ? Check : Sprout
  return (
    <div
      role="status"
      key={number}
      className={`animate-rise rounded-medium px-4 py-3 ${isRight ? 'bg-right-soft' : 'bg-sun-soft text-sun-ink'}`}
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2.5} />
        {words}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-small font-bold">How it was worked out</summary>
        <div className="rounded-medium bg-card p-4 text-ink">
          <Aloud what="how it was worked out">
            <Markdown>{assessment}</Markdown>
          </Aloud>
        </div>
      </details>
    </div>
  )
}
