import { type Resolver, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { Registration, registrationSchema } from '#contract/accounts.ts'
import { loadOnce } from '#lib/load-part.ts'
import { BirthYearSelect } from '#ui/birth-year-select.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/inputs.tsx'
import { enter, showRefusal } from './enter.ts'
import { holdRecoveryCode } from './recovery-code-handover.ts'

type Typed = z.input<typeof registrationSchema>

/** The rules and the way to the server come once somebody begins to type: before that nobody needs them. */
const loadRegistering = loadOnce(() => import('./registering.ts'))

/** Where the rules can't be had, Stepwise has ended: then sending says so. */
const lateRules: Resolver<Typed, unknown, Registration> = async (typed, context, options) => {
  const part = await loadRegistering().catch(() => undefined)
  return part
    ? part.registrationRules(typed, context, options)
    : { values: typed as Registration, errors: {} }
}

export function RegisterForm() {
  const form = useForm<Typed, unknown, Registration>({
    resolver: lateRules,
    defaultValues: { parentName: '', childName: '', childBirthYear: '', email: '', password: '' },
  })
  const { register, formState } = form
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = form.handleSubmit(async registration => {
    try {
      const { registerFamily } = await loadRegistering()
      const { recoveryCode } = await registerFamily(registration)
      holdRecoveryCode({ code: recoveryCode, isFirst: true })
      await enter('Registration successful!', 'Everything is ready for you.')
    } catch (error) {
      showRefusal(error, {
        form,
        title: 'Registration failed',
        usual: 'Please try again later',
        fallbackField: 'email',
      })
      throw error
    }
  })

  return (
    <form
      noValidate
      onFocus={() => void loadRegistering().catch(() => undefined)}
      onSubmit={event => void submit(event).catch(() => undefined)}
      className="grid gap-4"
    >
      <h2>Create Your Account</h2>
      <Field label="Your name" error={errors.parentName?.message}>
        {control => (
          <TextInput
            autoComplete="name"
            placeholder="Parent’s name"
            {...control}
            {...register('parentName')}
          />
        )}
      </Field>
      <div className="grid gap-4 min-[480px]:grid-cols-[1fr_1.15fr] min-[480px]:gap-3">
        <Field label="Child’s name" error={errors.childName?.message}>
          {control => <TextInput autoComplete="off" {...control} {...register('childName')} />}
        </Field>
        <Field label="Birth year" error={errors.childBirthYear?.message}>
          {control => <BirthYearSelect {...control} {...register('childBirthYear')} />}
        </Field>
      </div>
      <Field label="E-mail" error={errors.email?.message}>
        {control => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <Field label="Password" hint="At least 8 characters" error={errors.password?.message}>
        {control => <PasswordInput autoComplete="new-password" {...control} {...register('password')} />}
      </Field>
      <Button type="submit" isLoading={isSubmitting || isSubmitSuccessful} className="mt-1 w-full">
        {isSubmitting || isSubmitSuccessful ? 'Creating Account...' : 'Create Account'}
      </Button>
      <p className="max-w-none text-center text-small">
        Already have an account?{' '}
        <Link to="/?form=login" className="link wide-target">
          Log in
        </Link>
      </p>
    </form>
  )
}
