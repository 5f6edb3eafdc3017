import { Mic } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { useStore } from 'zustand'
import { buttonClasses } from '#ui/button.tsx'
import { headerCall } from './header-call.ts'
import { headerCallStore } from './header-call-store.ts'

/** Speaking lasts as long as this is held, by pointer or key; the space bar does the same from anywhere else. */
export function HoldButton() {
  const isHeld = useStore(headerCallStore, state => state.isHeld)
  useSpaceBar()
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) headerCall.hold()
  }
  return (
    <button
      type="button"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        headerCall.hold()
      }}
      onPointerUp={headerCall.letGo}
      onPointerCancel={headerCall.letGo}
      onKeyDown={press}
      onKeyUp={headerCall.letGo}
      onBlur={headerCall.letGo}
      onContextMenu={event => event.preventDefault()}
      className={buttonClasses(isHeld ? 'filled' : 'outlined', 'w-full touch-none')}
    >
      <Mic aria-hidden className="size-5" />
      {isHeld ? 'Let go when you have finished' : 'Hold to speak'}
    </button>
  )
}

/** Where a space is typed or presses something, it keeps its meaning. */
const OWN_SPACE = 'input, textarea, select, button, a, summary, [contenteditable], [role]'

function useSpaceBar(): void {
  useEffect(() => {
    const end = new AbortController()
    const listen = { signal: end.signal }
    window.addEventListener(
      'keydown',
      event => {
        if (event.key !== ' ' || (event.target as Element).closest?.(OWN_SPACE)) return
        event.preventDefault()
        if (!event.repeat) headerCall.hold()
      },
      listen,
    )
    window.addEventListener('keyup', event => event.key === ' ' && headerCall.letGo(), listen)
    window.addEventListener('blur', headerCall.letGo, listen)
    return () => {
      end.abort()
      headerCall.letGo()
    }
  }, [])
}
