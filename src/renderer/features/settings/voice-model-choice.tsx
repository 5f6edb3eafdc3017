import { useQuery } from '@tanstack/react-query'
import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { useChange } from './use-settings.ts'

/** Who talks in live calls, from the list that the service itself offers. */
export function VoiceModelChoice({ settings }: { settings: ServiceSettings }) {
  const { service, voiceModel = '', isVoiceModelChosen = false, lastTest } = settings
  const params = { service }
  const list = useQuery({
    // Every new connection is tested: its list is another one.
    queryKey: ['voice-models', service, lastTest?.testedAt],
    queryFn: ({ signal }) => request(settingsEndpoints.listVoiceModels, { params, signal }),
    staleTime: 60_000,
  })
  const choose = useChange((model: string | null) =>
    request(settingsEndpoints.chooseVoiceModel, { params, body: { model } }),
  )
  const offered = list.data?.models ?? []
  const ids = offered.includes(voiceModel) ? offered : [voiceModel, ...offered]
  const hint = list.isPending
    ? 'Asking which voices there are...'
    : list.error
      ? 'The list could not be read. Please test the connection.'
      : 'For talking aloud with your child. A talk costs more than a chat of the same length.'
  return (
    <Field label="Talk aloud" hint={hint} error={choose.error?.message}>
      {control => (
        <Select
          value={isVoiceModelChosen ? voiceModel : ''}
          disabled={choose.isPending}
          onChange={event => choose.mutate(event.target.value || null)}
          {...control}
        >
          <option value="">
            {isVoiceModelChosen ? 'Recommended by Stepwise' : `${voiceModel} (recommended by Stepwise)`}
          </option>
          {ids.map(id => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
