import { Check, CircleHelp } from 'lucide-react'
import type { MarkedPart, WorkingLine } from '#contract/marking.ts'
import { classNames } from '#lib/class-names.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Badge } from '#ui/badge.tsx'
import { Unformatted } from '#ui/long-text.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'

interface WorkingLinesProps {
  lines: readonly WorkingLine[]
  /** The place of the first wrong one. */
  firstSlip?: number | undefined
}

/** The child's own lines that compute something, each with its mark. */
export function WorkingLines({ lines, firstSlip }: WorkingLinesProps) {
  return (
    <section aria-label="Your lines" className="grid gap-2">
      <h3>Your lines</h3>
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
          <Line key={index} line={line} isFirstSlip={index === firstSlip} />
        ))}
      </ol>
    </section>
  )
}

function Line({ line, isFirstSlip }: { line: WorkingLine; isFirstSlip: boolean }) {
  const { text, isRight, isFromQuestion, note } = line
  // Nothing is crossed out: a line that is not right yet is one to look at.
  const Icon = isRight ? Check : CircleHelp
  const words = isRight ? (isFromQuestion ? 'right' : 'right, with another number') : 'look here'
  return (
    <li
      className={classNames(
        'rounded-medium bg-sunk px-3.5 py-3',
        isFirstSlip && 'outline-2 -outline-offset-2 outline-sun outline-dashed',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon
          aria-hidden
          strokeWidth={2.5}
          className={classNames('size-5 shrink-0', isRight ? 'text-right' : 'text-sun-ink')}
        />
        <Aloud what="your line" className="flex-1 basis-40 break-words">
          <TypedText fallback={<Unformatted>{text}</Unformatted>}>{text}</TypedText>
        </Aloud>
        <em className="text-small text-ink-soft">{isFirstSlip || isRight ? words : 'look here too'}</em>
      </div>
      {isFirstSlip && note !== undefined && (
        <Aloud what="the note" className="mt-2 pl-8">
          <Markdown>{note}</Markdown>
        </Aloud>
      )}
    </li>
  )
}

const verdicts = {
  right: { look: 'right', words: 'Right' },
  partly: { look: 'sun', words: 'Partly' },
  wrong: { look: 'sun', words: 'Not yet' },
  undecided: { look: 'plain', words: 'A grown-up decides' },
} as const

/** Each part of an answer that was held against the answer page. */
export function MarkedParts({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <ol className="grid gap-2" aria-label="Your answers">
      {parts.map(({ label, answer, verdict, spelling }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place
          key={index}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-medium bg-sunk px-3.5 py-3"
        >
          {label !== undefined && <b className="font-heading">{label})</b>}
          <span className="min-w-0 flex-1 break-words">
            <TypedText fallback={<Unformatted>{answer}</Unformatted>}>{answer}</TypedText>
            {spelling !== undefined && (
              <span className="block text-small text-ink-soft">It is spelt “{spelling}”.</span>
            )}
          </span>
          <Badge look={verdicts[verdict].look}>{verdicts[verdict].words}</Badge>
        </li>
      ))}
    </ol>
  )
}
