import type { AiProvider } from './provider.ts'

/** Where the window itself may connect to. @param environment addresses that count over the providers' own, by name */
export function originsForCalls(
  providers: readonly AiProvider[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return providers.flatMap(({ ports, needs }) =>
    ports.realtime && needs.kind === 'key'
      ? [new URL(environment[needs.environment.address] ?? needs.address).origin]
      : [],
  )
}
