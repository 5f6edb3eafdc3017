import { type Ref, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { LONGEST_MARKED } from '#contract/text.ts'
import { SpeakButton } from '#features/dictation/speak-button.tsx'
import { formatCount } from '#lib/formatting.ts'
import { useIsYoung } from '#lib/young.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { GoOnBar } from '#ui/go-on-bar.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { AskedNote } from './asked-note.tsx'
import { KeepButton } from './at-home/keep-for-grown-up.tsx'
import { HandAnswer } from './by-hand/hand-answer.tsx'
import { GO_ON_KEYS, GoOnHint, useGoOnKey } from './go-on-key.tsx'
import { MathsKeypad } from './keypad/maths-keypad.tsx'
import { PictureArea } from './picture-area.tsx'
import type { Side } from './pictures.ts'
import { QuestionAbove } from './question-above.tsx'
import { ResetButton } from './reset-button.tsx'
import { takeFocus } from './step-focus.ts'
import { UnderstoodNote } from './understood/understood-note.tsx'
import { UnknownNote } from './unknown-note.tsx'
import { wizard } from './wizard-store.ts'

const words = {
  question: {
    heading: 'Enter the Question',
    label: 'Question',
    hint: 'Write it just as it stands in the book, for example: What is 3/4 + 1/8?',
    short: 'Type it here. Like this: 3 + 4',
    name: 'The question',
  },
  answer: {
    heading: 'Enter the Answer',
    label: 'Answer',
    hint: 'Write every step on its own line, so that each one can earn its mark.',
    short: 'Type what you think. A try is good!',
    name: 'The answer',
  },
}

interface TextStepProps {
  kind: Side
}

/** Steps 1 and 2: the question, then the student's answer. */
export function TextStep({ kind }: TextStepProps) {
  const hasPictures = useStore(wizard, state => state.pictures[kind].length > 0)
  const text = useStore(wizard, state => state[kind])
  const question = useStore(wizard, state => state.question)
  const askedBack = useStore(wizard, state => (kind === 'answer' ? state.askedBack : null))
  const unknown = useStore(wizard, state => (kind === 'answer' ? state.unknown : null))
  const asked = useStore(wizard, state => (kind === 'answer' ? state.asked : null))
  const { change, next } = wizard.getState()
  const input = useRef<HTMLTextAreaElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => takeFocus(alert.current ?? input.current), [])

  const canGoOn = text.length <= LONGEST_MARKED && (hasPictures || text.trim() !== '')
  const goOn = () => canGoOn && next()
  useGoOnKey(goOn)

  return (
    <Card className="animate-rise">
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          // React tells it of forms in windows over the page, too.
          if (event.target === event.currentTarget) goOn()
        }}
      >
        <h2>{words[kind].heading}</h2>
        {kind === 'answer' && <QuestionAbove />}
        {unknown?.isOpen && (
          <UnknownNote ref={alert} unknown={unknown} onLastHint={() => input.current?.select()} />
        )}
        {asked?.isOpen && <AskedNote ref={alert} asked={asked} />}
        {askedBack !== null && <AskedBack ref={alert} words={askedBack} />}
        <StepText kind={kind} input={input} />
        <SpeakButton field={input} />
        <MathsKeypad field={input} />
        {kind === 'answer' && <HandAnswer question={question} onSet={answer => change({ answer })} />}
        <UnderstoodNote question={question} {...(kind === 'answer' ? { answer: text } : {})} />
        <PictureArea
          side={kind}
          onCorrect={part => {
            input.current?.focus()
            if (part) input.current?.setSelectionRange(part.from, part.to)
          }}
        />
        <StepButtons kind={kind} canGoOn={canGoOn} />
      </form>
    </Card>
  )
}

function AskedBack({ ref, words }: { ref: Ref<HTMLDivElement>; words: string }) {
  return (
    <Alert ref={ref} title="One more look">
      <p className="whitespace-pre-line">{words}</p>
      <p className="mt-1 text-small">Nothing was marked, and everything you typed is still here.</p>
      <div className="mt-3">
        <KeepButton />
      </div>
    </Alert>
  )
}

function StepText({ kind, input }: { kind: Side; input: Ref<HTMLTextAreaElement> }) {
  const text = useStore(wizard, state => state[kind])
  const { label, name, ...hints } = words[kind]
  const hint = useIsYoung() ? hints.short : hints.hint
  const tooMuch = text.length - LONGEST_MARKED
  return (
    <Field
      label={label}
      isLabelHidden
      hint={isNearLimit(text) ? `${hint} ${left(text)}` : hint}
      error={
        tooMuch > 0
          ? `${name} is too long: ${formatCount(LONGEST_MARKED)} characters are the most. Please shorten it by ${formatCount(tooMuch)}.`
          : undefined
      }
    >
      {control => (
        <TextArea
          ref={input}
          value={text}
          onChange={event => wizard.getState().change({ [kind]: event.target.value })}
          {...control}
        />
      )}
    </Field>
  )
}

function StepButtons({ kind, canGoOn }: { kind: Side; canGoOn: boolean }) {
  return (
    <GoOnBar>
      {kind === 'question' ? (
        <ResetButton className="-ml-3.5" />
      ) : (
        <Button look="outlined" onClick={wizard.getState().previous}>
          Previous
        </Button>
      )}
      <div className="flex items-center gap-4">
        <GoOnHint />
        <Button type="submit" disabled={!canGoOn} aria-keyshortcuts={GO_ON_KEYS}>
          Next
        </Button>
      </div>
    </GoOnBar>
  )
}

function isNearLimit(text: string): boolean {
  return text.length > LONGEST_MARKED * 0.9
}

function left(text: string): string {
  const count = LONGEST_MARKED - text.length
  return `${formatCount(count)} ${count === 1 ? 'character' : 'characters'} left.`
}
