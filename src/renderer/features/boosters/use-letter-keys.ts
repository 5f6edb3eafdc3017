import { type RefObject, useEffect } from 'react'
import { OPTION_LETTERS, type OptionLetter } from '#contract/boosters.ts'

const TYPING = 'input:not([type=radio]), textarea, select, [contenteditable]'

/**
 * Lets the keys A to D choose an option wherever the focus is, unless something is being typed. The option takes
 * the focus, so that arrows and Enter go on from there.
 * @param choose null while nothing can be chosen
 */
export function useLetterKeys(
  form: RefObject<HTMLFormElement | null>,
  choose: ((letter: OptionLetter) => void) | null,
): void {
  useEffect(() => {
    if (!choose) return
    function onKeyDown(event: KeyboardEvent) {
      const letter = readLetter(event)
      if (!letter) return
      choose?.(letter)
      form.current?.querySelector<HTMLElement>(`input[value=${letter}]`)?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [form, choose])
}

function readLetter(event: KeyboardEvent): OptionLetter | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  if (event.target instanceof Element && event.target.closest(TYPING)) return undefined
  return OPTION_LETTERS.find(letter => letter === event.key.toUpperCase())
}
