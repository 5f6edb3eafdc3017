import { Plus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { askEngine } from '#lib/engine/engine.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/inputs.tsx'

interface PracticeListProps {
  practise: readonly string[]
  error?: string | undefined
  onChange: (practise: readonly string[]) => void
}

/** What needs practice: concepts that the tutor knows are offered, own words are as good. */
export function PracticeList({ practise, error, onChange }: PracticeListProps) {
  const [text, setText] = useState('')
  const list = useId()
  const concepts = useConcepts()

  function add() {
    const concept = text.trim()
    if (concept === '') return
    if (!practise.includes(concept)) onChange([...practise, concept])
    setText('')
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="What needs practice?" error={error} className="flex-1 basis-60">
          {control => (
            <TextInput
              list={list}
              autoComplete="off"
              maxLength={200}
              placeholder="Such as fractions"
              value={text}
              onChange={event => setText(event.target.value)}
              // Whoever goes on without pressing Add meant it all the same.
              onBlur={add}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
              {...control}
            />
          )}
        </Field>
        <Button look="outlined" onClick={add} disabled={text.trim() === ''} className="mb-0.5 px-4">
          <Plus aria-hidden className="size-5" />
          Add
        </Button>
      </div>
      <datalist id={list}>
        {concepts.map(concept => (
          <option key={concept} value={concept} />
        ))}
      </datalist>
      {practise.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {practise.map(concept => (
            <li
              key={concept}
              className="flex min-w-0 items-center gap-1 rounded-pill bg-brand-soft py-0 pr-1 pl-4 text-brand-strong"
            >
              <span className="min-w-0 break-words">{concept}</span>
              <IconButton
                label={`Leave out ${concept}`}
                onClick={() => onChange(practise.filter(each => each !== concept))}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The concepts of every topic; empty until they are loaded. */
function useConcepts(): readonly string[] {
  const [concepts, setConcepts] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    askEngine('concepts', []).then(
      found => isWanted && setConcepts(found),
      // Own words do without.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return concepts
}
