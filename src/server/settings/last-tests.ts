import type { ConnectableService, ServiceTest } from '#contract/settings.ts'

export type LastTests = ReturnType<typeof lastTests>

/** The newest test of each account's connections; of this run alone: yesterday's says little about today. */
export function lastTests() {
  const tests = new Map<string, ServiceTest>()
  const nameOf = (accountId: number, service: ConnectableService) => `${accountId}/${service}`
  return {
    of: (accountId: number, service: ConnectableService) => tests.get(nameOf(accountId, service)),
    keep(accountId: number, service: ConnectableService, test: ServiceTest): void {
      tests.set(nameOf(accountId, service), test)
    },
    forget(accountId: number, service: ConnectableService): void {
      tests.delete(nameOf(accountId, service))
    },
  }
}
