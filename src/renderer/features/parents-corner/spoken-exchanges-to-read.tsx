import { Flag } from 'lucide-react'
import { parentsCornerEndpoints, type SpokenExchangeToRead } from '#contract/parents-corner.ts'
import { useNamesOf } from '#features/children/index.ts'
import { formatDay } from '#lib/formatting.ts'
import { locale } from '#lib/locale.ts'
import { Accordion, AccordionRow } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useShownChild, WhoseBadge } from './child-choice.tsx'
import { concernName } from './concern-names.ts'

/** Every exchange by voice, a row for each day, the newest first. What was stopped stands here as it was said. */
export function SpokenExchangesToRead() {
  const child = useShownChild()
  return (
    <Loaded
      endpoint={parentsCornerEndpoints.spokenExchanges}
      input={{ query: child === undefined ? {} : { child } }}
      what="The talks"
    >
      {exchanges =>
        exchanges.length === 0 ? (
          <EmptyState title="No talks yet">
            What a child and the tutor say to each other by voice can be read here.
          </EmptyState>
        ) : (
          <Accordion>
            {[...byDay(exchanges)].map(([day, ofDay]) => (
              <AccordionRow
                key={day}
                value={day}
                header={
                  <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <span className="min-w-0 flex-1 basis-60">
                      <span className="block font-heading font-extrabold">{day}</span>
                      <span className="text-small text-ink-soft">
                        {ofDay.length} {ofDay.length === 1 ? 'reply' : 'replies'}
                      </span>
                    </span>
                    {ofDay.some(isFlagged) && (
                      <Badge look="wrong">
                        <Flag aria-hidden className="size-4" />
                        {ofDay.filter(isFlagged).length} flagged
                      </Badge>
                    )}
                  </span>
                }
              >
                <ol className="grid gap-5">
                  {ofDay.toReversed().map(exchange => (
                    <ExchangeCard key={exchange.id} exchange={exchange} />
                  ))}
                </ol>
              </AccordionRow>
            ))}
          </Accordion>
        )
      }
    </Loaded>
  )
}

const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

const isFlagged = ({ queryConcern, replyConcern }: SpokenExchangeToRead) =>
  queryConcern !== undefined || replyConcern !== undefined

/** Talks by the day they began on, in the order in which they come. */
function byDay(exchanges: SpokenExchangeToRead[]): Map<string, SpokenExchangeToRead[]> {
  return Map.groupBy(exchanges, ({ spokenAt }) => formatDay(spokenAt))
}

function ExchangeCard({ exchange }: { exchange: SpokenExchangeToRead }) {
  const { name, assistantName } = useNamesOf(exchange.childId)
  const { userQuery, aiResponse, queryConcern, replyConcern, spokenAt } = exchange
  return (
    <li className="grid gap-2">
      <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
        <WhoseBadge childId={exchange.childId} />
        {time.format(new Date(spokenAt)).replace(/\s/g, ' ')}
      </span>
      {userQuery !== '' && <Said who={name} words={userQuery} concern={queryConcern} />}
      <Said who={assistantName} words={aiResponse} concern={replyConcern} />
    </li>
  )
}

interface SaidProps {
  who: string
  words: string
  concern: string | undefined
}

function Said({ who, words, concern }: SaidProps) {
  return (
    <p className="break-words whitespace-pre-wrap">
      <strong>{who}:</strong> {words}{' '}
      {concern !== undefined && (
        <Badge look="wrong">
          <Flag aria-hidden className="size-4" />
          {concernName(concern)}
        </Badge>
      )}
    </p>
  )
}
