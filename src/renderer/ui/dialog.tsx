import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  title: string
  description: string
  /** Without it only what the dialog holds leads out of it: nothing closes it by accident. */
  onClose?: () => void
  children: ReactNode
}

/**
 * A window over the page, open for as long as it is rendered. The platform's own dialog holds the focus, closes on
 * Escape and gives the focus back; libraries that lock the page's scrolling add styles which our policy refuses.
 */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window closes it; for keys there is Escape
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      // A second Escape closes a dialog whose first one was prevented, unless the platform knows that none may.
      {...(!onClose && { closedby: 'none' })}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={event => event.target === dialog.current && onClose?.()}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(480px,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-large border border-line bg-card p-0 text-ink shadow-card backdrop:animate-appear backdrop:bg-[rgb(15_27_32/55%)]"
    >
      <div className="p-6">
        <div className="flex items-start gap-4">
          <h2 id={`${id}-title`} className="flex-1 pt-1.5">
            {title}
          </h2>
          {onClose && (
            <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
              <X aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
        <p id={`${id}-description`} className="mt-2 mb-5 text-ink-soft">
          {description}
        </p>
        {children}
      </div>
    </dialog>
  )
}
