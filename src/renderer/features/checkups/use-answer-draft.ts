import { useEffect, useState } from 'react'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { KIND_WORDS_EVENT, type KindWords } from '#lib/api.ts'
import { draftsOf } from '#lib/drafts.ts'

const NAME = 'check-up'

/**
 * What is being typed as the answer to one question of a check-up; it outlives a reload.
 * @param question names it among all questions of all check-ups
 */
export function useAnswerDraft(question: string): [string, (text: string) => void] {
  const { data: user } = useCurrentUser()
  const drafts = user ? draftsOf(user) : undefined
  const [text, setText] = useState(() => readDraft(drafts?.getItem(NAME), question))

  const type = (next: string) => {
    setText(next)
    drafts?.setItem(NAME, JSON.stringify({ question, text: next }))
  }

  useEffect(() => {
    const forget = (event: Event) => {
      const { unkept } = (event as CustomEvent<KindWords>).detail
      // Words that must not stay anywhere.
      if (unkept.length > 0) drafts?.removeItem(NAME)
    }
    window.addEventListener(KIND_WORDS_EVENT, forget)
    return () => window.removeEventListener(KIND_WORDS_EVENT, forget)
  })
  return [text, type]
}

function readDraft(kept: unknown, question: string): string {
  if (typeof kept !== 'string') return ''
  const draft = JSON.parse(kept) as { question: string; text: string }
  return draft.question === question ? draft.text : ''
}
