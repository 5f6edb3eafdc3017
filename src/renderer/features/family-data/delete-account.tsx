import { useMutation } from '@tanstack/react-query'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { request } from '#lib/api.ts'
import { forgetFamily } from '#lib/on-logout.ts'
import { toastAfterReload } from '#ui/toasts.ts'
import { Deletion } from './deletion.tsx'
import { WhatStays } from './what-stays.tsx'

/** Deletes the account and all it holds. */
export function DeleteAccount() {
  const remove = useMutation({
    mutationFn: (confirmation: string) =>
      request(familyDataEndpoints.deleteAccount, { body: { confirmation } }),
    onSuccess: () => {
      forgetFamily()
      toastAfterReload({ title: 'Account deleted', description: 'Everything in it has been overwritten.' })
      window.location.assign('/')
    },
  })
  return (
    <div className="grid gap-4">
      <div>
        <h2>Delete the account</h2>
        <p className="mt-1 text-ink-soft">
          Deletes your account and everything in it, of every child: assessments, gaps, masteries, practice,
          chats and talks. Other families on this computer keep theirs.
        </p>
      </div>
      <Deletion
        remove={remove}
        opener="Delete the account"
        title="Delete everything?"
        description="This can’t be undone. What is deleted is overwritten in the data file at once."
        button="Delete everything"
        keep="Keep the account"
      >
        <WhatStays whose="your data" />
      </Deletion>
    </div>
  )
}
