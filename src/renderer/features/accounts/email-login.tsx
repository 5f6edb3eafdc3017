import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { accountEndpoints, type Login, loginSchema } from '#contract/accounts.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import { enter, showRefusal } from './enter.ts'

/** @param onForgotten gets what has been typed as the e-mail */
export function EmailLogin({ onForgotten }: { onForgotten: (email: string) => void }) {
  const form = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const { register, formState, getValues } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = form.handleSubmit(async login => {
    try {
      await request(accountEndpoints.login, { body: login })
      await enter('Login successful!', 'Good to see you again.')
    } catch (error) {
      showRefusal(error, {
        form,
        title: 'Login failed',
        usual: 'Invalid email or password',
        fallbackField: 'password',
      })
      throw error
    }
  })

  return (
    <form noValidate onSubmit={event => void submit(event).catch(() => undefined)} className="grid gap-4">
      <Field label="E-mail" error={errors.email?.message}>
        {control => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {control => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
      </Field>
      <ForgotLink onClick={() => onForgotten(getValues('email'))} />
      <LoginButton isBusy={isSubmitting || isSubmitSuccessful} />
    </form>
  )
}

export function ForgotLink({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="link -my-2 min-h-11 justify-self-start text-small">
      Forgot password?
    </button>
  )
}

export function LoginButton({ isBusy }: { isBusy: boolean }) {
  return (
    <Button type="submit" isLoading={isBusy} className="mt-1 w-full">
      {isBusy ? 'Logging in...' : 'Log in'}
    </Button>
  )
}
