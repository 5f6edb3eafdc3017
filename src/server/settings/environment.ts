import type { AiProvider } from '../ai/provider.ts'
import { StartError } from '../start-error.ts'

/** What the environment says about AI providers, by their variables; it counts over the settings, for development. */
export type AiEnvironment = Readonly<Record<string, string | undefined>>

/** @throws StartError that names an address which is none */
export function readAiEnvironment(
  environment: Record<string, string | undefined>,
  providers: readonly AiProvider[],
): AiEnvironment {
  const read: Record<string, string | undefined> = {}
  for (const { needs } of providers) {
    if (!('environment' in needs)) continue
    for (const [what, name] of Object.entries(needs.environment)) {
      const value = environment[name]?.trim() || undefined
      read[name] = value && what === 'address' ? addressIn(name, value) : value
    }
  }
  return read
}

function addressIn(name: string, value: string): string {
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value.replace(/\/+$/, '')
  throw new StartError(`${name} must be an address that begins with http:// or https://.`)
}
