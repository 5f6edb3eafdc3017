import { type Settings, settingsCalls } from '#contract/settings.ts'
import { request } from '#lib/api.ts'

/** Asks an AI whether it answers; the result stands in the settings that this returns. */
export async function testConnection(service: string): Promise<Settings> {
  await request(settingsCalls.testService, { params: { service } })
  return request(settingsCalls.settings, {})
}
