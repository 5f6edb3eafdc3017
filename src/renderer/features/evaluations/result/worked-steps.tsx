import { useEffect, useRef, useState } from 'react'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { StepNumber } from '#ui/step-number.tsx'

/** The way to what the child did not know: each step is opened by a press, so that the child can go on by itself. */
export function WorkedSteps({ steps }: { steps: readonly string[] }) {
  const [opened, setOpened] = useState(0)
  const isWhole = opened >= steps.length
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWhole && document.activeElement === document.body) end.current?.focus()
  }, [isWhole])
  return (
    <section aria-label="How it is done" className="grid gap-3">
      <h3>How it is done</h3>
      <ol aria-live="polite" className="grid gap-2 empty:hidden">
        {steps.slice(0, opened).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is what stands at its place
          <li key={index} className="flex animate-rise gap-3 rounded-medium bg-sunk px-4 py-3">
            <StepNumber number={index + 1} />
            <Aloud what={`step ${index + 1}`} className="flex-1">
              <Markdown>{step}</Markdown>
            </Aloud>
          </li>
        ))}
      </ol>
      {isWhole ? (
        <p ref={end} tabIndex={-1}>
          That is the whole way. Now practise one like it: that makes it yours.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="outlined" onClick={() => setOpened(opened + 1)} className="max-sm:w-full">
            {opened === 0 ? 'Show the first step' : 'Show the next step'}
          </Button>
          <p className="text-small text-ink-soft">
            {opened === 0
              ? 'Stop as soon as you can go on by yourself.'
              : `${opened} of ${steps.length}. Can you go on from here?`}
          </p>
        </div>
      )}
    </section>
  )
}
