import { useMutation } from '@tanstack/react-query'
import { comfortEndpoints } from '#contract/comfort.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { setRemoteAllowed } from '#ui/aloud/voices.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toasts.ts'

/** A parent's choice: whether voices of a company may read aloud. Put it inside a `ParentGate`. */
export function RemoteVoices() {
  const change = useMutation({
    mutationFn: (isAllowed: boolean) => request(comfortEndpoints.allowRemoteVoices, { body: { isAllowed } }),
    onSuccess: changed => {
      queryClient.setQueryData(createQuery(comfortEndpoints.remoteVoices, {}).queryKey, changed)
      setRemoteAllowed(changed.isAllowed)
      toast({ title: 'Settings saved' })
    },
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'The settings could not be saved', description: message }),
  })
  return (
    <Loaded endpoint={comfortEndpoints.remoteVoices} input={{}} what="These settings">
      {({ isAllowed }) => (
        <Switch
          label="Allow voices that need the internet"
          hint="Some browsers bring voices that send each text that is read aloud to the company that made them, such as Google or Microsoft. Voices of this computer send nothing, and need no agreement."
          isOn={isAllowed}
          onChange={change.mutate}
        />
      )}
    </Loaded>
  )
}
