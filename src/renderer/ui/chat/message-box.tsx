import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

interface MessageBoxProps {
  text: string
  onType: (text: string) => void
  onSend: () => void
  ref: RefObject<HTMLTextAreaElement | null>
  /** What stands before the text, such as the microphone. */
  before?: ReactNode
  /** Send, or Stop. */
  after: ReactNode
  /** Nothing can be typed while an answer comes; afterwards whoever was typing goes on. */
  isLocked?: boolean
  /** In place of the text while something else goes on. */
  instead?: ReactNode
}

/** Where the child types: Enter sends, Shift and Enter begins a new line. It grows with the text. */
export function MessageBox(props: MessageBoxProps) {
  const { text, onType, onSend, ref, before, after, isLocked = false, instead } = props
  const wasLocked = useRef(false)
  useLayoutEffect(() => {
    // What is disabled loses the focus; somebody who has gone elsewhere meanwhile stays there.
    if (wasLocked.current && !isLocked && document.activeElement === document.body) ref.current?.focus()
    wasLocked.current = isLocked
  }, [isLocked, ref])
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
      className="flex items-end gap-2 rounded-[30px] border-2 border-line-strong bg-card p-1.5 outline-offset-2 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-focus sm:p-2"
    >
      {before}
      {instead || (
        <textarea
          ref={ref}
          value={text}
          disabled={isLocked}
          onChange={event => onType(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            onSend()
          }}
          rows={1}
          aria-label="Message"
          placeholder="Type your message here..."
          enterKeyHint="send"
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-[14px] bg-transparent px-2 py-[9px] [overflow-wrap:anywhere] outline-none! disabled:text-ink-soft"
        />
      )}
      {after}
    </form>
  )
}
