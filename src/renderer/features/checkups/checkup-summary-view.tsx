import { Check, Sprout, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Checkup } from '#contract/checkups.ts'
import { practicePath } from '#features/boosters/practice-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'
import { Pip } from '#ui/pip.tsx'

/** One page at the end: what sits, what wobbles, and what to practise first. */
export function CheckupSummaryView({ checkup, onAgain }: { checkup: Checkup; onAgain: () => void }) {
  const { sits, wobbles, unsure } = checkup.summary ?? { sits: [], wobbles: [], unsure: [] }
  const [first] = wobbles
  return (
    <div className="grid animate-rise grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="flex flex-wrap items-center gap-4">
        <Pip pose="cheering" className="w-24 shrink-0" />
        <div className="min-w-0 flex-1 basis-60">
          <h2>{first ? 'Now we know where to begin' : 'That looks good!'}</h2>
          <p className="text-ink-soft">
            {first
              ? `Practise this first: ${first.concept}.`
              : 'Nothing wobbles in what we looked at. Come back for another look whenever you like.'}
          </p>
        </div>
        {first && (
          <ButtonLink to={practicePath(first.gapId)}>
            <Zap aria-hidden className="size-[22px]" />
            Practise this
          </ButtonLink>
        )}
      </Card>
      {wobbles.length > 0 && (
        <Part title="What wobbles" icon={<Sprout aria-hidden className="size-6 text-sun-ink" />}>
          {wobbles.map(({ gapId, concept, description }) => (
            <li key={gapId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="min-w-0 flex-1 basis-60">
                <h3>{concept}</h3>
                <p className="text-ink-soft">{description}</p>
              </div>
              <ButtonLink to={practicePath(gapId)} look="outlined">
                Practise
                <span className="sr-only"> {concept}</span>
              </ButtonLink>
            </li>
          ))}
        </Part>
      )}
      {sits.length > 0 && (
        <Part
          title="What you know well"
          icon={<Check aria-hidden className="size-6 text-right" strokeWidth={2.5} />}
        >
          {sits.map(({ concept, description }) => (
            <li key={concept}>
              <h3>{concept}</h3>
              <p className="text-ink-soft">{description}</p>
            </li>
          ))}
        </Part>
      )}
      {unsure.length > 0 && (
        <Card>
          <p>
            Perhaps only a slip: <b>{unsure.join(', ')}</b>. The next check-up looks at it again.
          </p>
        </Card>
      )}
      <Answers checkup={checkup} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="outlined" onClick={onAgain}>
          Another check-up
        </Button>
        <ButtonLink to="/boosters" look={first ? 'outlined' : 'filled'}>
          Go to Boosters
        </ButtonLink>
      </div>
    </div>
  )
}

function Part({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Card className="grid gap-3">
      <h2 className="flex items-center gap-2">
        {icon}
        {title}
      </h2>
      <ul className="grid gap-4 break-words">{children}</ul>
    </Card>
  )
}

/** Every answer, for whoever wants to look back. */
function Answers({ checkup: { answers } }: { checkup: Checkup }) {
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-heading font-extrabold text-brand">
          {answers.length === 1 ? 'The answer' : `All ${answers.length} answers`}
        </summary>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-3">
          {answers.map(({ number, question, answer, isRight, assessment }) => (
            <li
              key={number}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-line not-first:border-t not-first:pt-4"
            >
              <div className="font-bold">
                <Markdown>{question}</Markdown>
              </div>
              <div className="rounded-medium bg-sunk px-4 py-2 break-words">
                <span className="text-small text-ink-soft">
                  {isRight ? 'Right' : answer === '' ? 'Not known yet' : 'Not yet'}
                </span>
                {answer !== '' && <TypedText>{answer}</TypedText>}
              </div>
              <Markdown>{assessment}</Markdown>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  )
}
