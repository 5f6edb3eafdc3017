import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { FoundAtHome, type FoundConnection } from '#features/home-servers/found-at-home.tsx'
import { ApiError, request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { ConnectionTools } from './connection-tools.tsx'
import { NothingBehind } from './nothing-behind.tsx'
import { ServiceCard } from './service-card.tsx'
import { SharedByAnother } from './sharing.tsx'
import { testConnection } from './test-connection.ts'
import { useChange } from './use-settings.ts'

/** An AI at home: an address and perhaps a model. Connecting it is the agreement, because nothing leaves. */
export function HomeCard({ settings }: { settings: ServiceSettings }) {
  const { service, isConnected, connectedBy, address, model } = settings
  const [isReplacing, setReplacing] = useState(false)
  const connect = useChange(async (found: FoundConnection) => {
    await request(settingsEndpoints.connectHome, { params: { service }, body: found })
    return testConnection(service)
  })
  if (connectedBy === 'sharing') {
    return (
      <ServiceCard settings={settings}>
        <SharedByAnother
          settings={settings}
          ownWay={
            !isReplacing && (
              <Button look="quiet" onClick={() => setReplacing(true)}>
                Connect Our Own
              </Button>
            )
          }
        />
        {isReplacing && <AddressForm settings={settings} isReplacing onDone={() => setReplacing(false)} />}
      </ServiceCard>
    )
  }
  return (
    <ServiceCard settings={settings}>
      {isConnected && !isReplacing && (
        <p className="min-w-0 break-words">
          At <b>{address}</b>
        </p>
      )}
      <NothingBehind />
      {(!isConnected || isReplacing) && connectedBy !== 'environment' && (
        <>
          <FoundAtHome
            inUse={{ address, model }}
            connect={found => connect.mutateAsync(found).then(() => setReplacing(false))}
          />
          <h3 className="text-[17px]">On another computer, or by its address</h3>
          <AddressForm settings={settings} isReplacing={isReplacing} onDone={() => setReplacing(false)} />
        </>
      )}
      {isConnected && (
        <ConnectionTools
          settings={settings}
          canUse={!isReplacing}
          clearLabel="Disconnect"
          onReplace={isReplacing ? undefined : () => setReplacing(true)}
        />
      )}
    </ServiceCard>
  )
}

const formSchema = settingsEndpoints.connectHome.body.extend({ model: z.string().trim().max(200) })

interface AddressFormProps {
  settings: ServiceSettings
  isReplacing: boolean
  onDone: () => void
}

function AddressForm({ settings, isReplacing, onDone }: AddressFormProps) {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      address: settings.address ?? '',
      model: settings.isModelChosen ? (settings.model ?? '') : '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const connect = useChange(async ({ address, model }: z.output<typeof formSchema>) => {
    await request(settingsEndpoints.connectHome, {
      params: { service: settings.service },
      body: { address, ...(model === '' ? {} : { model }) },
    })
    return testConnection(settings.service)
  })
  const submit = form.handleSubmit(async values => {
    try {
      await connect.mutateAsync(values)
      onDone()
    } catch (error) {
      const { address, model } = error instanceof ApiError ? error.fields : {}
      const message = address ?? model ?? (error instanceof Error ? error.message : String(error))
      form.setError(model === undefined ? 'address' : 'model', { message }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[1.4fr_1fr]">
        <Field label="Address" hint="Ollama: http://localhost:11434/v1" error={errors.address?.message}>
          {control => (
            <TextInput
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              {...control}
              {...form.register('address')}
            />
          )}
        </Field>
        <Field
          label="Model name"
          hint="May stay empty: then the first is taken"
          error={errors.model?.message}
        >
          {control => (
            <TextInput autoComplete="off" spellCheck={false} {...control} {...form.register('model')} />
          )}
        </Field>
      </div>
      <p className="text-small text-ink-soft">
        By connecting it you agree that what your child writes and shows goes to this address.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outlined" type="submit" isLoading={isSubmitting}>
          {isSubmitting ? 'Testing...' : 'Connect Local AI'}
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
