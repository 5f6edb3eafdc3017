import { Check, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Grade } from '#contract/grades.ts'
import { isAutomatic } from '#contract/readings.ts'
import { selfCheck } from '#text/subjects/self-check.ts'
import { AloudButton } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

interface SelfCheckProps {
  question: string
  answer: string
  grade: Grade
  /** Back to the answer, to change it. */
  onChange: () => void
}

/** What a child can look for in its own answer while nobody has marked it: a list to tick, which judges nothing. */
export function SelfCheck({ question, answer, grade, onChange }: SelfCheckProps) {
  const list = useRef<HTMLUListElement>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const checks = selfCheck(typed(question), typed(answer), grade)
  const isDone = checks.every(({ text }) => ticked.includes(text))
  return (
    <Card aria-labelledby="self-check" className="mb-4 grid gap-3">
      <div>
        <div className="flex items-center justify-between gap-1">
          <h2 id="self-check" className="text-[20px]">
            Look it over yourself
          </h2>
          <AloudButton what="the list" of={list} className="-my-2 -mr-2" />
        </div>
        <p className="text-ink-soft">Good readers do that with every answer. Tick what yours has.</p>
        <ul ref={list} className="mt-3 grid gap-x-6 gap-y-1 md:grid-cols-2">
          {checks.map(({ text, more, seen }) => (
            <li key={text} className="min-w-0">
              <label className="-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-medium p-2 hover:bg-sunk">
                <input
                  type="checkbox"
                  checked={ticked.includes(text)}
                  onChange={() =>
                    setTicked(
                      ticked.includes(text) ? ticked.filter(each => each !== text) : [...ticked, text],
                    )
                  }
                  className="mt-1 size-5 shrink-0 accent-brand"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <b>{text}</b>
                  {more !== undefined && <span className="block text-small text-ink-soft">{more}</span>}
                  {seen !== undefined && <span className="block text-small">{seen}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="flex items-center gap-2 font-bold text-right empty:hidden">
        {isDone && (
          <>
            <Check aria-hidden strokeWidth={3} className="size-5 shrink-0" />
            Well looked over!
          </>
        )}
      </p>
      {!isDone && (
        <Button look="outlined" className="justify-self-start" onClick={onChange}>
          <PencilLine aria-hidden className="size-[22px]" />
          Change my answer
        </Button>
      )}
    </Card>
  )
}

/** What stands in a photo nobody has read. */
const typed = (text: string) => (isAutomatic(text) ? '' : text)
