import { useMutation, useQuery } from '@tanstack/react-query'
import { phonePictureEndpoints } from '#contract/phone-pictures.ts'
import { request } from '#lib/api.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toasts.ts'

const settings = createQuery(phonePictureEndpoints.settings, {})

/** Allows photos from a phone. A parent's alone: put it inside a `ParentGate`. */
export function PhoneSwitch() {
  const { data } = useQuery(settings)
  const change = useMutation({
    mutationFn: (isAllowed: boolean) =>
      request(phonePictureEndpoints.changeSettings, { body: { isAllowed } }),
    onSuccess: changed => {
      queryClient.setQueryData(settings.queryKey, changed)
      toast({ title: 'Settings saved' })
    },
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'The settings could not be saved', description: message }),
  })
  return (
    <Switch
      label="Photos from a phone"
      hint="While a child’s window for it is open, at most 10 minutes, one phone in your home’s network can send photos to this computer, and reach nothing else of it. They are not encrypted on the way. Windows may ask once whether Stepwise may use the network."
      isOn={data?.isAllowed ?? false}
      onChange={isAllowed => change.mutate(isAllowed)}
    />
  )
}
