import { type FormEvent, useState } from 'react'
import type { LookAtHomeModels } from '#contract/home-models.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { useModelChange } from './use-home-models.ts'

interface PathFieldProps {
  /** The button that opens it. */
  opener: string
  label: string
  hint: string
  action: string
  change(path: string): Promise<LookAtHomeModels>
}

/** A path of this computer, asked for once it is wanted. */
export function PathField({ opener, label, hint, action, change }: PathFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [path, setPath] = useState('')
  const changing = useModelChange(change)
  if (!isOpen) {
    return (
      <Button look="quiet" className="w-fit max-sm:-ml-3.5" onClick={() => setOpen(true)}>
        {opener}
      </Button>
    )
  }
  const close = () => {
    setOpen(false)
    setPath('')
    changing.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    changing.mutate(path, { onSuccess: close })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={label} hint={hint} error={changing.error?.message}>
        {control => (
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={path}
            onChange={event => setPath(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button look="outlined" type="submit" isLoading={changing.isPending}>
          {action}
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
