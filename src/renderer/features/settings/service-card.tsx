import { Check, CircleAlert, CircleCheck, CircleDashed, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CAPABILITIES, type ServiceSettings, type ServiceTest } from '#contract/settings.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDate } from '#lib/formatting.ts'
import { Badge } from '#ui/badge.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { capabilityWords } from './service-words.ts'

interface ServiceCardProps {
  settings: ServiceSettings
  children?: ReactNode
}

/** One AI: how it stands, and unfolded what it can do and what a parent can change. `?service=` opens it. */
export function ServiceCard({ settings, children }: ServiceCardProps) {
  const { service, about, capabilities, isConnected, lastTest, goneSince } = settings
  const { name, intro } = about
  const [search] = useSearchParams()
  const isAskedFor = search.get('key') === service || search.get('service') === service
  const needsAttention = isConnected && lastTest?.isWorking === false
  return (
    <FoldedCard
      title={name}
      aside={<StatusBadge settings={settings} />}
      isOpenAtFirst={isAskedFor || needsAttention}
    >
      <p className="text-ink-soft">{intro}</p>
      <ul aria-label={`What ${name} can do`} className="flex flex-wrap gap-x-5 gap-y-1">
        {CAPABILITIES.map(capability => (
          <li
            key={capability}
            className={classNames(
              'flex items-center gap-1.5 text-small',
              capabilities[capability] ? 'text-ink' : 'text-ink-soft',
            )}
          >
            {capabilities[capability] ? (
              <Check aria-hidden strokeWidth={3} className="size-4 text-right" />
            ) : (
              <Minus aria-hidden className="size-4" />
            )}
            {!capabilities[capability] && <span className="sr-only">not: </span>}
            {capabilityWords[capability]}
          </li>
        ))}
      </ul>
      {goneSince !== undefined && (
        <p role="status" className="rounded-medium bg-sunk px-4 py-3">
          Can’t be reached since {formatDate(goneSince)}. {!about.runsInside && 'Is its computer on? '}
          Meanwhile Stepwise’s own tutor does what it can, on “Automatic”.
        </p>
      )}
      {lastTest && <TestResult test={lastTest} />}
      {children}
    </FoldedCard>
  )
}

function StatusBadge({
  settings: { about, isConnected, connectedBy, canServe, lastTest, goneSince },
}: Pick<ServiceCardProps, 'settings'>) {
  if (about.kind === 'builtin') return <Status look="right" icon={CircleCheck} words="Always there" />
  if (!isConnected) return <Status look="plain" icon={CircleDashed} words="Not connected" />
  if (!canServe && connectedBy === 'sharing') {
    return <Status look="plain" icon={CircleDashed} words="Shared with you" />
  }
  if (!canServe) return <Status look="plain" icon={CircleDashed} words="Not in use" />
  if (goneSince !== undefined) return <Status look="plain" icon={CircleDashed} words="Can’t be reached" />
  if (lastTest && !lastTest.isWorking)
    return <Status look="wrong" icon={CircleAlert} words="Needs attention" />
  return <Status look="right" icon={CircleCheck} words="Connected" />
}

interface StatusProps {
  look: 'plain' | 'right' | 'wrong'
  icon: typeof CircleCheck
  words: string
}

function Status({ look, icon: Icon, words }: StatusProps) {
  return (
    <Badge look={look}>
      <Icon aria-hidden strokeWidth={2.5} className="size-4" />
      {words}
    </Badge>
  )
}

function TestResult({ test: { isWorking, message, testedAt } }: { test: ServiceTest }) {
  const Icon = isWorking ? CircleCheck : CircleAlert
  return (
    <div
      role={isWorking ? 'status' : 'alert'}
      className={classNames(
        'flex items-start gap-3 rounded-medium px-4 py-3',
        isWorking ? 'bg-right-soft' : 'bg-wrong-soft',
      )}
    >
      <Icon
        aria-hidden
        className={classNames('mt-0.5 size-5 shrink-0', isWorking ? 'text-right' : 'text-wrong')}
      />
      <p className="min-w-0 break-words">
        {message} <span className="block text-small text-ink-soft">Tested {formatDate(testedAt)}</span>
      </p>
    </div>
  )
}
