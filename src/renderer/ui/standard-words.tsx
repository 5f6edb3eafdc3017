import { describeStandard } from '#maths/standards/describe-standard.ts'

/** What a standard's code stands for: its grade, its part of maths and what it asks. */
export function StandardWords({ code }: { code: string }) {
  const words = describeStandard(code)
  return (
    <>
      <p className="text-small text-ink-soft">For grown-ups: what {code} is</p>
      {words ? (
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
