import { Calculator, ChevronDown } from 'lucide-react'
import { Toolbar } from 'radix-ui'
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
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault()
      keyBeyond(document.activeElement, key === 'ArrowDown' ? 1 : -1)?.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from taking the focus out of the text
    <div className="-mt-2 grid gap-2" onMouseDown={event => event.preventDefault()}>
      <Button
        look="quiet"
        className="-ml-[22px] justify-self-start"
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
          <Toolbar.Root
            ref={keys}
            aria-label="Maths keys"
            onKeyDown={onKeyDown}
            className="grid animate-appear grid-cols-[repeat(auto-fill,minmax(44px,1fr))] md:grid-cols-12 gap-1.5 rounded-medium bg-sunk p-2"
          >
            {mathsKeys.map(key => (
              <Toolbar.Button
                key={key.name}
                aria-label={key.name}
                title={key.name}
                onClick={() => press(key)}
                className="grid h-11 min-w-11 place-items-center rounded-small border border-line-strong bg-card font-heading text-lead font-extrabold text-ink transition-colors duration-150 select-none touch-manipulation hover:bg-brand-soft active:bg-brand-soft"
              >
                <KeyFace face={key.face} />
              </Toolbar.Button>
            ))}
          </Toolbar.Root>
        )}
      </div>
    </div>
  )
}

/** The key right below (1) or above (-1) another one; the arrows left and right are the toolbar's own. */
function keyBeyond(key: Element | null, direction: 1 | -1): HTMLElement | undefined {
  if (!(key instanceof HTMLElement)) return undefined
  const others = [...(key.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])]
  const inColumn = others.filter(other => other.offsetLeft === key.offsetLeft)
  return inColumn[inColumn.indexOf(key) + direction]
}
