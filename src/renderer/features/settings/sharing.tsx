import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { classNames } from '#lib/class-names.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { Agreement } from './agreement.tsx'
import { useChange } from './use-settings.ts'

interface SharingProps {
  settings: ServiceSettings
}

/** Lets the other families of this computer use the connection, or no longer. */
export function SharingSwitch({ settings: { service, about, isShared = false } }: SharingProps) {
  const share = useChange((isOn: boolean) =>
    request(settingsEndpoints.shareService, { params: { service }, body: { isShared: isOn } }),
  )
  const what =
    about.kind === 'home'
      ? 'What they send goes to this address.'
      : 'What they use counts for your monthly limits, and the company charges you for it.'
  return (
    <div className="border-t border-line pt-3">
      <Switch
        label="Other families on this computer may use it"
        hint={`Each parent there must agree first. ${what}`}
        isOn={share.isPending ? share.variables : isShared}
        onChange={isOn => share.mutate(isOn)}
      />
      {share.error && (
        <p role="alert" className="text-wrong">
          {share.error.message}
        </p>
      )}
    </div>
  )
}

/**
 * An AI that another family shares: nothing of it can be seen or changed, but it must be agreed to.
 * @param ownWay how the family connects one of its own in its place
 */
export function SharedByAnother({
  settings: { service, about, consentedAt },
  ownWay,
}: SharingProps & { ownWay: ReactNode }) {
  const { name } = about
  return (
    <>
      <p className="flex max-w-none items-start gap-3 rounded-medium bg-sunk px-4 py-3">
        <Users aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <span>
          {consentedAt === undefined
            ? `Another family on this computer lets you use its ${name}. Nothing is sent before you agree.`
            : `You use the ${name} of another family on this computer. That family can end this at any time.`}
        </span>
      </p>
      <div className={classNames('flex flex-wrap gap-3', consentedAt !== undefined && '-ml-3.5')}>
        {consentedAt === undefined && (
          <ButtonLink to={`/settings?consent=${service}&whose=shared`} look="outlined">
            Read and Agree
          </ButtonLink>
        )}
        {ownWay}
      </div>
      {consentedAt !== undefined && <Agreement service={service} consentedAt={consentedAt} />}
    </>
  )
}
