import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { passwordAgainSchema } from '#contract/accounts.ts'
import { ApiError } from '#lib/api.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/inputs.tsx'

interface PasswordAgainProps {
  /** What the button says. */
  button: string
  /** Filled unless the view has another main button. */
  look?: ButtonLook
  /** Makes the call that needs the password; what it throws is said at the field. */
  onPassword: (password: string) => Promise<void>
}

/** Asks whoever is signed in for the password once more. */
export function PasswordAgain({ button, look = 'filled', onPassword }: PasswordAgainProps) {
  const form = useForm<{ password: string }>({
    resolver: zodResolver(passwordAgainSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => setFocus('password'), [setFocus])

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password)
    } catch (error) {
      const words = error instanceof ApiError ? (error.fields.password ?? error.message) : undefined
      form.setError('password', { message: words ?? 'Something went wrong. Please try again.' })
      form.setFocus('password', { shouldSelect: true })
    }
  })

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-4">
      <Field label="Your password" error={errors.password?.message}>
        {control => (
          <PasswordInput autoComplete="current-password" {...control} {...form.register('password')} />
        )}
      </Field>
      <Button type="submit" look={look} isLoading={isSubmitting} className="justify-self-start">
        {button}
      </Button>
    </form>
  )
}
