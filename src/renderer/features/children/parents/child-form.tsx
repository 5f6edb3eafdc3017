import { useForm } from 'react-hook-form'
import {
  ANIMALS,
  type Animal,
  type Child,
  COLORS,
  type Color,
  type NewChild,
  newChildSchema,
} from '#contract/children.ts'
import { ApiError } from '#lib/api.ts'
import { BirthYearSelect } from '#ui/birth-year-select.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { AnimalChoice } from './animal-choice.tsx'
import { ColorChoice } from './color-choice.tsx'

interface Values {
  name: string
  /** Empty until one is chosen. */
  birthYear: number | ''
  animal: Animal
  color: Color
}

type Fields = Required<NewChild>

interface ChildFormProps {
  /** The child that is changed; missing for a new one. */
  child?: Child
  /** Whose animals and colors a new one should not get at first. */
  siblings: readonly Child[]
  button: string
  /** Gets what has changed, for a new child everything; what it throws is said at its field. */
  onSave: (fields: Fields) => Promise<void>
  onCancel?: () => void
}

/** The form's values, and what sends those that have changed. */
function useChildForm({ child, siblings, onSave }: Pick<ChildFormProps, 'child' | 'siblings' | 'onSave'>) {
  const form = useForm<Values>({
    defaultValues: child
      ? { name: child.name, birthYear: child.birthYear, animal: child.animal, color: child.color }
      : {
          name: '',
          birthYear: '',
          animal: unused(
            ANIMALS,
            siblings.map(({ animal }) => animal),
          ),
          color: unused(
            COLORS,
            siblings.map(({ color }) => color),
          ),
        },
  })

  const submit = form.handleSubmit(async values => {
    // An unchanged year may be one that is offered no more: it stays as it is.
    const changed = child ? changesOf(values, child) : { ...values, birthYear: values.birthYear || undefined }
    const given = (child ? newChildSchema.partial() : newChildSchema).safeParse(changed)
    if (!given.success) {
      for (const { path, message } of given.error.issues) {
        form.setError(path[0] as keyof Values, { message }, { shouldFocus: true })
      }
      return
    }
    try {
      await onSave(given.data as Fields)
    } catch (error) {
      const said = error instanceof ApiError ? (error.fields.name ?? error.message) : String(error)
      form.setError('name', { message: said }, { shouldFocus: true })
    }
  })

  return { form, submit }
}

/** A child's name, birth year and look. */
export function ChildForm({ child, siblings, button, onSave, onCancel }: ChildFormProps) {
  const { form, submit } = useChildForm({ child, siblings, onSave })
  const { errors, isSubmitting } = form.formState
  const { birthYear, animal, color } = form.watch()

  return (
    <form
      noValidate
      onSubmit={event => {
        // What stands at a field that is not registered would keep the form from being sent again.
        form.clearErrors()
        void submit(event)
      }}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {control => <TextInput autoComplete="off" {...control} {...form.register('name')} />}
        </Field>
        <Field label="Birth year" error={errors.birthYear?.message}>
          {control => (
            <BirthYearSelect
              present={child?.birthYear}
              value={birthYear}
              onChange={({ target }) =>
                form.setValue('birthYear', target.value === '' ? '' : Number(target.value))
              }
              {...control}
            />
          )}
        </Field>
      </div>
      <AnimalChoice
        label="Animal"
        animal={animal}
        color={color}
        onChange={chosen => form.setValue('animal', chosen)}
      />
      <ColorChoice color={color} onChange={chosen => form.setValue('color', chosen)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSubmitting}>
          {button}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function changesOf(values: Values, child: Child): Partial<Values> {
  const names = ['name', 'birthYear', 'animal', 'color'] as const
  return Object.fromEntries(
    names.flatMap(name => (values[name] === child[name] ? [] : [[name, values[name]]])),
  )
}

function unused<T>(all: readonly [T, ...T[]], taken: readonly T[]): T {
  return all.find(each => !taken.includes(each)) ?? all[0]
}
