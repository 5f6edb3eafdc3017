import { useState } from 'react'
import type { Judgement, MarkedPart } from '#contract/marking.ts'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Undecided } from '../evaluate.ts'
import { wizard } from '../wizard-store.ts'
import { SheetEnd } from './sheet-parts.tsx'
import { useSheet } from './use-sheet.ts'

const choices: { judgement: Judgement; label: string }[] = [
  { judgement: 'right', label: 'Right' },
  { judgement: 'partly', label: 'Partly' },
  { judgement: 'not_yet', label: 'Not yet' },
]

/** "Is this right?": the words differ from the answer page, and a grown-up can tell what they are worth. */
export function JudgeView({ undecided }: { undecided: Undecided }) {
  const open = (undecided.assessment.parts ?? []).filter(({ verdict }) => verdict === 'undecided')
  const [judgements, setJudgements] = useState<(Judgement | undefined)[]>(open.map(() => undefined))
  const [words, setWords] = useState('')
  const given = judgements.filter(each => each !== undefined)
  const sheet = useSheet(password =>
    wizard.getState().judge({
      judgements: given,
      ...(words.trim() !== '' && { words: words.trim() }),
      ...(password !== undefined && { password }),
    }),
  )
  return (
    <div className="mx-auto max-w-[732px] animate-rise">
      <div className="mb-6">
        <PageHeading intro="The answer says it in other words than the answer page. That may be just as right, so a grown-up decides.">
          Is this right?
        </PageHeading>
      </div>
      <Card>
        <form {...sheet.form} className="grid gap-6">
          {open.map((part, index) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place
              key={index}
              part={part}
              judgement={judgements[index]}
              onJudge={judgement => setJudgements(judgements.with(index, judgement))}
            />
          ))}
          <Field label="A sentence for the child" hint="It may stay empty." error={sheet.errors.words}>
            {control => (
              <TextArea value={words} onChange={event => setWords(event.target.value)} isShort {...control} />
            )}
          </Field>
          <SheetEnd sheet={sheet} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button look="outlined" onClick={() => wizard.setState({ undecided: null })}>
              Previous
            </Button>
            <Button type="submit" disabled={given.length < open.length} isLoading={sheet.isSending}>
              Save the mark
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

interface PartProps {
  part: MarkedPart
  judgement: Judgement | undefined
  onJudge: (judgement: Judgement) => void
}

function Part({ part: { label, expected, answer }, judgement, onJudge }: PartProps) {
  const name = `judgement of ${label ?? 'the answer'}`
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">Is {label === undefined ? 'this' : `part ${label}`} right?</legend>
      {label !== undefined && <p className="font-heading text-[18px] font-extrabold">Part {label}</p>}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Said by="The answer page says">{expected}</Said>
        <Said by="The child wrote">{answer}</Said>
      </dl>
      <div className="flex gap-2 max-sm:*:flex-1">
        {choices.map(choice => (
          <label
            key={choice.judgement}
            className={classNames(
              'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-pill border-2 px-2 font-heading font-extrabold max-sm:flex-col max-sm:gap-1 max-sm:rounded-medium max-sm:py-2 sm:px-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              judgement === choice.judgement
                ? 'border-brand bg-brand-soft text-brand-strong'
                : 'border-line-strong hover:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={judgement === choice.judgement}
              onChange={() => onJudge(choice.judgement)}
              className="size-5 accent-brand"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Said({ by, children }: { by: string; children: string }) {
  return (
    <div className="min-w-0 rounded-medium bg-sunk px-4 py-3">
      <dt className="text-small text-ink-soft">{by}</dt>
      <dd className="break-words">
        <TypedText>{children}</TypedText>
      </dd>
    </div>
  )
}
