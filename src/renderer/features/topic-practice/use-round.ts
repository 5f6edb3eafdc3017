import { useRef, useState } from 'react'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import type { Grade } from '#contract/grades.ts'
import { type MarkedTyped, topicPracticeEndpoints } from '#contract/topic-practice.ts'
import { refreshCurrentUser } from '#features/accounts/current-user.ts'
import { ApiError, isKindWords, request } from '#lib/api.ts'
import { forgetWork } from '#lib/forget-work.ts'

type Wobbles = EndpointAnswer<typeof topicPracticeEndpoints.finish>['wobbles']

/** What became of a question: a star for a right answer, at the first try or the second. */
interface Answered {
  question: string
  /** The last one. */
  answer: string
  isRight: boolean
  submissionId: string
}

/** Ten questions of one topic on their way. */
export interface Round {
  concept: string
  grade: Grade
  questions: readonly string[]
  answered: readonly Answered[]
  /** What the newest answer to the question that is shown has come to; undefined before there is one. */
  marked: MarkedTyped | undefined
  /** Once it has ended. */
  wobbles: Wobbles | undefined
}

/** A round of practice by choice, from its first question to its summary. */
export function useRound() {
  const [round, setRound] = useState<Round>()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** What is asked about an answer that could not be read. */
  const [askedBack, setAskedBack] = useState<string | null>(null)
  const isBusy = useRef(false)

  async function send(call: () => Promise<Round | undefined>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setError(null)
    setAskedBack(null)
    try {
      setRound(await call())
    } catch (failure) {
      if (isKindWords(failure)) return
      const words = failure instanceof Error ? failure.message : 'Something went wrong. Please try again.'
      if (failure instanceof ApiError && failure.code === 'answer_unread') setAskedBack(words)
      else setError(words)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  async function finish(done: Round): Promise<Round> {
    if (done.answered.length === 0) return { ...done, wobbles: [] }
    const answers = done.answered.map(({ isRight: _, ...each }) => each)
    const { wobbles } = await request(topicPracticeEndpoints.finish, { body: { grade: done.grade, answers } })
    forgetWork()
    return { ...done, wobbles }
  }

  return {
    round,
    isSending,
    error,
    askedBack,
    start: (concept: string, grade: Grade) =>
      send(async () => {
        const { questions } = await request(topicPracticeEndpoints.start, { body: { concept, grade } })
        // The grade is kept for the next time.
        void refreshCurrentUser()
        return { concept, grade, questions, answered: [], marked: undefined, wobbles: undefined }
      }),
    answer: (text: string) =>
      send(async () => {
        const question = round?.questions[round.answered.length]
        if (!round || question === undefined) return round
        const isLast = round.marked !== undefined
        const body = { concept: round.concept, question, answer: text, isLast }
        const marked = await request(topicPracticeEndpoints.answer, { body })
        if (!marked.isRight && !isLast) return { ...round, marked }
        const { isRight } = marked
        const submissionId = crypto.randomUUID()
        const answered = [...round.answered, { question, answer: text, isRight, submissionId }]
        return { ...round, answered, marked }
      }),
    next: () =>
      send(async () => {
        if (!round) return undefined
        const isOver = round.answered.length >= round.questions.length
        return isOver ? finish(round) : { ...round, marked: undefined }
      }),
    end: () => send(async () => round && finish(round)),
    leave: () => setRound(undefined),
  }
}
