import { useState } from 'react'
import type { Grade } from '#contract/grades.ts'
import { isAutomatic } from '#contract/readings.ts'
import { gradeName } from '#lib/formatting.ts'
import { pointsOf } from '#text/subjects/points.ts'

/** What the ticked points come to. */
export interface Ticked {
  score: number
  totalScore: number
}

interface PointsToTickProps {
  question: string
  grade: Grade
  onTick: (ticked: Ticked) => void
}

/** For a grown-up who marks: what an answer to such a question must have, each with its marks. Nothing for a photo. */
export function PointsToTick({ question, grade, onTick }: PointsToTickProps) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  if (isAutomatic(question)) return null
  const { points, total } = pointsOf(question, grade)

  function tick(text: string) {
    const now = ticked.includes(text) ? ticked.filter(each => each !== text) : [...ticked, text]
    setTicked(now)
    const score = points.reduce((sum, each) => sum + (now.includes(each.text) ? each.marks : 0), 0)
    onTick({ score, totalScore: total })
  }

  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-bold">What earns marks</legend>
      <p className="text-small text-ink-soft">
        A proposal for {gradeName(grade)}: tick what the answer has. Your own marks are as good.
      </p>
      {points.map(({ text, marks }) => (
        <label
          key={text}
          className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-medium px-2 py-1.5 hover:bg-sunk"
        >
          <input
            type="checkbox"
            checked={ticked.includes(text)}
            onChange={() => tick(text)}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
          <span className="shrink-0 text-small text-ink-soft">
            {marks} {marks === 1 ? 'mark' : 'marks'}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
