import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Grade } from '#contract/grades.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { topicPracticeEndpoints } from '#contract/topic-practice.ts'
import { createQuery } from '#lib/query-client.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { shownTopics } from '../find-topics.ts'

const MOST_GAPS = 12
const TO_PRACTISE = ['open', 'reopened', 'due']

interface ChoiceProps<T> {
  chosen: readonly T[]
  onChange: (chosen: readonly T[]) => void
}

/** The child's gaps that are still to be practised; nothing where there is none. */
export function GapChoice({ chosen, onChange }: ChoiceProps<number>) {
  const { data } = useQuery(createQuery(practiceEndpoints.gaps, {}))
  const gaps = data?.groups.filter(({ state }) => TO_PRACTISE.includes(state)).slice(0, MOST_GAPS) ?? []
  if (gaps.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-bold">From my gaps</legend>
      <ul className="grid gap-2">
        {gaps.map(({ gapId, concept, description }) => (
          <li key={gapId}>
            <Choice isChosen={chosen.includes(gapId)} onToggle={() => onChange(toggled(chosen, gapId))}>
              <b>{concept}</b>
              <span className="block text-small text-ink-soft">{description}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** The topics of a grade and, by search, all others; what is chosen stays in sight. */
export function TopicChoice({ grade, chosen, onChange }: ChoiceProps<string> & { grade: Grade }) {
  const [sought, setSought] = useState('')
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-bold">From the topics</legend>
      <Field label="Find a topic" hint="Such as: fractions, times tables, money" className="max-w-[420px]">
        {control => (
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={100}
            value={sought}
            onChange={event => setSought(event.target.value)}
            // Enter looks for a topic here, and makes no sheet.
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
            {...control}
          />
        )}
      </Field>
      <Loaded endpoint={topicPracticeEndpoints.topics} input={{ query: { grade } }} what="The topics">
        {({ topics }) => {
          const found = shownTopics(topics, sought).map(({ concept }) => concept)
          return (
            <>
              {found.length === 0 && (
                <p role="status">No topic has that name. Try another word, or leave it empty.</p>
              )}
              <ul aria-label="Topics" className="grid max-h-[320px] gap-2 overflow-y-auto p-1 sm:grid-cols-2">
                {[...new Set([...chosen, ...found])].map(concept => (
                  <li key={concept} className="min-w-0">
                    <Choice
                      isChosen={chosen.includes(concept)}
                      onToggle={() => onChange(toggled(chosen, concept))}
                    >
                      {concept}
                    </Choice>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </fieldset>
  )
}

function toggled<T>(chosen: readonly T[], one: T): readonly T[] {
  return chosen.includes(one) ? chosen.filter(each => each !== one) : [...chosen, one]
}

interface OneChoiceProps {
  isChosen: boolean
  onToggle: () => void
  children: ReactNode
}

function Choice({ isChosen, onToggle, children }: OneChoiceProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-medium border-2 border-line px-4 py-2 break-words hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
