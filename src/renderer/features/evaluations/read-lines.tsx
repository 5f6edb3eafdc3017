import type { PictureReading } from '#contract/picture-readings.ts'
import { classNames } from '#lib/class-names.ts'

interface ReadLinesProps {
  reading: PictureReading
  /** The line that is shown on the photo, by its place in the reading. */
  line: number | undefined
  onLine: (line: number | undefined) => void
}

/** The lines as they were read, what is unsure underlined; a press on one shows its place on the photo. */
export function ReadLines({ reading, line, onLine }: ReadLinesProps) {
  const rows = reading.lines.filter(
    ({ from }, index) => reading.lines.findIndex(other => other.from === from) === index,
  )
  return (
    <ul className="grid gap-1">
      {rows.map(row => {
        const index = reading.lines.indexOf(row)
        return (
          <li key={row.from}>
            <button
              type="button"
              aria-pressed={line === index}
              onClick={() => onLine(line === index ? undefined : index)}
              className={classNames(
                'min-h-11 w-full rounded-small px-3 py-2 text-left break-words',
                line === index ? 'bg-brand-soft' : 'bg-card',
              )}
            >
              <Underlined reading={reading} from={row.from} to={row.to} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A part of what was read, with what is unsure underlined. */
export function Underlined({
  reading: { text, doubts },
  from,
  to,
}: {
  reading: Pick<PictureReading, 'text' | 'doubts'>
  from: number
  to: number
}) {
  const inside = doubts.filter(doubt => doubt.from >= from && doubt.to <= to)
  const parts = inside.flatMap((doubt, index) => [
    { text: text.slice(inside[index - 1]?.to ?? from, doubt.from), others: undefined, at: -doubt.from },
    { text: text.slice(doubt.from, doubt.to), others: doubt.others, at: doubt.from },
  ])
  return (
    <>
      {parts.map(part =>
        part.others === undefined ? (
          part.text
        ) : (
          <mark
            key={part.at}
            title={part.others.length > 0 ? `Or ${part.others.join(', ')}?` : undefined}
            className="bg-transparent text-inherit underline decoration-sun-ink decoration-wavy decoration-2 underline-offset-4"
          >
            {part.text}
            <span className="sr-only"> (not sure)</span>
          </mark>
        ),
      )}
      {text.slice(inside.at(-1)?.to ?? from, to)}
    </>
  )
}
