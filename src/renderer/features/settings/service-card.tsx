import { Check, CircleAlert, CircleCheck, CircleDashed, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CAPABILITIES, type ServiceSettings, type ServiceTest } from '#contract/settings.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDate } from '#lib/formatting.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { capabilityWords } from './service-words.ts'

interface ServiceCardProps {
  settings: ServiceSettings
  children?: ReactNode
}

/** One AI: how it stands, what it can do, and what a parent can change. */
export function ServiceCard({ settings, children }: ServiceCardProps) {
  const { about, capabilities, lastTest } = settings
  const { name, intro } = about
  return (
    <Card className="grid min-w-0 gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2>{name}</h2>
          <StatusBadge settings={settings} />
        </div>
        <p className="mt-1 text-ink-soft">{intro}</p>
      </div>
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
      {lastTest && <TestResult test={lastTest} />}
      {children}
    </Card>
  )
}

function StatusBadge({
  settings: { about, isConnected, connectedBy, canServe, lastTest },
}: Pick<ServiceCardProps, 'settings'>) {
  if (about.kind === 'builtin') return <Status look="right" icon={CircleCheck} words="Always there" />
  if (!isConnected) return <Status look="plain" icon={CircleDashed} words="Not connected" />
  if (!canServe && connectedBy === 'sharing') {
    return <Status look="plain" icon={CircleDashed} words="Shared with you" />
  }
  if (!canServe) return <Status look="plain" icon={CircleDashed} words="Not in use" />
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
        {message} <span className="text-small text-ink-soft">Tested {formatDate(testedAt)}</span>
      </p>
    </div>
  )
}
