import { ShieldCheck } from 'lucide-react'
import { settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { formatDate } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { useChange } from './use-settings.ts'

/** When the parent agreed, and the way back. */
export function Agreement({ service, consentedAt }: { service: string; consentedAt: string }) {
  const withdraw = useChange(() => request(settingsEndpoints.withdrawConsent, { params: { service } }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
      <p className="flex items-center gap-2 text-small text-ink-soft">
        <ShieldCheck aria-hidden className="size-5 shrink-0" />
        <span>You agreed on {formatDate(consentedAt)}</span>
      </p>
      <Button
        look="quiet"
        className="max-sm:-ml-3.5 sm:-mr-3.5"
        isLoading={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined)}
      >
        Withdraw Agreement
      </Button>
      {withdraw.error && (
        <p role="alert" className="basis-full text-wrong">
          {withdraw.error.message}
        </p>
      )}
    </div>
  )
}
