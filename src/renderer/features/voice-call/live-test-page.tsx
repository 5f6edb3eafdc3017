import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { KEY_NOT_CONFIGURED, type SessionCheck, voiceCallEndpoints } from '#contract/voice-call.ts'
import { request } from '#lib/api.ts'
import { type PlainWords, plainWords, SOMETHING_WRONG } from '#lib/plain-words.ts'
import { useCallProvider, useProviders } from '#lib/providers.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ForGrownUps } from '#ui/for-grown-ups.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { LiveTestMessages } from './live-test-messages.tsx'

/** Tries out whether a call works on this computer. */
export default function LiveTestPage() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['live-test', voiceCallEndpoints.checkSession.path],
    queryFn: ({ signal }) => request(voiceCallEndpoints.checkSession, { signal }).catch(failed),
    refetchOnMount: 'always',
  })
  const provider = useCallProvider()
  return (
    <div className="mx-auto grid max-w-[720px] grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid justify-items-center text-center">
        <PageHeading>Stepwise Live Chat Test</PageHeading>
        <p className="mt-1 text-ink-soft">Here you can try out talking aloud with your tutor.</p>
        <p className="mt-1 text-small text-ink-soft">
          Powered by {provider}’s realtime AI model, with ephemeral tokens and a direct connection
        </p>
      </div>
      {!data || isFetching ? (
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft">
          <Spinner className="size-6 text-brand" />
          Connecting to {provider}...
        </p>
      ) : data.success ? (
        <LiveTestMessages />
      ) : (
        <ConnectionError {...explain(data)} onRetry={() => void refetch()} />
      )}
      <p className="text-center text-small text-ink-soft">
        <strong>Stepwise</strong> Personalized Learning Experiences
      </p>
    </div>
  )
}

function failed(error: Error): SessionCheck {
  if (error.name === 'AbortError') throw error
  return { success: false, error: 'Failed to verify API key' }
}

function explain({ error = KEY_NOT_CONFIGURED, code }: SessionCheck): PlainWords {
  if (code === 'ai_not_connected') return { words: 'Nobody here can talk aloud yet.', exactly: error }
  if (code === undefined) return { words: SOMETHING_WRONG, exactly: error }
  return plainWords(error, code)
}

function ConnectionError({ words, exactly, onRetry }: PlainWords & { onRetry: () => void }) {
  const provider = useCallProvider()
  const variables = useProviders()
    .flatMap(({ hasCalls, environmentName }) => (hasCalls && environmentName ? [environmentName] : []))
    .join(' or ')
  return (
    <>
      <Alert look="destructive" title="Connection Error">
        <p>{words}</p>
        <p className="mt-1">
          A grown-up can look in{' '}
          <Link to="/settings" className="link wide-target font-bold">
            Settings
          </Link>
          .
        </p>
        <ForGrownUps className="mt-2">
          {`${exactly ? `${exactly}. ` : ''}The key for ${provider} must be set on this computer: in Settings, or by ${variables} where the server is started.`}
        </ForGrownUps>
      </Alert>
      <Button look="outlined" onClick={onRetry} className="justify-self-center">
        <RotateCw aria-hidden className="size-5" />
        Retry
      </Button>
    </>
  )
}
