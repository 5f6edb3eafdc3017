import { useMutation } from '@tanstack/react-query'
import { IDLE_LOCK_MINUTES, type SharedComputer, sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toasts.ts'
import { setIdleLock } from '../../lib/presence.ts'

/** The part of Settings for a computer that several people use. A parent's alone: put it inside a `ParentGate`. */
export function SharedComputerSection() {
  return (
    <div className="grid gap-5">
      <Loaded endpoint={sharedComputerEndpoints.sharedComputer} input={{}} what="These settings">
        {settings => <Choices settings={settings} />}
      </Loaded>
    </div>
  )
}

function Choices({ settings }: { settings: SharedComputer }) {
  const change = useMutation({
    mutationFn: (body: Partial<SharedComputer>) =>
      request(sharedComputerEndpoints.changeSharedComputer, { body }),
    onSuccess: changed => {
      queryClient.setQueryData(createQuery(sharedComputerEndpoints.sharedComputer, {}).queryKey, changed)
      setIdleLock(changed.idleLockMinutes)
      toast({ title: 'Settings saved' })
    },
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'The settings could not be saved', description: message }),
  })
  return (
    <>
      <Switch
        label="Offer this family on the login page"
        hint="By the parent’s first name and initial; the password is still needed"
        isOn={settings.isListed}
        onChange={isListed => change.mutate({ isListed })}
      />
      <Field
        label="Ask for the password when nobody is there"
        hint="The page stays as it is; what was typed is not lost"
      >
        {control => (
          <Select
            value={settings.idleLockMinutes ?? ''}
            onChange={({ target }) =>
              change.mutate({
                idleLockMinutes: IDLE_LOCK_MINUTES.find(minutes => String(minutes) === target.value) ?? null,
              })
            }
            {...control}
          >
            <option value="">Never</option>
            {IDLE_LOCK_MINUTES.map(minutes => (
              <option key={minutes} value={minutes}>
                After {minutes} minutes
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
