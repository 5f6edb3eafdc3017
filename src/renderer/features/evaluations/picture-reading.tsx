import { ScanText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { PictureReading } from '#contract/picture-readings.ts'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Side } from './pictures.ts'
import { ReadLines } from './read-lines.tsx'
import { partsOf, type ReadingState } from './wizard-readings.ts'
import { wizard } from './wizard-store.ts'

interface PictureReadingsProps {
  side: Side
  /** Brings the child to the field, with a part of its text selected. */
  onCorrect: (part?: { from: number; to: number }) => void
}

/** What was read in the pictures of one side, each beside its picture, to be looked over before it is marked. */
export function PictureReadings({ side, onCorrect }: PictureReadingsProps) {
  const pictures = useStore(wizard, state => state.pictures[side])
  const readings = useStore(wizard, state => state.readings)
  useEffect(() => {
    if (readings.size > 0) wizard.getState().seeReadings(side)
  }, [readings, side])
  return pictures.map((picture, index) => {
    const known = readings.get(picture)
    return known ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture is what stands at its place
      <OneReading key={index} side={side} picture={picture} known={known} onCorrect={onCorrect} />
    ) : null
  })
}

function OneReading({
  side,
  picture,
  known,
  onCorrect,
}: PictureReadingsProps & { picture: File; known: ReadingState }) {
  if (known.state === 'reading') {
    return (
      <p role="status" className="flex items-center gap-2 text-small text-ink-soft">
        <Spinner className="size-4" />
        {progressWords(known)}
      </p>
    )
  }
  if (known.state === 'unread') {
    return (
      <p role="status" className="text-small text-ink-soft">
        {known.words}
      </p>
    )
  }
  return <ReadPicture side={side} picture={picture} known={known} onCorrect={onCorrect} />
}

function progressWords({ read, of }: { read: number; of: number }): string {
  if (of > 0) return `Reading line ${Math.min(read + 1, of)} of ${of}...`
  return read === 0 ? 'Looking for lines...' : `Reading line ${read + 1}...`
}

function ReadPicture({
  side,
  picture,
  known: { reading, isTaken },
  onCorrect,
}: PictureReadingsProps & { picture: File; known: ReadingState & { state: 'read' } }) {
  const [line, setLine] = useState<number>()
  const { takeReading, putRead } = wizard.getState()
  const text = useStore(wizard, state => state[side])
  return (
    <section
      aria-label="What I read in the picture"
      className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      <Photo picture={picture} reading={reading} line={line} />
      <div className="grid min-w-0 content-start gap-3">
        <p className="flex items-center gap-2 font-heading font-extrabold">
          <ScanText aria-hidden className="size-5 shrink-0 text-brand" />I read this as …
        </p>
        <ReadLines reading={reading} line={line} onLine={setLine} />
        <p className="text-small text-ink-soft">
          {lookWords(reading)}
          {side === 'question' &&
            reading.answerFrom !== undefined &&
            ' The answer is waiting in the next step.'}
        </p>
        {reading.questions.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-bold">Which one did you do?</legend>
            {reading.questions.map(({ label, text: one }) => (
              <Button
                key={`${label} ${one}`}
                look="outlined"
                aria-pressed={text === one}
                className="justify-start text-left"
                onClick={() => putRead(side, one)}
              >
                {label}) {shortened(one)}
              </Button>
            ))}
          </fieldset>
        )}
        <div className="flex flex-wrap gap-3">
          {!isTaken && (
            <Button look="outlined" onClick={() => takeReading(side, picture)}>
              Use these words
            </Button>
          )}
          {isTaken && (
            <Button look="quiet" className="-ml-3.5" onClick={() => onCorrect(placeOf(reading, line, text))}>
              That’s not what it says
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

function lookWords({ doubts }: PictureReading): string {
  if (doubts.length === 0) return 'It stands in the box above. Is every word and number right?'
  return 'I’m not sure of what is underlined. Please look at it, and change it in the box above where it is wrong.'
}

const LONGEST_SHOWN = 60
const shortened = (text: string) =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).trimEnd()}…` : text

/** Where in the field the chosen line or the first doubt stands, if it still does. */
function placeOf(reading: PictureReading, line: number | undefined, text: string) {
  const part = line === undefined ? reading.doubts[0] : reading.lines[line]
  // Of a page with both the field has the question or the answer alone.
  const { question = reading.text, answer } = partsOf(reading)
  const isAnswer = part && part.from >= (reading.answerFrom ?? Infinity)
  const offset = isAnswer ? text.indexOf(answer) - (reading.answerFrom ?? 0) : text.indexOf(question)
  return part && part.from + offset >= 0 ? { from: part.from + offset, to: part.to + offset } : undefined
}

function Photo({
  picture,
  reading,
  line,
}: {
  picture: File
  reading: PictureReading
  line: number | undefined
}) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <div className="relative self-start overflow-hidden rounded-small border border-line bg-card">
      <img src={url} alt="What was read" className="block w-full" />
      <svg
        aria-hidden
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {reading.lines.map(({ corners, from }, index) => (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
            key={index}
            points={corners.map(({ x, y }) => `${x * 1000},${y * 1000}`).join(' ')}
            className={classNames(
              'fill-transparent',
              isSameRow(reading, line, from) ? 'stroke-brand' : 'stroke-transparent',
            )}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  )
}

const isSameRow = ({ lines }: PictureReading, line: number | undefined, from: number) =>
  line !== undefined && lines[line]?.from === from
