import { type Settings, settingsEndpoints } from '#contract/settings.ts'
import { request } from '#lib/api.ts'

/** Asks an AI whether it answers; the result stands in the settings that this returns. */
export async function testConnection(service: string): Promise<Settings> {
  await request(settingsEndpoints.testService, { params: { service } })
  return request(settingsEndpoints.settings, {})
}
