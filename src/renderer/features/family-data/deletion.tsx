import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DELETE_WORDS } from '#contract/family-data.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'

interface FormProps {
  /** Deletes; gets what was typed. */
  remove: UseMutationResult<void, Error, string>
  /** What goes and what stays, and all else that is asked for. */
  children: ReactNode
  /** Whether all else that is asked for is filled in. */
  isReady?: boolean
  button: string
  /** The button that leaves everything as it is. */
  keep: string
}

interface DeletionProps extends FormProps {
  /** On the button that opens the dialog. */
  opener: string
  title: string
  description: string
  /** Told when the dialog is closed. */
  onClose?: () => void
  /** Puts more around the form, or something in its place. */
  around?: (form: ReactNode) => ReactNode
}

/** A button and its dialog, which asks for words that nobody types by accident before anything is deleted. */
export function Deletion(props: DeletionProps) {
  const { opener, title, description, onClose, around = form => form, ...form } = props
  const [isAsking, setAsking] = useState(false)
  const { remove } = form
  function close() {
    if (isBusyWith(remove)) return
    remove.reset()
    onClose?.()
    setAsking(false)
  }
  return (
    <>
      <Button look="outlined" className="justify-self-start" onClick={() => setAsking(true)}>
        {opener}
      </Button>
      {isAsking && (
        <Dialog title={title} description={description} onClose={close}>
          {around(<Form {...form} onClose={close} />)}
        </Dialog>
      )}
    </>
  )
}

function Form({
  remove,
  children,
  isReady = true,
  button,
  keep,
  onClose,
}: FormProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const isBusy = isBusyWith(remove)
  const hasConfirmed = isReady && typed.trim().toLowerCase() === DELETE_WORDS
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (hasConfirmed) remove.mutate(typed)
      }}
    >
      {remove.error && (
        <Alert look="destructive" title="Nothing was deleted">
          {remove.error.message}
        </Alert>
      )}
      {children}
      <Field label={`To confirm, type “${DELETE_WORDS}”`}>
        {control => (
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!hasConfirmed} isLoading={isBusy}>
          {isBusy ? 'Deleting...' : button}
        </Button>
        <Button look="outlined" disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  )
}

/** Once it is deleted the page goes, so nothing may be pressed any more. */
function isBusyWith({ isPending, isSuccess }: FormProps['remove']): boolean {
  return isPending || isSuccess
}
