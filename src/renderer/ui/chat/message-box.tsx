import type { ReactNode, Ref } from 'react'

interface MessageBoxProps {
  text: string
  onType: (text: string) => void
  onSend: () => void
  ref?: Ref<HTMLTextAreaElement>
  /** What stands before the text, such as the microphone. */
  before?: ReactNode
  /** Send, or Stop. */
  after: ReactNode
  /** In place of the text while something else goes on. */
  instead?: ReactNode
}

/** Where the child types: Enter sends, Shift and Enter begins a new line. It grows with the text. */
export function MessageBox({ text, onType, onSend, ref, before, after, instead }: MessageBoxProps) {
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
      className="flex items-end gap-2 rounded-[30px] border-2 border-line-strong bg-card p-1.5 outline-offset-2 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-(--focus) sm:p-2"
    >
      {before}
      {instead || (
        <textarea
          ref={ref}
          value={text}
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
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-[14px] bg-transparent px-2 py-[9px] [overflow-wrap:anywhere] outline-none!"
        />
      )}
      {after}
    </form>
  )
}
