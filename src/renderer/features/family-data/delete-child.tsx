import { useMutation } from '@tanstack/react-query'
import type { Child } from '#contract/children.ts'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { useChildren } from '#features/children/index.ts'
import { request } from '#lib/api.ts'
import { forgetDrafts } from '#lib/drafts.ts'
import { forgetLearner, learnerId } from '#lib/learner.ts'
import { toastAfterReload } from '#ui/toasts.ts'
import { Deletion } from './deletion.tsx'
import { WhatStays } from './what-stays.tsx'

/** Deletes one child and all its work. */
export function DeleteChild({ child: { id, name, isArchived } }: { child: Child }) {
  const others = useChildren().filter(other => other.id !== id)
  // Whoever learns here alone can't be archived.
  const canArchive = !isArchived && others.some(other => !other.isArchived)
  const remove = useMutation({
    mutationFn: (confirmation: string) =>
      request(familyDataEndpoints.deleteChild, { params: { id }, body: { confirmation } }),
    onSuccess: () => {
      forgetDrafts(id)
      if (learnerId() === id) forgetLearner()
      toastAfterReload({
        title: `${name} is deleted`,
        description: `Everything of ${name} has been overwritten.`,
      })
      // Every screen and list may still show the child: the page begins anew.
      window.location.reload()
    },
  })
  return (
    <>
      <p className="text-ink-soft">
        Deletes everything of {name}: assessments, gaps, masteries, practice, chats and talks.
        {others.length > 0 && ' Other children keep theirs.'}
        {canArchive && ` To hide ${name} and lose nothing, archive ${name}.`}
      </p>
      <Deletion
        remove={remove}
        opener={`Delete ${name}`}
        title={`Delete everything of ${name}?`}
        description="This can’t be undone. What is deleted is overwritten in the data file at once."
        button="Delete everything"
        keep={`Keep ${name}`}
      >
        <WhatStays whose={`the work of ${name}`} />
      </Deletion>
    </>
  )
}
