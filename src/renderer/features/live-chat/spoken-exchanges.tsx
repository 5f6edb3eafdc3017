import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { type SpokenExchange, voiceCallEndpoints } from '#contract/voice-call.ts'
import { isUnreachable, request } from '#lib/api.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDate, formatDay } from '#lib/formatting.ts'
import { queryClient } from '#lib/query-client.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { UnformattedMarkdown } from '#ui/long-text.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Pip } from '#ui/pip.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toasts.ts'

const PAGE = 20
const KEY = [voiceCallEndpoints.exchanges.path]

/** The exchanges of all voice calls, newest first, by the day on which they were held. */
export function SpokenExchanges() {
  const [isOnlyBookmarked, setOnlyBookmarked] = useState(false)
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: KEY,
      queryFn: ({ pageParam: before, signal }) =>
        request(voiceCallEndpoints.exchanges, { query: { limit: PAGE, before }, signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page: SpokenExchange[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      staleTime: 0,
    })
  if (!data)
    return error && !isFetching ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />
  const all = data.pages.flat()
  if (all.length === 0) return <Empty />
  const shown = isOnlyBookmarked ? all.filter(({ isBookmarked }) => isBookmarked) : all
  return (
    <>
      <button
        type="button"
        aria-pressed={isOnlyBookmarked}
        onClick={() => setOnlyBookmarked(!isOnlyBookmarked)}
        className={classNames(
          'mb-3 inline-flex min-h-11 items-center gap-2 rounded-pill border-2 px-4 font-bold',
          isOnlyBookmarked ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line-strong',
        )}
      >
        <Bookmark aria-hidden className={classNames('size-5', isOnlyBookmarked && 'fill-current')} />
        Bookmarked
      </button>
      <section
        aria-label="Talks"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
        tabIndex={0}
        className="-mx-2 grid max-h-[52vh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto rounded-medium px-2 py-1"
      >
        {byDay(shown).map(({ day, exchanges }) => (
          <section key={day} aria-label={day} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="text-small text-ink-soft">{day}</h3>
            {exchanges.map(exchange => (
              <ExchangeCard key={exchange.id} exchange={exchange} />
            ))}
          </section>
        ))}
        {shown.length === 0 && (
          <p className="py-6 text-center text-ink-soft">Nothing is bookmarked here yet.</p>
        )}
        {hasNextPage && (
          <Button look="quiet" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older talks
          </Button>
        )}
      </section>
    </>
  )
}

function byDay(exchanges: readonly SpokenExchange[]): { day: string; exchanges: SpokenExchange[] }[] {
  const days = Map.groupBy(exchanges, ({ spokenAt }) => formatDay(spokenAt))
  return [...days].map(([day, ofDay]) => ({ day, exchanges: ofDay }))
}

function ExchangeCard({ exchange }: { exchange: SpokenExchange }) {
  const { userQuery, aiResponse, isBookmarked, isFlagged, ending, spokenAt } = exchange
  const { mutate } = useMutation({
    mutationFn: () =>
      request(voiceCallEndpoints.bookmarkExchange, {
        params: { id: exchange.id },
        body: { isBookmarked: !isBookmarked },
      }),
    onSuccess: changed =>
      queryClient.setQueryData<{ pages: SpokenExchange[][]; pageParams: unknown[] }>(KEY, list =>
        list
          ? {
              ...list,
              pages: list.pages.map(page => page.map(each => (each.id === changed.id ? changed : each))),
            }
          : list,
      ),
    onError: () =>
      toast({
        look: 'destructive',
        title: 'Error',
        description: 'The bookmark could not be saved. Please try again.',
      }),
  })
  const label = isBookmarked ? 'Remove bookmark' : 'Bookmark'
  return (
    <article className="rounded-medium border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 py-1">
          <p className="text-small text-ink-soft">{formatDate(spokenAt)}</p>
          {userQuery && <p className="font-bold whitespace-pre-wrap [overflow-wrap:anywhere]">{userQuery}</p>}
        </div>
        <IconButton label={label} title={label} aria-pressed={isBookmarked} onClick={() => mutate()}>
          <Bookmark aria-hidden className={classNames('size-5', isBookmarked && 'fill-current text-brand')} />
        </IconButton>
      </div>
      <div className="mt-1 [overflow-wrap:anywhere]">
        <Markdown fallback={<UnformattedMarkdown>{aiResponse}</UnformattedMarkdown>}>{aiResponse}</Markdown>
      </div>
      {(ending !== 'complete' || isFlagged) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {ending === 'stopped' && <Badge>Stopped here</Badge>}
          {ending === 'cut_off' && <Badge>Cut off here</Badge>}
          {isFlagged && <Badge look="wrong">Shown to your parent</Badge>}
        </p>
      )}
    </article>
  )
}

function Loading() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
      <Spinner className="size-6 text-brand" />
      Loading your talks...
    </p>
  )
}

function Empty() {
  return (
    <div className="flex flex-col items-center gap-1 py-4 text-center">
      <Pip pose="looking" className="mb-2 w-28" />
      <p className="font-heading font-extrabold">No talks yet</p>
      <p className="text-ink-soft">Press Talk to AI at the top, and what you say is kept here</p>
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <Alert look="destructive" title="Your talks could not be shown">
        {isUnreachable(error) && 'Stepwise is not answering. '}They are still there.
      </Alert>
      <Button look="outlined" onClick={onRetry} className="mt-3">
        Retry
      </Button>
    </>
  )
}
