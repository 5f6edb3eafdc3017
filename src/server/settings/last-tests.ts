import type { ServiceTest } from '#contract/settings.ts'

export type LastTests = ReturnType<typeof lastTests>

/** The newest test of each account's connections; of this run alone: yesterday's says little about today. */
export function lastTests() {
  const tests = new Map<string, ServiceTest>()
  const createName = (accountId: number, service: string) => `${accountId}/${service}`
  return {
    of: (accountId: number, service: string) => tests.get(createName(accountId, service)),
    keep(accountId: number, service: string, test: ServiceTest): void {
      tests.set(createName(accountId, service), test)
    },
    forget(accountId: number, service: string): void {
      tests.delete(createName(accountId, service))
    },
  }
}
