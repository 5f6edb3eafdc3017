import { useRef, useState } from 'react'
import { type Checkup, checkupEndpoints } from '#contract/checkups.ts'
import type { Grade } from '#contract/grades.ts'
import { refreshCurrentUser } from '#features/accounts/current-user.ts'
import { ApiError, isKindWords, request } from '#lib/api.ts'
import { forgetWork } from '#lib/forget-work.ts'

/** What is to be checked. */
export interface Choice {
  grade: Grade
  /** Ids of areas; none for a mixed one. */
  areas: string[]
  /** Only these concepts. */
  concepts?: string[]
}

/** A check-up on its way: each step is kept by the server, so that it may be left at any time. */
export function useCheckup(underWay: Checkup | undefined) {
  const [checkup, setCheckup] = useState<(Checkup & { careWords?: string | undefined }) | undefined>(underWay)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** What is asked about an answer that could not be read. */
  const [askedBack, setAskedBack] = useState<string | null>(null)
  /** Kept until the server has answered, so that sending again after a lost answer counts once. */
  const submission = useRef<{ number: number; answer: string; submissionId: string }>(undefined)

  async function send(call: () => Promise<Checkup>): Promise<void> {
    if (isSending) return
    setSending(true)
    setError(null)
    setAskedBack(null)
    try {
      const next = await call()
      setCheckup(next)
      if (next.summary) forgetWork()
    } catch (failure) {
      if (isKindWords(failure)) return
      const code = failure instanceof ApiError ? failure.code : undefined
      const words = failure instanceof Error ? failure.message : 'Something went wrong. Please try again.'
      if (code === 'answer_unread') setAskedBack(words)
      else if (code === 'already_answered' && checkup) await goOn(checkup.id)
      else setError(words)
    } finally {
      setSending(false)
    }
  }

  /** Another window was first: go on where the check-up is. */
  async function goOn(id: number): Promise<void> {
    setCheckup(await request(checkupEndpoints.read, { params: { id } }))
  }

  return {
    checkup,
    /** Kind words beside the newest answer; markdown. */
    careWords: checkup?.careWords,
    isSending,
    error,
    askedBack,
    start: (body: Choice) =>
      send(async () => {
        const started = await request(checkupEndpoints.start, { body })
        // The grade is kept for the next time.
        void refreshCurrentUser()
        return started
      }),
    answer: (text: string) =>
      send(async () => {
        const { id, question } = checkup ?? {}
        if (id === undefined || !question) throw new Error('There is no question')
        const { number } = question
        const last = submission.current
        const isRepeated = last?.number === number && last.answer === text
        const body = isRepeated ? last : { number, answer: text, submissionId: crypto.randomUUID() }
        submission.current = body
        return request(checkupEndpoints.answer, { params: { id }, body })
      }),
    end: () =>
      send(async () => {
        if (!checkup) throw new Error('There is no check-up')
        return request(checkupEndpoints.end, { params: { id: checkup.id } })
      }),
    close: () => setCheckup(undefined),
  }
}
