import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { type AboutProvider, type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { ApiError, request } from '#lib/api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/inputs.tsx'
import { Agreement } from './agreement.tsx'
import { ConnectionTools } from './connection-tools.tsx'
import { ServiceCard } from './service-card.tsx'
import { SharedByAnother } from './sharing.tsx'
import { testConnection } from './test-connection.ts'
import { useChange } from './use-settings.ts'

interface CloudCardProps {
  settings: ServiceSettings
}

/** An AI of a company: the family's own, or one that another family shares. */
export function CloudCard({ settings }: CloudCardProps) {
  return settings.connectedBy === 'sharing' ? (
    <SharedCard settings={settings} />
  ) : (
    <OwnCard settings={settings} />
  )
}

function SharedCard({ settings }: CloudCardProps) {
  const { service } = settings
  const [search, setSearch] = useSearchParams()
  const isConnectingOwn = search.get('key') === service
  return (
    <ServiceCard settings={settings}>
      <SharedByAnother
        settings={settings}
        ownWay={
          !isConnectingOwn && (
            <ButtonLink to={`/settings?consent=${service}`} look="quiet">
              Use a Key of Our Own
            </ButtonLink>
          )
        }
      />
      {isConnectingOwn && <KeyForm about={settings.about} isReplacing onDone={() => setSearch({})} />}
    </ServiceCard>
  )
}

/** The order is: agree, enter the key, test. */
function OwnCard({ settings }: CloudCardProps) {
  const { service, about, isConnected, connectedBy, canServe, consentedAt } = settings
  const [isReplacing, setReplacing] = useState(false)
  const isFixed = connectedBy === 'environment'
  const hasAgreed = consentedAt !== undefined
  return (
    <ServiceCard settings={settings}>
      {!isFixed && !hasAgreed && (
        <>
          {isConnected && (
            <p>
              A key is still kept, but nothing is sent: the agreement was withdrawn or not yet given here.
            </p>
          )}
          <ButtonLink to={`/settings?consent=${service}`} look="outlined" className="justify-self-start">
            {isConnected ? 'Read and agree again' : `Connect ${about.name}`}
          </ButtonLink>
        </>
      )}
      {!isFixed && hasAgreed && (!isConnected || isReplacing) && (
        <KeyForm about={settings.about} isReplacing={isReplacing} onDone={() => setReplacing(false)} />
      )}
      {(isConnected || isFixed) && (
        <ConnectionTools
          settings={settings}
          canUse={canServe}
          clearLabel="Clear Key"
          onReplace={isReplacing || !hasAgreed ? undefined : () => setReplacing(true)}
        />
      )}
      {hasAgreed && !isFixed && <Agreement service={service} consentedAt={consentedAt} />}
    </ServiceCard>
  )
}

const { body: keySchema } = settingsEndpoints.connectCloud

interface KeyFormProps {
  about: AboutProvider
  isReplacing: boolean
  onDone: () => void
}

function KeyForm({ about, isReplacing, onDone }: KeyFormProps) {
  const [search] = useSearchParams()
  const { service, name, keysPage = '' } = about
  const form = useForm({ resolver: zodResolver(keySchema), defaultValues: { key: '' } })
  const { errors, isSubmitting } = form.formState
  const connect = useChange(async (key: string) => {
    await request(settingsEndpoints.connectCloud, { params: { service }, body: { key } })
    return testConnection(service)
  })
  const submit = form.handleSubmit(async ({ key }) => {
    try {
      await connect.mutateAsync(key)
      form.reset()
      onDone()
    } catch (error) {
      const words = error instanceof ApiError ? (error.fields.key ?? error.message) : String(error)
      form.setError('key', { message: words }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-3">
      <Field
        label={`${name} key`}
        hint={`From your account there: ${keysPage.replace('https://', '')}`}
        error={errors.key?.message}
      >
        {control => (
          <PasswordInput
            autoComplete="off"
            autoFocus={isReplacing || search.get('key') === service}
            {...control}
            {...form.register('key')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSubmitting}>
          {isSubmitting ? 'Testing...' : 'Save and Test'}
        </Button>
        {isReplacing && (
          <Button look="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
