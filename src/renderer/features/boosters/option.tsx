import { Check, X } from 'lucide-react'
import { useRef } from 'react'
import type { OptionLetter } from '#contract/boosters.ts'
import { classNames } from '#lib/class-names.ts'
import { AloudButton } from '#ui/aloud/aloud.tsx'
import { Markdown } from '#ui/markdown.tsx'
import type { OptionLook } from './mcq-list.ts'

const looks: Record<OptionLook, string> = {
  open: 'border-line-strong hover:bg-sunk',
  chosen: 'border-brand bg-brand-soft',
  right: 'border-right bg-right-soft',
  wrong: 'border-wrong bg-wrong-soft',
  other: 'border-line text-ink-soft',
}

const letters: Record<OptionLook, string> = {
  open: 'bg-sunk',
  chosen: 'bg-brand text-on-brand',
  right: 'bg-right text-card',
  wrong: 'bg-wrong text-card',
  other: 'bg-sunk',
}

interface OptionProps {
  letter: OptionLetter
  text: string
  isChosen: boolean
  look: OptionLook
  onChoose: (letter: OptionLetter) => void
}

/** One of the four answers. After submitting it says with a colour, an icon and words what it was. */
export function Option({ letter, text, isChosen, look, onChoose }: OptionProps) {
  const words = useRef<HTMLSpanElement>(null)
  return (
    <div className="flex min-w-0 items-center gap-1">
      <label
        data-look={look}
        className={classNames(
          'flex min-h-[68px] min-w-0 flex-1 items-center gap-3.5 rounded-medium border-2 p-3.5 text-[19px] font-medium transition-colors duration-150',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-enabled:cursor-pointer',
          looks[look],
        )}
      >
        <input
          type="radio"
          name="answer"
          value={letter}
          checked={isChosen}
          onChange={() => onChoose(letter)}
          className="sr-only"
        />
        <span
          className={classNames(
            'grid size-9 shrink-0 place-items-center rounded-pill font-heading text-[17px] leading-none font-extrabold',
            letters[look],
          )}
        >
          {letter}
        </span>
        <span ref={words} className="min-w-0 flex-1">
          <Markdown>{text}</Markdown>
        </span>
        {look === 'right' && <Mark icon={Check} words="Right answer" className="text-right" />}
        {look === 'wrong' && <Mark icon={X} words="Your answer, not right" className="text-wrong" />}
      </label>
      {/* Beside it: within a label a press would choose the option. */}
      <AloudButton what={`option ${letter}`} of={words} />
    </div>
  )
}

function Mark({ icon: Icon, words, className }: { icon: typeof Check; words: string; className: string }) {
  return (
    <>
      <Icon aria-hidden strokeWidth={3} className={classNames('size-6 shrink-0', className)} />
      <span className="sr-only">{words}</span>
    </>
  )
}
