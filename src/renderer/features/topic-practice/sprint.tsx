import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  SPRINT_TABLES,
  type Sprint as SprintState,
  SUMS_OF_SPRINT,
  topicPracticeEndpoints,
} from '#contract/topic-practice.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Select, TextInput } from '#ui/inputs.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toasts.ts'

const query = createQuery(topicPracticeEndpoints.sprint, {})
type Table = (typeof SPRINT_TABLES)[number]

/** One sum after the other against the child's own best time; nothing but a switch as long as it wants none. */
export function Sprint() {
  const { data } = useQuery({ ...query, refetchOnMount: 'always' })
  const [table, setTable] = useState<Table>(7)
  const [isRunning, setRunning] = useState(false)
  const [time, setTime] = useState<number>()
  if (!data) return null

  async function change(call: () => Promise<SprintState>) {
    try {
      queryClient.setQueryData(query.queryKey, await call())
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ look: 'destructive', title: 'This could not be saved', description })
    }
  }

  const best = data.best[table]
  return (
    <Card aria-labelledby="sprint" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="sprint">Times-table sprint</h2>
      <Switch
        label="I want to race against my own best time"
        hint="Nobody else sees it, and nobody is compared"
        isOn={data.isOn}
        onChange={isOn => void change(() => request(topicPracticeEndpoints.switchSprint, { body: { isOn } }))}
      />
      {data.isOn && !isRunning && (
        <div className="flex flex-wrap items-end gap-4">
          <Field label="Times table">
            {control => (
              <Select
                value={table}
                onChange={({ target }) => {
                  setTable(SPRINT_TABLES.find(each => String(each) === target.value) ?? 7)
                  setTime(undefined)
                }}
                {...control}
              >
                {SPRINT_TABLES.map(each => (
                  <option key={each} value={each}>
                    Times table of {each}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button look="outlined" onClick={() => setRunning(true)}>
            Go
          </Button>
          <p role="status" className="basis-full empty:hidden">
            {time !== undefined && `You took ${inWords(time)}. `}
            {best !== undefined && `Your best time: ${inWords(best)}.`}
          </p>
        </div>
      )}
      {data.isOn && isRunning && (
        <Run
          table={table}
          onEnd={seconds => {
            setRunning(false)
            setTime(seconds)
            if (seconds !== undefined)
              void change(() => request(topicPracticeEndpoints.endSprint, { body: { table, seconds } }))
          }}
        />
      )}
    </Card>
  )
}

const inWords = (seconds: number) => `${Math.round(seconds)} seconds`

/** Every factor once, mixed. */
function mixed(): number[] {
  return Array.from({ length: SUMS_OF_SPRINT }, (_, at) => at + 1)
    .map(factor => ({ factor, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ factor }) => factor)
}

interface RunProps {
  table: Table
  /** @param seconds undefined where it was stopped */
  onEnd: (seconds?: number) => void
}

function Run({ table, onEnd }: RunProps) {
  const [factors] = useState(mixed)
  const [at, setAt] = useState(0)
  const [text, setText] = useState('')
  const [isAgain, setAgain] = useState(false)
  const begun = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    begun.current = performance.now()
    input.current?.focus()
  }, [])
  const factor = factors[at] ?? 1

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const isRight = Number(text) === table * factor
    setText('')
    setAgain(!isRight)
    if (!isRight) return
    if (at + 1 < factors.length) setAt(at + 1)
    else onEnd(Math.max(1, (performance.now() - begun.current) / 1_000))
  }

  return (
    <form onSubmit={submit} className="grid max-w-[360px] gap-3">
      <p className="text-ink-soft">
        Sum {at + 1} of {factors.length}
      </p>
      <Field label={`${table} × ${factor} =`} hint={isAgain ? 'Not yet. Try it again.' : undefined}>
        {control => (
          <TextInput
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={text}
            onChange={event => setText(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Next</Button>
        <Button look="quiet" onClick={() => onEnd()}>
          Stop
        </Button>
      </div>
    </form>
  )
}
