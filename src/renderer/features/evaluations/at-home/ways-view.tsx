import { Eye, KeyRound, type LucideIcon, Plug } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { SelfCheck } from '#features/self-check/index.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { preview } from '#lib/formatting.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CareCard } from '#ui/care-card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pip } from '#ui/pip.tsx'
import { MathsKeypad } from '../keypad/maths-keypad.tsx'
import { isAutomatic } from '../pictures.ts'
import { wizard } from '../wizard-store.ts'
import { GrownUpView } from './grown-up-view.tsx'
import { JudgeView } from './judge-view.tsx'
import { KeepForGrownUp } from './keep-for-grown-up.tsx'

/** What can be done with a question that nobody can mark by itself. */
export function WaysView() {
  const { undecided, careWords } = useStore(wizard)
  const [isGrownUp, setGrownUp] = useState(false)
  if (undecided) {
    return (
      <>
        <CareCard className="mx-auto mb-4 max-w-[960px]">{careWords}</CareCard>
        <JudgeView undecided={undecided} />
        <div className="mx-auto mt-4 max-w-[732px]">
          <KeepForGrownUp />
        </div>
      </>
    )
  }
  if (isGrownUp) return <GrownUpView onBack={() => setGrownUp(false)} />
  return <Ways onGrownUp={() => setGrownUp(true)} />
}

function Ways({ onGrownUp }: { onGrownUp: () => void }) {
  const { question, answer, grade, pictures, expectedAnswer, error, careWords } = useStore(wizard)
  const { change, leaveWays, previous, markByAnswerPage } = wizard.getState()
  const form = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState('')
  // Nobody at home sees photos: what stands on them is typed here, or a grown-up looks.
  const isInPhotos = pictures.answer.length > 0 && (answer.trim() === '' || isAutomatic(answer))
  const isEmpty = expectedAnswer.trim() === '' || (isInPhotos && typed.trim() === '')

  function changeAnswer() {
    leaveWays()
    previous()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) {
      input.current?.focus()
      return
    }
    if (isInPhotos) change({ answer: typed })
    void markByAnswerPage()
  }

  return (
    <div className="mx-auto max-w-[960px] animate-rise">
      <div className="mb-6 flex items-center gap-4">
        <Pip pose="looking" className="w-20 shrink-0 sm:w-24" />
        <PageHeading intro={<>“{preview(question, 120)}” We can still mark it, here or later.</>}>
          I can’t mark this one on my own
        </PageHeading>
      </div>
      {error !== null && (
        <div className="mb-4">
          <Alert look="destructive" title="Error">
            <p>{error}</p>
            <p className="mt-1 text-small">Everything you typed is still here.</p>
          </Alert>
        </div>
      )}
      <CareCard className="mb-4">{careWords}</CareCard>
      {grade !== null && (
        <SelfCheck question={question} answer={answer} grade={grade} onChange={changeAnswer} />
      )}
      <KeepForGrownUp />
      <div className="grid gap-4 md:grid-cols-3">
        <Way icon={KeyRound} title="I know the right answer" isFirst>
          <p className="text-ink-soft">
            From the answer page, or from you. I check the answer and every line of working against it.
          </p>
          <AnswerPageForm
            id={form}
            input={input}
            typed={isInPhotos ? typed : undefined}
            onType={setTyped}
            onSubmit={submit}
          />
        </Way>
        <Way icon={Eye} title="A grown-up marks it">
          <p className="text-ink-soft">
            Marks, one sentence for the child, and what needs practice. It asks for a parent’s password.
          </p>
          <Button look="outlined" onClick={onGrownUp} className="mt-auto">
            Mark it now
          </Button>
        </Way>
        <AnAi />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Button look="outlined" onClick={leaveWays}>
          Previous
        </Button>
        <Button type="submit" form={form} disabled={isEmpty}>
          Evaluate Answer
        </Button>
      </div>
    </div>
  )
}

interface AnswerPageFormProps {
  id: string
  /** Where the right answer is typed. */
  input: RefObject<HTMLTextAreaElement | null>
  /** What the child wrote, where that stands in photos alone. */
  typed: string | undefined
  onType: (typed: string) => void
  onSubmit: (event: FormEvent) => void
}

function AnswerPageForm({ id, input, typed, onType, onSubmit }: AnswerPageFormProps) {
  const expectedAnswer = useStore(wizard, state => state.expectedAnswer)
  return (
    <form id={id} noValidate onSubmit={onSubmit} className="mt-auto grid gap-3">
      {typed !== undefined && (
        <Field label="What you wrote" hint="I can’t see photos here. Please type it too.">
          {control => (
            <TextArea value={typed} onChange={event => onType(event.target.value)} isShort {...control} />
          )}
        </Field>
      )}
      <Field label="The right answer" hint="Each part on its own line.">
        {control => (
          <TextArea
            ref={input}
            value={expectedAnswer}
            onChange={event => wizard.setState({ expectedAnswer: event.target.value })}
            isShort
            {...control}
          />
        )}
      </Field>
      <MathsKeypad field={input} />
    </form>
  )
}

/** To connect one, or where the one at home stands still. */
function AnAi() {
  const { data } = useSettings()
  const isGone = data?.services.some(({ goneSince }) => goneSince !== undefined)
  return (
    <Way icon={Plug} title={isGone ? 'The AI in your home' : 'Connect an AI'}>
      <p className="text-ink-soft">
        {isGone
          ? 'It can’t be reached right now. Is its computer on? Then try again in a minute.'
          : 'For parents. It can read stories, pictures and every subject.'}
      </p>
      <ButtonLink to="/settings" look="outlined" className="mt-auto">
        Open Settings
      </ButtonLink>
    </Way>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  /** The way that most families take. */
  isFirst?: boolean
  children: ReactNode
}

function Way({ icon: Icon, title, isFirst = false, children }: WayProps) {
  return (
    <Card className={isFirst ? 'flex flex-col gap-3 outline-3 outline-brand' : 'flex flex-col gap-3'}>
      <span className="grid size-12 place-items-center rounded-medium bg-brand-soft text-brand-strong">
        <Icon aria-hidden className="size-6" />
      </span>
      <h2 className="text-[20px]">{title}</h2>
      {children}
    </Card>
  )
}
