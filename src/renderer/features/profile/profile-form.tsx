import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountEndpoints, type Profile, profileSchema, type User } from '#contract/accounts.ts'
import { rereadCurrentUser } from '#features/accounts/current-user.ts'
import { exactlySaid, isKindWords, request } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea, TextInput } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'

/** Names and e-mail to read; how the tutor is called and who the child is to change. */
export function ProfileForm({ user }: { user: User }) {
  const form = useForm<z.input<typeof profileSchema>, unknown, Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: { assistantName: user.assistantName, personalIntro: user.personalIntro ?? '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async profile => {
    try {
      await request(accountEndpoints.changeProfile, { body: profile })
      await rereadCurrentUser()
      toast({ title: 'Profile updated', description: 'Your tutor knows it from now on.' })
    } catch (error) {
      if (isKindWords(error)) {
        form.setValue('personalIntro', user.personalIntro ?? '')
        return
      }
      toast({
        look: 'destructive',
        title: 'Failed to update profile',
        description: wordsOf(error, 'An unknown error occurred'),
        forGrownUps: exactlySaid(error),
      })
    }
  })

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-5">
      <dl className="grid gap-x-6 gap-y-4 rounded-medium bg-sunk p-4 sm:grid-cols-2">
        <Fact label="Parent name" value={user.parentName} />
        <Fact label="Child name" value={user.childName} />
        <Fact label="E-mail" value={user.email} />
      </dl>
      <Field
        label="AI Assistant Name"
        hint="Customise the name of your child’s AI tutor"
        error={errors.assistantName?.message}
      >
        {control => <TextInput autoComplete="off" {...control} {...form.register('assistantName')} />}
      </Field>
      <Field
        label="Personal Introduction"
        hint="Your child’s interests and goals"
        error={errors.personalIntro?.message}
      >
        {control => <TextArea {...control} {...form.register('personalIntro')} />}
      </Field>
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Save Changes
      </Button>
    </form>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-bold break-words">{value}</dd>
    </div>
  )
}
