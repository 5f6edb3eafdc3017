import { useState } from 'react'
import type { EvaluationDetail } from '#contract/evaluations.ts'
import { grownUpMarkEndpoints } from '#contract/grown-up-marks.ts'
import { request } from '#lib/api.ts'
import { forgetWork } from '#lib/forget-work.ts'
import { formatScore } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { PracticeList } from './practice-list.tsx'
import { Marks, markOf, SheetEnd } from './sheet-parts.tsx'
import { useSheet } from './use-sheet.ts'

interface RemarkDialogProps {
  detail: Pick<EvaluationDetail, 'evaluation' | 'gaps'>
  onDone: (detail: EvaluationDetail) => void
  onClose: () => void
}

/** A grown-up puts a mark right. The first one stays beside it. */
export function RemarkDialog({ detail: { evaluation, gaps }, onDone, onClose }: RemarkDialogProps) {
  const [marks, setMarks] = useState({
    score: formatScore(evaluation.score),
    totalScore: formatScore(evaluation.totalScore),
  })
  const [dropped, setDropped] = useState<readonly number[]>([])
  const [practise, setPractise] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const [submissionId] = useState(() => crypto.randomUUID())
  const sheet = useSheet(async password => {
    const changed = await request(grownUpMarkEndpoints.remark, {
      params: { id: evaluation.id },
      body: {
        score: markOf(marks.score),
        totalScore: markOf(marks.totalScore),
        dropGaps: [...dropped],
        addGaps: practise.map(concept => ({ concept })),
        reason,
        submissionId,
        ...(password !== undefined && { password }),
      },
    })
    forgetWork()
    onDone(changed)
  })
  const open = gaps.filter(({ end }) => end === undefined || end === 'mastered')

  return (
    <Dialog
      title="Mark it differently"
      description="For a parent or a teacher. The first mark stays beside yours."
      onClose={onClose}
    >
      <form {...sheet.form} className="grid gap-5">
        <Marks {...marks} errors={sheet.errors} onChange={more => setMarks({ ...marks, ...more })} />
        {open.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-bold">Gaps that are right to stay</legend>
            {open.map(({ id, concept, description }) => (
              <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="checkbox"
                  checked={!dropped.includes(id)}
                  onChange={() =>
                    setDropped(dropped.includes(id) ? dropped.filter(each => each !== id) : [...dropped, id])
                  }
                  className="mt-1 size-5 shrink-0 accent-brand"
                />
                <span className="min-w-0">
                  <b>{concept}</b>
                  <span className="block text-small text-ink-soft">{description}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <PracticeList practise={practise} error={sheet.errors.addGaps} onChange={setPractise} />
        <Field label="Why?" hint="For example: The units were not asked for." error={sheet.errors.reason}>
          {control => (
            <TextArea value={reason} onChange={event => setReason(event.target.value)} isShort {...control} />
          )}
        </Field>
        <SheetEnd sheet={sheet} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isLoading={sheet.isSending}>
            Save the mark
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
