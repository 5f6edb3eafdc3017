import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordAgainSchema } from '#contract/accounts.ts'
import { type Family, sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { request } from '#lib/api.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/inputs.tsx'
import { ForgotLink, LoginButton } from './email-login.tsx'
import { enter, showRefusal } from './enter.ts'

interface FamilyPickerProps {
  families: Family[]
  /** Undefined is the choice to log in by e-mail. */
  chosen: Family | undefined
  onChoose: (family: Family | undefined) => void
}

/** The families of this computer that agreed to be offered. */
export function FamilyPicker({ families, chosen, onChoose }: FamilyPickerProps) {
  const choice = (label: string, family: Family | undefined) => (
    <button
      key={family?.id ?? 'e-mail'}
      type="button"
      aria-pressed={family?.id === chosen?.id}
      onClick={() => onChoose(family)}
      className={buttonClasses(
        'outlined',
        'px-4 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong',
      )}
    >
      {label}
    </button>
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-bold">Who is it?</legend>
      <div className="flex flex-wrap gap-2">
        {families.map(family => choice(family.name, family))}
        {choice('Someone else', undefined)}
      </div>
    </fieldset>
  )
}

/** Logs a chosen family in; its e-mail needs no typing and stays unsaid. */
export function FamilyLogin({ family, onForgotten }: { family: Family; onForgotten: () => void }) {
  const form = useForm<{ password: string }>({
    resolver: zodResolver(passwordAgainSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await request(sharedComputerEndpoints.loginAsFamily, { body: { familyId: family.id, password } })
      await enter('Login successful!', 'Good to see you again.')
    } catch (error) {
      showRefusal(error, { form, title: 'Login failed', usual: 'Wrong password', fallbackField: 'password' })
      throw error
    }
  })

  return (
    <form noValidate onSubmit={event => void submit(event).catch(() => undefined)} className="grid gap-4">
      <Field label={`Password of ${family.name}`} error={errors.password?.message}>
        {control => (
          <PasswordInput autoComplete="current-password" {...control} {...form.register('password')} />
        )}
      </Field>
      <ForgotLink onClick={onForgotten} />
      <LoginButton isBusy={isSubmitting || isSubmitSuccessful} />
    </form>
  )
}
