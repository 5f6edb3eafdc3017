import { type Settings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { useChange } from './use-settings.ts'

/** Which AI answers: Automatic or one of them, and who that is now. */
export function ServingCard({ settings }: { settings: Settings }) {
  const { serving, servingNow, services } = settings
  const choose = useChange((chosen: string) =>
    request(settingsEndpoints.chooseServing, { body: { serving: chosen } }),
  )
  const findName = (id: string) => services.find(({ service }) => service === id)?.about.name ?? ''
  const chosen = services.find(({ service }) => service === serving)
  const isChosenIdle = chosen !== undefined && !chosen.canServe
  return (
    <Card className="grid gap-4">
      <h2>Who helps</h2>
      <Field
        label="AI in use"
        hint={`Automatic takes the first that is ready and can do the task: ${services.map(({ about }) => about.name).join(', ')}.`}
        error={choose.error?.message}
      >
        {control => (
          <Select
            value={serving}
            disabled={choose.isPending}
            onChange={event => choose.mutate(event.target.value)}
            {...control}
          >
            <option value="automatic">Automatic</option>
            {services.map(({ service, about }) => (
              <option key={service} value={service}>
                {about.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2" aria-live="polite">
        <Now task="Typed answers" who={isChosenIdle ? 'Nobody yet' : findName(servingNow.text)} />
        <Now
          task="Pictures"
          who={servingNow.pictures ? findName(servingNow.pictures) : 'Nobody yet: connect an AI that sees'}
        />
      </dl>
      {isChosenIdle && (
        <p className="text-wrong">
          {chosen.about.name} is chosen but not ready. Please connect it below, or choose Automatic.
        </p>
      )}
    </Card>
  )
}

function Now({ task, who }: { task: string; who: string }) {
  return (
    <div className="min-w-0 rounded-medium bg-sunk px-4 py-3">
      <dt className="text-small text-ink-soft">{task} are read by</dt>
      <dd className="font-heading font-extrabold">{who}</dd>
    </div>
  )
}
