import { Calculator, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button } from '#ui/button.tsx'
import { isKeypadKeptOpen, keepKeypad } from './kept-open.ts'
import { KeyFace } from './key-face.tsx'
import { type MathsKey, mathsKeys } from './keys.ts'
import { pressKey } from './press-key.ts'

/**
 * Keys for the signs that keyboards lack, below a text field. A finger or the mouse leaves the focus in the text. By
 * keyboard the arrows go from key to key; Escape, or going on to type, leads back into the text.
 */
export function MathsKeypad({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [isOpen, setOpen] = useState(isKeypadKeptOpen)
  // Tab leads to one key, the one that was used last; the arrows lead to the others.
  const [last, setLast] = useState(mathsKeys[0])
  const keys = useRef<HTMLDivElement>(null)
  const id = useId()

  function press(key: MathsKey) {
    const pressed = document.activeElement
    if (!field.current) return
    pressKey(field.current, key)
    if (pressed instanceof HTMLElement && keys.current?.contains(pressed)) pressed.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const isTyping = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (key === 'Escape' || isTyping) field.current?.focus()
    const next = nextKey(keys.current, document.activeElement, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from taking the focus out of the text
    <div className="-mt-2 grid gap-2" onMouseDown={event => event.preventDefault()}>
      <Button
        look="quiet"
        className="-ml-3.5 justify-self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          keepKeypad(!isOpen)
          setOpen(!isOpen)
        }}
      >
        <Calculator aria-hidden className="size-[22px]" />
        Maths Keys
        <ChevronDown
          aria-hidden
          className={classNames('size-5 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div
            ref={keys}
            role="toolbar"
            aria-label="Maths keys"
            onKeyDown={onKeyDown}
            className="grid animate-appear grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1.5 rounded-medium bg-sunk p-2 md:grid-cols-12"
          >
            {mathsKeys.map(key => (
              <button
                key={key.name}
                type="button"
                aria-label={key.name}
                title={key.name}
                tabIndex={key === last ? 0 : -1}
                onFocus={() => setLast(key)}
                onClick={() => press(key)}
                className="grid h-11 min-w-11 touch-manipulation place-items-center rounded-small border border-line-strong bg-card font-heading text-lead font-extrabold text-ink transition-colors duration-150 select-none hover:bg-brand-soft active:bg-brand-soft"
              >
                <KeyFace face={key.face} />
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** The key that an arrow, Home or End leads to: around the end in a row, up and down within a column. */
function nextKey(
  toolbar: HTMLElement | null,
  from: Element | null,
  pressed: string,
): HTMLElement | undefined {
  if (!toolbar || !(from instanceof HTMLButtonElement)) return undefined
  const all = [...toolbar.querySelectorAll('button')]
  const at = all.indexOf(from)
  const column = all.filter(key => key.offsetLeft === from.offsetLeft)
  const row = column.indexOf(from)
  switch (pressed) {
    case 'ArrowRight':
      return all[(at + 1) % all.length]
    case 'ArrowLeft':
      return all.at(at - 1)
    case 'ArrowDown':
      return column[(row + 1) % column.length]
    case 'ArrowUp':
      return column.at(row - 1)
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}
