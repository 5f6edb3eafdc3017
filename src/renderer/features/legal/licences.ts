import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { readKey } from '#lib/query-client.ts'

const licencesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    /** As SPDX, such as `MIT`. */
    identifier: z.string().optional(),
    text: z.string().optional(),
  }),
)
export type Licence = z.infer<typeof licencesSchema>[number]

/** Every package that the app is made of, by name; the build writes the list beside the page. */
export function useLicences() {
  return useQuery({
    queryKey: ['/licences.json'],
    queryFn: async context => licencesSchema.parse(await readKey(context)),
  })
}
