import { RotateCcw, Star, Zap } from 'lucide-react'
import { practicePath } from '#features/boosters/practice-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'
import { Pip } from '#ui/pip.tsx'
import type { Round } from './use-round.ts'

interface RoundSummaryProps {
  round: Round
  wobbles: NonNullable<Round['wobbles']>
  onAgain: () => void
  onLeave: () => void
}

/** How a round went: its stars, what wobbles, and what to do next. */
export function RoundSummary({ round: { answered }, wobbles, onAgain, onLeave }: RoundSummaryProps) {
  const stars = answered.filter(({ isRight }) => isRight).length
  const [first] = wobbles
  return (
    <div className="grid animate-rise grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="flex flex-wrap items-center gap-4">
        <Pip pose="cheering" className="w-24 shrink-0" />
        <div className="min-w-0 flex-1 basis-60">
          <h2>
            {stars} {stars === 1 ? 'star' : 'stars'} of {answered.length}
          </h2>
          <p className="text-ink-soft">
            {first
              ? `Practise this next: ${first.concept}. ${first.description}`
              : 'Nothing wobbles that you have to practise now.'}
          </p>
        </div>
      </Card>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {first && (
          <ButtonLink to={practicePath(first.gapId)}>
            <Zap aria-hidden className="size-[22px]" />
            Practise this
          </ButtonLink>
        )}
        <Button look={first ? 'outlined' : 'filled'} onClick={onLeave}>
          Another topic
        </Button>
        <Button look="outlined" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-[22px]" />
          Ten more
        </Button>
      </div>
      {answered.length > 0 && (
        <Card>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-heading font-extrabold text-brand">
              Your answers
            </summary>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">
              {answered.map(({ submissionId, question, answer, isRight }) => (
                <li key={submissionId} className="grid min-w-0 gap-1">
                  <div className="flex items-start gap-2 font-bold">
                    <Star
                      aria-hidden
                      className={
                        isRight
                          ? 'mt-1 size-5 shrink-0 fill-sun text-sun'
                          : 'mt-1 size-5 shrink-0 text-line-strong'
                      }
                    />
                    <Markdown>{question}</Markdown>
                  </div>
                  <div className="pl-7 text-ink-soft">
                    <span className="text-small">{isRight ? 'Right: ' : 'Not yet: '}</span>
                    {answer.trim() === '' ? 'not known yet' : <TypedText>{answer}</TypedText>}
                  </div>
                </li>
              ))}
            </ol>
          </details>
        </Card>
      )}
    </div>
  )
}
