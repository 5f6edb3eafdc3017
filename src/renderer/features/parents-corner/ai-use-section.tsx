import { type AiUse, parentsCornerEndpoints, type ServiceUse } from '#contract/parents-corner.ts'
import { DAYS_OF_AI_USE } from '#contract/periods.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { formatCount } from '#lib/formatting.ts'
import { locale } from '#lib/locale.ts'
import { Card } from '#ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ChildrensUse } from './childrens-use.tsx'
import { Consents } from './consents.tsx'
import { LimitsForm } from './limits-form.tsx'

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** What left the computer and to whom, how much may, each child's part, and what the parent agreed to. */
export function AiUseSection() {
  return (
    <div className="grid gap-4">
      <Loaded endpoint={parentsCornerEndpoints.aiUse} input={{}} what="The AI use">
        {use => (
          <>
            <LeftTheComputer use={use} />
            <Card>
              <LimitsForm use={use} />
            </Card>
            <ChildrensUse use={use} />
          </>
        )}
      </Loaded>
      <Consents />
    </div>
  )
}

function LeftTheComputer({ use }: { use: AiUse }) {
  return (
    <Card className="grid gap-4">
      <div>
        <h2>What left this computer</h2>
        <p className="mt-1 text-ink-soft">In the last {DAYS_OF_AI_USE} days, by whom it was sent to.</p>
      </div>
      {use.services.length === 0 ? (
        <p>Nothing has left this computer. The builtin tutor works here alone.</p>
      ) : (
        <ul className="grid gap-3">
          {use.services.map(service => (
            <Sent key={service.service} use={service} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Sent({ use }: { use: ServiceUse }) {
  const facts = [
    ['Requests', formatCount(use.requests)],
    ['Sent', formatBytes(use.bytes)],
    ['Last on', date.format(new Date(use.lastDay))],
    ...(use.voiceSeconds > 0 ? [['Talked', `${Math.ceil(use.voiceSeconds / 60)} min`]] : []),
  ] as const
  return (
    <li className="rounded-medium bg-sunk p-4">
      <h3>{use.name}</h3>
      <dl className="mt-2 grid grid-cols-[1fr_1fr_1.7fr] gap-x-2 gap-y-2 sm:gap-x-4 sm:max-w-[560px] sm:grid-cols-[1fr_1fr_1.4fr_1fr]">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
