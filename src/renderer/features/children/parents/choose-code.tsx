import { useState } from 'react'
import { type Animal, CODE_LENGTH, type PictureCode } from '#contract/children.ts'
import { Button } from '#ui/button.tsx'
import { PicturePad } from '../picture-pad.tsx'

interface ChooseCodeProps {
  name: string
  onCode: (code: PictureCode) => Promise<void>
  onCancel: () => void
}

/** Three pictures, one after the other, chosen by parent and child together. */
export function ChooseCode({ name, onCode, onCancel }: ChooseCodeProps) {
  const [chosen, setChosen] = useState<readonly Animal[]>([])
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isComplete = chosen.length === CODE_LENGTH

  async function save() {
    setSaving(true)
    try {
      await onCode([...chosen])
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'This could not be saved. Please try again.')
      setSaving(false)
    }
  }

  return (
    <fieldset className="grid gap-3 rounded-medium bg-sunk p-4">
      <legend className="sr-only">The picture code of {name}</legend>
      <p>
        Choose {CODE_LENGTH} pictures in order, together with {name}. The same one may come twice.
      </p>
      <PicturePad
        pressed={chosen}
        isDisabled={isComplete}
        onPress={animal => setChosen([...chosen, animal])}
      />
      {error !== undefined && (
        <p role="alert" className="text-wrong">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!isComplete} isLoading={isSaving} onClick={() => void save()}>
          Save the code
        </Button>
        <Button look="outlined" disabled={chosen.length === 0} onClick={() => setChosen([])}>
          Start again
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
