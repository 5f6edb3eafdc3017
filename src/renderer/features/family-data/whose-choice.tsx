import { labelOf, useChildren } from '#features/children/index.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'

/** Who may be chosen. */
export interface Choice {
  id: number
  label: string
}

/** The family's children, archived ones too; none until they are known. */
export function useChoices(): Choice[] {
  return useChildren().map(child => ({ id: child.id, label: labelOf(child) }))
}

interface WhoseChoiceProps {
  label: string
  choices: readonly Choice[]
  /** Undefined for the whole family. */
  child: number | undefined
  onChange: (child: number | undefined) => void
}

/** The whole family or one child. There is nothing to choose where there is only one. */
export function WhoseChoice({ label, choices, child, onChange }: WhoseChoiceProps) {
  if (choices.length < 2) return null
  return (
    <Field label={label} className="max-w-sm">
      {control => (
        <Select
          {...control}
          value={child ?? ''}
          onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">The whole family</option>
          {choices.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
