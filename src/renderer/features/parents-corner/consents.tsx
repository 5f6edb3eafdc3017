import { useMutation } from '@tanstack/react-query'
import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { formatDate } from '#lib/formatting.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { FoldedCard } from '#ui/folded-card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { toast } from '#ui/toasts.ts'

/** What the parent agreed to, and the way back. */
export function Consents() {
  return (
    <FoldedCard title="Your agreement" words="What you agreed to, and the way back">
      <p className="text-ink-soft">
        Nothing is sent to a company’s AI, or to one that another family shares, before you agree in Settings.
        You can withdraw here at any time.
      </p>
      <Loaded endpoint={settingsEndpoints.settings} input={{}} what="Your agreement">
        {({ services }) => (
          <ul className="grid gap-3">
            {services.filter(isAgreeable).map(each => (
              <Consent key={each.service} service={each} />
            ))}
          </ul>
        )}
      </Loaded>
    </FoldedCard>
  )
}

/** What needs a parent's agreement: a company's AI, and whatever another family shares. */
function isAgreeable({ about, connectedBy }: ServiceSettings): boolean {
  return about.kind === 'cloud' || connectedBy === 'sharing'
}

function Consent({ service }: { service: ServiceSettings }) {
  const { name } = service.about
  const withdraw = useMutation({
    mutationFn: () => request(settingsEndpoints.withdrawConsent, { params: { service: service.service } }),
    onSuccess: changed => {
      queryClient.setQueryData(createQuery(settingsEndpoints.settings, {}).queryKey, changed)
      toast({ title: 'Agreement withdrawn', description: `Nothing goes to ${name} any more.` })
    },
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'The agreement could not be withdrawn', description: message }),
  })
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-medium bg-sunk p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3>{name}</h3>
        <p className="text-ink-soft">{describeState(service)}</p>
      </div>
      {service.consentedAt !== undefined && (
        <Button look="outlined" isLoading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw
        </Button>
      )}
    </li>
  )
}

function describeState({ consentedAt, connectedBy }: ServiceSettings): string {
  if (connectedBy === 'sharing') {
    return consentedAt === undefined
      ? 'Another family on this computer shares it. You have not agreed, so nothing is sent.'
      : `Another family on this computer shares it. You agreed on ${formatDate(consentedAt)}.`
  }
  if (consentedAt !== undefined) return `You agreed on ${formatDate(consentedAt)}.`
  if (connectedBy === 'environment') return 'Set up by whoever looks after this computer.'
  return 'You have not agreed. Nothing is sent.'
}
