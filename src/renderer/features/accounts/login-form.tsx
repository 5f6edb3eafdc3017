import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { accountCalls, type Login, loginSchema } from '#contract/accounts.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import { enter, showRefusal } from './enter.ts'

const ForgottenPassword = lazy(async () => ({
  default: (await import('./forgotten-password.tsx')).ForgottenPassword,
}))

export function LoginForm() {
  const [hasForgotten, setForgotten] = useState(false)
  const form = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const { register, formState } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = form.handleSubmit(async login => {
    try {
      await request(accountCalls.login, { body: login })
      await enter('Login successful!')
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
      <h2>Welcome Back!</h2>
      <Field label="E-mail" error={errors.email?.message}>
        {control => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {control => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
      </Field>
      <button
        type="button"
        onClick={() => setForgotten(true)}
        className="link -my-2 min-h-11 justify-self-start text-small"
      >
        Forgot password?
      </button>
      <Button type="submit" isLoading={isSubmitting || isSubmitSuccessful} className="mt-1 w-full">
        {isSubmitting || isSubmitSuccessful ? 'Logging in...' : 'Log in'}
      </Button>
      <p className="max-w-none text-center text-small">
        New to Stepwise?{' '}
        <Link to="/" className="link wide-target">
          Sign up
        </Link>
      </p>
      {hasForgotten && (
        <Suspense fallback={null}>
          <ForgottenPassword onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </form>
  )
}
