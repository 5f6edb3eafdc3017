import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { ModelChoice } from './model-choice.tsx'
import { SharingSwitch } from './sharing.tsx'
import { testConnection } from './test-connection.ts'
import { useChange } from './use-settings.ts'
import { VoiceModelChoice } from './voice-model-choice.tsx'

interface ConnectionToolsProps {
  settings: ServiceSettings
  /** Connected and agreed to: without that nothing may be asked of it. */
  canUse: boolean
  clearLabel: string
  onReplace?: (() => void) | undefined
}

/** What a parent does with a connected AI: choose its model, test it, replace or clear the connection. */
export function ConnectionTools({ settings, canUse, clearLabel, onReplace }: ConnectionToolsProps) {
  const { service, about } = settings
  const test = useChange(() => testConnection(service))
  const clear = useChange(() => request(settingsEndpoints.disconnect, { params: { service } }))
  const isFixed = settings.connectedBy === 'environment'
  const failure = test.error ?? clear.error
  return (
    <>
      {canUse && <ModelChoice settings={settings} />}
      {canUse && settings.voiceModel !== undefined && <VoiceModelChoice settings={settings} />}
      {isFixed && (
        <p className="text-small text-ink-soft">
          Connected from outside by <code>{about.environmentName}</code>, so it can only be changed there.
        </p>
      )}
      {failure && (
        <p role="alert" className="text-wrong">
          {failure.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canUse && (
          <Button look="outlined" isLoading={test.isPending} onClick={() => test.mutate(undefined)}>
            {test.isPending ? 'Testing...' : 'Test'}
          </Button>
        )}
        {!isFixed && onReplace && (
          <Button look="outlined" onClick={onReplace}>
            {about.kind === 'home' ? 'Change Address' : 'Replace Key'}
          </Button>
        )}
        {!isFixed && (
          <Button
            look="quiet"
            className="max-sm:-ml-3.5"
            isLoading={clear.isPending}
            onClick={() => clear.mutate(undefined)}
          >
            {clearLabel}
          </Button>
        )}
      </div>
      {!isFixed && <SharingSwitch settings={settings} />}
    </>
  )
}
