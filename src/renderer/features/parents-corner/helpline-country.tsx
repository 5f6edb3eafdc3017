import { useMutation } from '@tanstack/react-query'
import { type Help, safetyEndpoints } from '#contract/safety.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { toast } from '#ui/toasts.ts'
import { Loaded } from '../../ui/loaded.tsx'

/** In which country the helplines are that a child is shown. */
export function HelplineCountry() {
  return (
    <Card>
      <Loaded endpoint={safetyEndpoints.help} input={{}} what="The helplines">
        {help => <Choice help={help} />}
      </Loaded>
    </Card>
  )
}

function Choice({ help }: { help: Help }) {
  const change = useMutation({
    mutationFn: (country: string | null) => request(safetyEndpoints.chooseCountry, { body: { country } }),
    onSuccess: changed => {
      queryClient.setQueryData(createQuery(safetyEndpoints.help, {}).queryKey, changed)
      toast({ title: 'Country saved' })
    },
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'The country could not be saved', description: message }),
  })
  const { country, countryName, countries, isChosen, helplines } = help
  const named = helplines.map(({ name, number }) => `${name} ${number}`).join(', ')
  return (
    <Field
      label="Helplines that your child is shown"
      hint={named === '' ? 'Stepwise knows none for this computer’s country.' : `Now: ${named}`}
    >
      {control => (
        <Select
          value={isChosen ? (country ?? '') : ''}
          onChange={({ target }) => change.mutate(target.value === '' ? null : target.value)}
          {...control}
        >
          <option value="">
            {isChosen || !countryName
              ? 'This computer’s country'
              : `${countryName} (this computer’s country)`}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
