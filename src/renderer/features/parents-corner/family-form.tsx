import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { accountEndpoints, type FamilyChange, familyChangeSchema } from '#contract/accounts.ts'
import { rereadCurrentUser } from '#features/accounts/current-user.ts'
import { ApiError, request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'

interface FamilyFormProps {
  parentName: string
  email: string
}

/** The parent's name and the e-mail to sign in with, corrected with the password. */
export function FamilyForm({ parentName, email }: FamilyFormProps) {
  const form = useForm<FamilyChange>({
    resolver: zodResolver(familyChangeSchema),
    defaultValues: { parentName, email, password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async body => {
    try {
      const changed = await request(accountEndpoints.changeFamily, { body })
      form.reset({ ...changed, password: '' })
      await rereadCurrentUser()
      toast({ title: 'Saved', description: `From now on you log in with ${changed.email}.` })
    } catch (error) {
      showAtFields(error)
    }
  })

  function showAtFields(error: unknown) {
    const { fields = {}, message = 'This could not be saved. Please try again.' } =
      error instanceof ApiError ? error : {}
    const names = (['parentName', 'email', 'password'] as const).filter(name => fields[name] !== undefined)
    for (const name of names) form.setError(name, { message: fields[name] ?? message }, { shouldFocus: true })
    if (names.length === 0) form.setError('password', { message }, { shouldFocus: true })
  }

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Your name" error={errors.parentName?.message}>
          {control => <TextInput autoComplete="name" {...control} {...form.register('parentName')} />}
        </Field>
        <Field
          label="E-mail"
          hint="You log in with it. Nothing is ever sent to it."
          error={errors.email?.message}
        >
          {control => (
            <TextInput type="email" autoComplete="email" {...control} {...form.register('email')} />
          )}
        </Field>
      </div>
      <Field label="Your password" hint="To be sure that it is you" error={errors.password?.message}>
        {control => (
          <PasswordInput autoComplete="current-password" {...control} {...form.register('password')} />
        )}
      </Field>
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
