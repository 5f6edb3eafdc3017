import { useEffect, useState } from 'react'
import { askEngine } from '#lib/engine/engine.ts'
import type { StandardWords as Words } from '#maths/standards/describe-standard.ts'

/** What a standard's code stands for: its grade, its part of maths and what it asks. */
export function StandardWords({ code }: { code: string }) {
  const [words, setWords] = useState<Words | 'none' | 'lost'>()
  useEffect(() => {
    let isWanted = true
    askEngine('standard', [code]).then(
      found => isWanted && setWords(found ?? 'none'),
      () => isWanted && setWords('lost'),
    )
    return () => {
      isWanted = false
    }
  }, [code])
  if (words === undefined) return <p>One moment...</p>
  // Where Stepwise has ended nothing can be told of it; the page says so itself.
  if (words === 'lost') return <p className="text-small text-ink-soft">For grown-ups: what {code} is</p>
  return (
    <>
      <p className="text-small text-ink-soft">For grown-ups: what {code} is</p>
      {words !== 'none' ? (
        <>
          <p className="font-heading font-extrabold">
            {words.grade} · {words.domain}
          </p>
          <p>{words.asks.join(' ')}</p>
          <p className="text-small text-ink-soft">
            A goal of the Common Core, by which many schools in the USA teach.
          </p>
        </>
      ) : (
        <p>A goal of a school curriculum. Stepwise has no words of its own for it.</p>
      )}
    </>
  )
}
