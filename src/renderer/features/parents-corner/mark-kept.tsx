import { Check } from 'lucide-react'
import { useState } from 'react'
import type { KeptAnswer } from '#contract/inbox.ts'
import { PointsToTick } from '#features/self-check/index.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select, TextArea } from '#ui/inputs.tsx'
import { MarkChoice } from './mark-choice.tsx'
import { useGiveBack } from './use-give-back.ts'

/** What a mark is out of. */
const TOTALS = [1, 2, 3, 4, 5, 6, 8, 10]
const USUAL_TOTAL = 3

interface MarkKeptProps {
  kept: KeptAnswer
  name: string
  /** It is marked, or deleted. */
  onDone: () => void
}

/** A grown-up's mark, or the answer page, for an answer that waits. */
export function MarkKept({
  kept: { id, question, grade, expectedAnswer = '' },
  name,
  onDone,
}: MarkKeptProps) {
  const [score, setScore] = useState<number>()
  const [total, setTotal] = useState(USUAL_TOTAL)
  const [words, setWords] = useState('')
  const [page, setPage] = useState(expectedAnswer)
  const [isPage, setIsPage] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { note, give, byPage, remove } = useGiveBack({ id, name, onDone })

  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (score === undefined) return
        give.mutate({
          score,
          totalScore: total,
          ...(words.trim() !== '' && { words: words.trim() }),
          ...(page.trim() !== '' && { expectedAnswer: page.trim() }),
        })
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
        <TotalChoice
          total={total}
          onChoose={chosen => {
            setTotal(chosen)
            setScore(undefined)
          }}
        />
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
            onClick={() => byPage.mutate(page.trim())}
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
        <AskToDelete
          name={name}
          isDeleting={remove.isPending}
          onDelete={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}

function TotalChoice({ total, onChoose }: { total: number; onChoose: (total: number) => void }) {
  return (
    <Field label="Out of how many marks" isLabelHidden>
      {control => (
        <Select value={total} onChange={({ target }) => onChoose(Number(target.value))} {...control}>
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
  )
}

interface AskToDeleteProps {
  name: string
  isDeleting: boolean
  onDelete: () => void
  onClose: () => void
}

function AskToDelete({ name, isDeleting, onDelete, onClose }: AskToDeleteProps) {
  return (
    <Dialog
      title="Delete it without a mark?"
      description={`The answer and its photos are gone then, and ${name} gets no mark for it.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outlined" onClick={onClose}>
          Leave it here
        </Button>
        <Button isLoading={isDeleting} onClick={onDelete}>
          Delete it
        </Button>
      </div>
    </Dialog>
  )
}
