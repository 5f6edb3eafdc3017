import { useState } from 'react'
import { type Animal, type Child, CODE_LENGTH, type PictureCode } from '#contract/children.ts'
import { ApiError } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordAgain } from '#ui/password-again.tsx'
import { PicturePad } from './picture-pad.tsx'
import type { useStartLearning } from './start-learning.ts'

interface CodeDialogProps {
  child: Child
  start: ReturnType<typeof useStartLearning>
  onClose: () => void
}

/** Asks for a child's three pictures. A parent goes in by the password. */
export function CodeDialog({ child, start, onClose }: CodeDialogProps) {
  const [isParent, setParent] = useState(false)
  const [pressed, setPressed] = useState<readonly Animal[]>([])
  if (isParent) {
    return (
      <Dialog title="For parents" description={`Your password opens it for ${child.name}.`} onClose={onClose}>
        <div className="grid gap-4">
          <PasswordAgain
            button={`Go on as ${child.name}`}
            onPassword={password => start.mutateAsync({ password })}
          />
          <Button look="quiet" className="-ml-3.5 justify-self-start" onClick={() => setParent(false)}>
            Back to the pictures
          </Button>
        </div>
      </Dialog>
    )
  }

  async function press(animal: Animal) {
    const next = [...pressed, animal]
    setPressed(next)
    if (next.length < CODE_LENGTH) return
    await start.mutateAsync({ pictureCode: next as PictureCode }).catch(() => setPressed([]))
  }

  return (
    <Dialog
      title={`Hi, ${child.name}!`}
      description="Press your three pictures, one after the other."
      onClose={onClose}
    >
      <div className="grid gap-4">
        {start.error && !start.isPending && <Problem error={start.error} />}
        <PicturePad pressed={pressed} isDisabled={start.isPending} onPress={animal => void press(animal)} />
        <div className="-mx-3 flex flex-wrap justify-between">
          <Button
            look="quiet"
            disabled={pressed.length === 0 || start.isPending}
            onClick={() => setPressed(pressed.slice(0, -1))}
            className="px-3 disabled:invisible"
          >
            Take one back
          </Button>
          <Button look="quiet" disabled={start.isPending} onClick={() => setParent(true)}>
            I’m the parent
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Problem({ error }: { error: Error }) {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'wrong_code') {
    return (
      <Alert title="Not quite these pictures">That’s all right. Try once more, or ask your parent.</Alert>
    )
  }
  if (code === 'too_many_attempts') {
    return <Alert title="Time for a little break">{error.message} Or ask your parent to let you in.</Alert>
  }
  return (
    <Alert look="destructive" title="That did not work">
      {error.message}
    </Alert>
  )
}
