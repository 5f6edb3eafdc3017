import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountEndpoints, type PasswordReset, passwordResetSchema } from '#contract/accounts.ts'
import { ApiError, request } from '#lib/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import { enter } from './enter.ts'
import { holdRecoveryCode } from './recovery-code-handover.ts'

interface ForgottenPasswordProps {
  /** What was typed as the e-mail before. */
  email: string
  onClose: () => void
}

/** Sets a new password with the recovery code: nothing at home sends e-mails. */
export function ForgottenPassword({ email, onClose }: ForgottenPasswordProps) {
  const [problem, setProblem] = useState<string>()
  const form = useForm<PasswordReset>({
    resolver: zodResolver(passwordResetSchema),
    defaultValues: { email, recoveryCode: '', newPassword: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const isBusy = isSubmitting || isSubmitSuccessful

  const submit = form.handleSubmit(async reset => {
    setProblem(undefined)
    try {
      const { recoveryCode } = await request(accountEndpoints.resetPassword, { body: reset })
      holdRecoveryCode({ code: recoveryCode, isFirst: false })
      await enter('Password updated', 'The new one counts from now on.')
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
      throw error
    }
  })

  return (
    <Dialog
      title="Forgot your password?"
      description="Your recovery code sets a new one. You got it when you signed up, and it can be renewed in Profile."
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={event => {
          // React passes a dialog's events on to the form around it.
          event.stopPropagation()
          void submit(event).catch(() => undefined)
        }}
        className="grid gap-4"
      >
        {problem && (
          <Alert look="destructive" title="That did not work">
            {problem}
          </Alert>
        )}
        <Field label="E-mail" error={errors.email?.message}>
          {control => (
            <TextInput type="email" autoComplete="email" {...control} {...form.register('email')} />
          )}
        </Field>
        <Field
          label="Recovery code"
          hint="20 letters and digits; dashes and capitals don’t matter"
          error={errors.recoveryCode?.message}
        >
          {control => (
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...control}
              {...form.register('recoveryCode')}
            />
          )}
        </Field>
        <Field label="New Password" hint="At least 8 characters" error={errors.newPassword?.message}>
          {control => (
            <PasswordInput autoComplete="new-password" {...control} {...form.register('newPassword')} />
          )}
        </Field>
        <Button type="submit" isLoading={isBusy} className="mt-1 w-full">
          {isBusy ? 'Setting the password...' : 'Set new password'}
        </Button>
      </form>
      <p className="mt-4 text-small text-ink-soft">
        No code either? Look whether your browser or password manager has saved the password. Otherwise you
        can sign up again with another e-mail; the old account stays as it is.
      </p>
    </Dialog>
  )
}
