import { Mic, MicOff, SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '#lib/class-names.ts'
import { useCallProvider } from '#lib/providers.ts'
import { Card } from '#ui/card.tsx'
import { RoundButton } from '#ui/chat/round-button.tsx'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { live, messagesStore, sendTyped } from './live-test.ts'
import { useNewestInSight } from './use-newest-in-sight.ts'
import { VolumeRing } from './volume-ring.tsx'

/** The chat of the test page. It is connected for as long as it is shown. */
export function LiveTestMessages() {
  const state = useStore(live.store)
  const { status, problem, hasMicrophone, loudness } = state
  const [text, setText] = useState('')
  const isConnected = status === 'connected'
  const MicIcon = hasMicrophone ? Mic : MicOff

  useEffect(() => {
    void live.connect()
    return live.disconnect
  }, [])

  function send(event: FormEvent) {
    event.preventDefault()
    if (sendTyped(text)) setText('')
  }

  const provider = useCallProvider()
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="flex items-center justify-center gap-2 text-small font-bold text-ink-soft">
        {status === 'connecting' ? (
          <Spinner className="size-4 text-brand" />
        ) : (
          <span
            aria-hidden
            className={classNames('size-2.5 rounded-pill', isConnected ? 'bg-right' : 'bg-line-strong')}
          />
        )}
        {statusLine(status, provider)}
      </p>
      {problem && (
        <p className="text-center">
          {problem.title}. {problem.description}{' '}
          <button type="button" className="link wide-target font-bold" onClick={() => void live.connect()}>
            Try again
          </button>
        </p>
      )}
      <Messages />
      <form
        onSubmit={send}
        className="flex items-center gap-2 rounded-pill border-2 border-line-strong p-1.5"
      >
        <RoundButton
          label={hasMicrophone ? 'Turn the microphone off' : 'Turn the microphone on'}
          look={hasMicrophone ? 'filled' : 'sunk'}
          disabled={!isConnected}
          onClick={() => void live.turnMicrophone(!hasMicrophone)}
        >
          <MicIcon aria-hidden className="size-[22px]" />
        </RoundButton>
        <input
          aria-label="Message"
          placeholder="Type your message..."
          value={text}
          disabled={!isConnected}
          onChange={event => setText(event.target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-small bg-transparent px-2 disabled:text-ink-soft"
        />
        {hasMicrophone && (
          <span role="img" aria-label="Volume" className="relative grid size-11 shrink-0 place-items-center">
            <VolumeRing loudness={loudness} className="inset-2" />
          </span>
        )}
        <RoundButton type="submit" label="Send" look="filled" disabled={!isConnected || text.trim() === ''}>
          <SendHorizontal aria-hidden className="size-[22px]" />
        </RoundButton>
      </form>
    </Card>
  )
}

function statusLine(status: string, provider: string): string {
  if (status === 'connected') return `Connected to ${provider}`
  return status === 'connecting' ? `Connecting to ${provider}...` : `Not connected to ${provider}`
}

function Messages() {
  const messages = useStore(messagesStore, state => state.messages)
  const log = useNewestInSight(messages)
  return (
    <section
      ref={log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
      tabIndex={0}
      aria-label="Messages"
      aria-live="polite"
      className="h-[min(48dvh,420px)] overflow-y-auto rounded-medium bg-sunk p-3"
    >
      <ul className="grid gap-3">
        {messages.map(({ id, role, text }) => (
          <li
            key={id}
            className={classNames(
              'max-w-[85%] rounded-medium px-4 py-2.5 [overflow-wrap:anywhere]',
              role === 'user' ? 'justify-self-end bg-brand text-on-brand' : 'justify-self-start bg-card',
            )}
          >
            {role === 'user' ? (
              text
            ) : (
              <Markdown fallback={<UnformattedMarkdown>{text}</UnformattedMarkdown>}>{text}</Markdown>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
