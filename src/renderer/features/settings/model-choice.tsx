import { useQuery } from '@tanstack/react-query'
import { type ServiceSettings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { useChange } from './use-settings.ts'

interface ModelChoiceProps {
  settings: ServiceSettings
}

/** The model, from the list that the service itself offers; the default stays possible when there is no list. */
export function ModelChoice({ settings }: ModelChoiceProps) {
  const { service, about, model = '', isModelChosen, capabilities, lastTest } = settings
  const list = useQuery({
    // Every new connection is tested: its list is another one.
    queryKey: ['models', service, lastTest?.testedAt],
    queryFn: ({ signal }) => request(settingsEndpoints.listModels, { params: { service }, signal }),
    staleTime: 60_000,
  })
  const choose = useChange((body: { model: string | null; canSeePictures?: boolean }) =>
    request(settingsEndpoints.chooseModel, { params: { service }, body }),
  )
  const offered = list.data?.models.map(({ id }) => id) ?? []
  const ids = model === '' || offered.includes(model) ? offered : [model, ...offered]
  const seeing = new Set(list.data?.models.filter(each => each.canSeePictures).map(({ id }) => id))
  const usual = about.kind === 'home' ? 'the first that it offers' : 'recommended by Stepwise'
  const hint = list.isPending
    ? 'Asking which models there are...'
    : list.error
      ? 'The list of models could not be read. Please test the connection.'
      : `Models that see can mark handwriting. Larger ones are slower${about.kind === 'home' ? '' : ' and cost more'}.`
  return (
    <div className="grid gap-2">
      <Field label="Model" hint={hint} error={choose.error?.message}>
        {control => (
          <Select
            value={isModelChosen ? model : ''}
            disabled={choose.isPending}
            onChange={({ target: { value } }) =>
              choose.mutate({
                model: value || null,
                ...(value !== '' && { canSeePictures: seeing.has(value) }),
              })
            }
            {...control}
          >
            <option value="">
              {isModelChosen || model === ''
                ? usual.charAt(0).toUpperCase() + usual.slice(1)
                : `${model} (${usual})`}
            </option>
            {ids.map(id => (
              <option key={id} value={id}>
                {seeing.has(id) ? `${id} (sees pictures)` : id}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {about.kind === 'home' && model !== '' && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={capabilities.pictures}
            disabled={choose.isPending}
            onChange={event => choose.mutate({ model, canSeePictures: event.target.checked })}
            className="size-6 accent-brand"
          />
          This model can see pictures
        </label>
      )}
    </div>
  )
}
