import { useEffect, useRef, useState } from 'react'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import { practiceSheetEndpoints, type Sheet } from '#contract/practice-sheets.ts'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { isKindWords, KIND_WORDS_EVENT, type KindWords, request } from '#lib/api.ts'
import { draftsOf } from '#lib/drafts.ts'
import { forgetWork } from '#lib/forget-work.ts'

type Entered = EndpointAnswer<typeof practiceSheetEndpoints.enter>
type Texts = Readonly<Record<number, string>>

/** What is typed of a sheet's answers, which outlives a reload, and what has come of those that were sent. */
export function useEntering(loaded: Sheet) {
  const { data: user } = useCurrentUser()
  const drafts = user ? draftsOf(user) : undefined
  const name = `sheet ${loaded.code}`
  const [texts, setTexts] = useState<Texts>(() => readTexts(drafts?.getItem(name)))
  const [sheet, setSheet] = useState(loaded)
  const [entered, setEntered] = useState<Omit<Entered, 'sheet'>>()
  const [ways, setWays] = useState<Readonly<Record<number, readonly string[]>>>({})
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  function keep(next: Texts) {
    setTexts(next)
    if (Object.values(next).every(text => text === '')) drafts?.removeItem(name)
    else drafts?.setItem(name, JSON.stringify(next))
  }

  useEffect(() => {
    const forget = (event: Event) => {
      const { unkept } = (event as CustomEvent<KindWords>).detail
      // Words that must not stay anywhere; the other answers do.
      if (unkept.length > 0) keep(without(texts, unkept))
    }
    window.addEventListener(KIND_WORDS_EVENT, forget)
    return () => window.removeEventListener(KIND_WORDS_EVENT, forget)
  })

  async function send() {
    const answers = Object.entries(texts)
      .filter(([, answer]) => answer.trim() !== '')
      .map(([number, answer]) => ({ number: Number(number), answer }))
    if (answers.length === 0 || isBusy.current) return
    isBusy.current = true
    setSending(true)
    setError(undefined)
    try {
      const { sheet: marked, ...found } = await request(practiceSheetEndpoints.enter, {
        params: { code: sheet.code },
        body: { answers },
      })
      setSheet(marked)
      setEntered(found)
      setWays({ ...ways, ...Object.fromEntries(found.ways.map(({ number, steps }) => [number, steps])) })
      const done = marked.questions.filter(({ answered }) => answered).map(({ number }) => String(number))
      keep(without(texts, done))
      forgetWork()
    } catch (failure) {
      if (isKindWords(failure)) return
      setError(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    sheet,
    texts,
    type: (number: number, text: string) => keep({ ...texts, [number]: text }),
    send,
    isSending,
    error,
    entered,
    /** The steps to what went wrong, by the question's number. */
    ways,
  }
}

function without(texts: Texts, numbers: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([number]) => !numbers.includes(number)))
}

function readTexts(kept: unknown): Texts {
  return typeof kept === 'string' ? (JSON.parse(kept) as Texts) : {}
}
