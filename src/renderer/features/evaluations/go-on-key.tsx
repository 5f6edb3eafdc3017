import { useEffect, useRef } from 'react'

const isMac = /mac/i.test(navigator.platform)

/** For the button that goes on, as `aria-keyshortcuts`. */
export const GO_ON_KEYS = isMac ? 'Meta+Enter' : 'Control+Enter'

/**
 * Goes on to the next step on Ctrl + Enter, or Cmd + Enter, wherever the focus is: in the text, on a key of the keypad
 * or nowhere. A link or a menu under the focus keeps the keys, and so does a window over the page. Held down, they go on once.
 */
export function useGoOnKey(goOn: () => void): void {
  const now = useRef(goOn)
  now.current = goOn
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.closest('a[href], [role=menu]')) return
      event.preventDefault()
      if (!event.repeat) now.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Beside the button, where there is a keyboard as a rule. */
export function GoOnHint() {
  return (
    <p aria-hidden className="text-small text-ink-soft max-lg:hidden">
      <kbd className="font-body">{isMac ? '⌘ Enter' : 'Ctrl + Enter'}</kbd> goes on
    </p>
  )
}
