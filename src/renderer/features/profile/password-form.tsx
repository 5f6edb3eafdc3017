import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { accountEndpoints, type PasswordForm as Passwords, passwordFormSchema } from '#contract/accounts.ts'
import { ApiError, exactlySaid, request } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'

const empty: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password; other browsers are signed out by it. */
export function PasswordForm() {
  const form = useForm<Passwords>({ resolver: zodResolver(passwordFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await request(accountEndpoints.changePassword, { body: { currentPassword, newPassword } })
      form.reset(empty)
      toast({ title: 'Password updated', description: 'The new one counts from now on.' })
    } catch (error) {
      toast({
        look: 'destructive',
        title: 'Failed to update password',
        description: wordsOf(error, 'Current password may be incorrect'),
        forGrownUps: exactlySaid(error),
      })
      const words = error instanceof ApiError ? error.fields.currentPassword : undefined
      if (words) form.setError('currentPassword', { message: words }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-5">
      <Field label="Current Password" error={errors.currentPassword?.message}>
        {control => (
          <PasswordInput autoComplete="current-password" {...control} {...form.register('currentPassword')} />
        )}
      </Field>
      <Field label="New Password" hint="At least 8 characters" error={errors.newPassword?.message}>
        {control => (
          <PasswordInput autoComplete="new-password" {...control} {...form.register('newPassword')} />
        )}
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
        {control => (
          <PasswordInput autoComplete="new-password" {...control} {...form.register('confirmPassword')} />
        )}
      </Field>
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Update Password
      </Button>
    </form>
  )
}
