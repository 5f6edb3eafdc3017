import {
  Calculator,
  ChartColumn,
  type LucideIcon,
  Percent,
  Pizza,
  Ruler,
  Shapes,
  Variable,
} from 'lucide-react'
import { useState } from 'react'
import type { Grade } from '#contract/grades.ts'
import { type Topic, topicPracticeEndpoints } from '#contract/topic-practice.ts'
import { Field } from '#ui/field.tsx'
import { GradeSelect } from '#ui/grade-select.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { shownTopics } from './find-topics.ts'
import { useUsualGrade } from './use-usual-grade.ts'

const pictures: Record<string, LucideIcon> = {
  'Numbers and calculating': Calculator,
  Fractions: Pizza,
  'Time, money and measures': Ruler,
  Shapes,
  'Ratio and percentages': Percent,
  Algebra: Variable,
  'Data and chance': ChartColumn,
}
const TEN = 10

interface TopicListProps {
  isStarting: boolean
  onStart: (concept: string, grade: Grade) => void
}

/** The topics of a grade with how far one is, and all others by search. */
export function TopicList({ isStarting, onStart }: TopicListProps) {
  const usual = useUsualGrade()
  const [chosen, setChosen] = useState<Grade>()
  const [sought, setSought] = useState('')
  const grade = chosen ?? usual
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_220px]">
        <Field label="Find a topic" hint="Such as: fractions, times tables, money">
          {control => (
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={100}
              value={sought}
              onChange={event => setSought(event.target.value)}
              {...control}
            />
          )}
        </Field>
        <Field label="Grade level">
          {control => (
            <GradeSelect grade={grade} onChange={next => setChosen(next ?? undefined)} {...control} />
          )}
        </Field>
      </div>
      <Loaded endpoint={topicPracticeEndpoints.topics} input={{ query: { grade } }} what="The topics">
        {({ topics }) => (
          <Topics
            topics={shownTopics(topics, sought)}
            isStarting={isStarting}
            onStart={concept => onStart(concept, grade)}
          />
        )}
      </Loaded>
    </div>
  )
}

interface TopicsProps {
  topics: readonly Topic[]
  isStarting: boolean
  onStart: (concept: string) => void
}

function Topics({ topics, isStarting, onStart }: TopicsProps) {
  if (topics.length === 0) {
    return <p role="status">No topic has that name. Try another word, or leave it empty.</p>
  }
  return (
    <ul aria-label="Topics" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map(topic => {
        const { concept, area, right, answers, isDue } = topic
        const Picture = pictures[area] ?? Calculator
        return (
          <li key={concept} className="min-w-0">
            <button
              type="button"
              disabled={isStarting}
              onClick={() => onStart(concept)}
              className="flex h-full w-full items-center gap-4 rounded-large border border-line bg-card p-4 text-left shadow-card transition-colors duration-150 hover:border-line-strong"
            >
              <span
                className={
                  isDue
                    ? 'grid size-12 shrink-0 place-items-center rounded-medium bg-sun-soft text-sun-ink'
                    : 'grid size-12 shrink-0 place-items-center rounded-medium bg-brand-soft text-brand-strong'
                }
              >
                <Picture aria-hidden className="size-6" />
              </span>
              <span className="grid min-w-0 flex-1 gap-1">
                <b className="font-heading leading-tight font-extrabold break-words">{concept}</b>
                <span className="text-small text-ink-soft">{stateOf(topic)}</span>
                <span aria-hidden className="block h-1.5 overflow-hidden rounded-pill bg-sunk">
                  <span
                    className="block h-full origin-left rounded-pill bg-sun"
                    style={{ transform: `scaleX(${answers === 0 ? 0 : right / TEN})` }}
                  />
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function stateOf({ right, answers, isDue }: Topic): string {
  if (isDue) return 'wants to come back today'
  return answers === 0 ? 'new' : `${right} of the last ${answers} right`
}
