import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { inboxEndpoints } from '#contract/inbox.ts'
import { ApiError, request } from '#lib/api.ts'
import { formatScore } from '#lib/formatting.ts'
import { toast } from '#ui/toasts.ts'

/** A grown-up's mark of an answer that waits. */
interface GivenMark {
  score: number
  totalScore: number
  words?: string
  expectedAnswer?: string
}

/** Gives an answer that waits back with a mark, or deletes it; the note says why that did not happen. */
export function useGiveBack({ id, name, onDone }: { id: number; name: string; onDone: () => void }) {
  const [note, setNote] = useState<string>()
  const onMutate = () => setNote(undefined)
  const onError = (error: Error) =>
    setNote(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
  const done = (marks: string) => {
    toast({ title: `Given back to ${name}`, description: marks })
    onDone()
  }
  const give = useMutation({
    mutationFn: (body: GivenMark) => request(inboxEndpoints.giveMark, { params: { id }, body }),
    onSuccess: (_, { score, totalScore }) => done(`${score} of ${totalScore} marks`),
    onMutate,
    onError,
  })
  const byPage = useMutation({
    mutationFn: (expectedAnswer: string) =>
      request(inboxEndpoints.markByPage, { params: { id }, body: { expectedAnswer } }),
    onSuccess: ({ mark }) => {
      if (mark) done(`${formatScore(mark.score)} of ${formatScore(mark.totalScore)} marks`)
      else setNote('The answer says it in other words, or in a photo: please choose the marks yourself.')
    },
    onMutate,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => request(inboxEndpoints.remove, { params: { id } }),
    onSuccess: onDone,
    onError,
  })
  return { note, give, byPage, remove }
}
