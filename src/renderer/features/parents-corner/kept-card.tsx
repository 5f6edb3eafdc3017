import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { inboxEndpoints, type KeptAnswer } from '#contract/inbox.ts'
import { isAutomatic } from '#contract/readings.ts'
import { useNamesOf } from '#features/children/index.ts'
import { KeptPhotos } from '#features/inbox/index.ts'
import { PointsToTick } from '#features/self-check/index.ts'
import { ApiError, request } from '#lib/api.ts'
import { formatDate, formatScore, gradeName, preview } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { Select, TextArea } from '#ui/inputs.tsx'
import { TypedText } from '#ui/markdown.tsx'
import { toast } from '#ui/toasts.ts'
import { MarkChoice } from './mark-choice.tsx'

/** What a mark is out of. */
const TOTALS = [1, 2, 3, 4, 5, 6, 8, 10]
const USUAL_TOTAL = 3

interface KeptCardProps {
  kept: KeptAnswer
  isOpenAtFirst: boolean
  /** It is marked, or deleted. */
  onDone: () => void
}

/** One answer that waits: the photo beside the words, and a grown-up's mark or the answer page below them. */
export function KeptCard({ kept, isOpenAtFirst, onDone }: KeptCardProps) {
  const { childId, question, grade, keptAt } = kept
  const { name } = useNamesOf(childId)
  return (
    <FoldedCard
      heading="h3"
      title={isAutomatic(question) ? 'A question in a photo' : preview(question, 120)}
      words={`${name}, ${gradeName(grade)}, ${formatDate(keptAt)}`}
      isOpenAtFirst={isOpenAtFirst}
    >
      <div
        className={kept.photos > 0 ? 'grid gap-6 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)]' : 'grid gap-6'}
      >
        {kept.photos > 0 && <KeptPhotos id={kept.id} by="parent" />}
        <div className="grid min-w-0 content-start gap-4">
          <Said by="The question">{question}</Said>
          <Said by={`${name} wrote`}>{kept.answer}</Said>
          {kept.expectedAnswer !== undefined && <Said by="The answer page says">{kept.expectedAnswer}</Said>}
          <Marking kept={kept} name={name} onDone={onDone} />
        </div>
      </div>
    </FoldedCard>
  )
}

function Said({ by, children }: { by: string; children: string }): ReactNode {
  if (isAutomatic(children)) return null
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-small font-bold text-ink-soft">{by}</p>
      <TypedText>{children}</TypedText>
    </div>
  )
}

function Marking({
  kept: { id, question, grade, expectedAnswer = '' },
  name,
  onDone,
}: Omit<KeptCardProps, 'isOpenAtFirst'> & { name: string }) {
  const [score, setScore] = useState<number>()
  const [total, setTotal] = useState(USUAL_TOTAL)
  const [words, setWords] = useState('')
  const [page, setPage] = useState(expectedAnswer)
  const [isPage, setIsPage] = useState(false)
  const [note, setNote] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const onError = (error: Error) =>
    setNote(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
  const done = (marks: string) => {
    toast({ title: `Given back to ${name}`, description: marks })
    onDone()
  }
  const body = {
    totalScore: total,
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(page.trim() !== '' && { expectedAnswer: page.trim() }),
  }
  const give = useMutation({
    mutationFn: (score: number) =>
      request(inboxEndpoints.giveMark, { params: { id }, body: { ...body, score } }),
    onSuccess: (_, score) => done(`${score} of ${total} marks`),
    onError,
  })
  const byPage = useMutation({
    mutationFn: () =>
      request(inboxEndpoints.markByPage, { params: { id }, body: { expectedAnswer: page.trim() } }),
    onSuccess: ({ mark }) => {
      if (mark) done(`${formatScore(mark.score)} of ${formatScore(mark.totalScore)} marks`)
      else setNote('The answer says it in other words, or in a photo: please choose the marks yourself.')
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => request(inboxEndpoints.remove, { params: { id } }),
    onSuccess: onDone,
    onError,
  })

  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        setNote(undefined)
        if (score !== undefined) give.mutate(score)
      }}
    >
      <PointsToTick
        question={question}
        grade={grade}
        onTick={ticked => {
          setTotal(ticked.totalScore)
          setScore(ticked.score)
        }}
      />
      <MarkChoice score={score} total={total} onChoose={setScore}>
        <Field label="Out of how many marks" isLabelHidden>
          {control => (
            <Select
              value={total}
              onChange={({ target }) => {
                setTotal(Number(target.value))
                setScore(undefined)
              }}
              {...control}
            >
              {[...new Set([...TOTALS, total])]
                .sort((one, other) => one - other)
                .map(each => (
                  <option key={each} value={each}>
                    of {each} {each === 1 ? 'mark' : 'marks'}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </MarkChoice>
      <Field label={`A word for ${name} (if you like)`}>
        {control => (
          <TextArea value={words} onChange={event => setWords(event.target.value)} isShort {...control} />
        )}
      </Field>
      {isPage && (
        <Field label="The right answer" hint="Each part on its own line. I check the answer against it.">
          {control => (
            <TextArea value={page} onChange={event => setPage(event.target.value)} isShort {...control} />
          )}
        </Field>
      )}
      <p role="status" className="font-bold empty:hidden">
        {note}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={score === undefined} isLoading={give.isPending}>
          <Check aria-hidden className="size-[22px]" />
          Give it back to {name}
        </Button>
        {isPage ? (
          <Button
            look="outlined"
            disabled={page.trim() === ''}
            isLoading={byPage.isPending}
            onClick={() => {
              setNote(undefined)
              byPage.mutate()
            }}
          >
            Mark it by this
          </Button>
        ) : (
          <Button look="outlined" onClick={() => setIsPage(true)}>
            I know the right answer
          </Button>
        )}
        <Button look="quiet" onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title="Delete it without a mark?"
          description={`The answer and its photos are gone then, and ${name} gets no mark for it.`}
          onClose={() => setAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outlined" onClick={() => setAsking(false)}>
              Leave it here
            </Button>
            <Button isLoading={remove.isPending} onClick={() => remove.mutate()}>
              Delete it
            </Button>
          </div>
        </Dialog>
      )}
    </form>
  )
}
