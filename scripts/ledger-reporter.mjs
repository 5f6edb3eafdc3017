import { appendFileSync } from 'node:fs'

/**
 * A vitest reporter that writes down what happens as it happens, a JSON line each, into the file that
 * `STEPWISE_LEDGER` names. Unlike vitest's own reports it is there for a run that never ends, too.
 */
export default class LedgerReporter {
  #write(line) {
    appendFileSync(process.env.STEPWISE_LEDGER, `${JSON.stringify(line)}\n`)
  }

  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) this.#write({ event: 'file planned', file: moduleId })
  }

  onTestCaseReady({ module, fullName }) {
    this.#write({ event: 'test begun', file: module.moduleId, name: fullName })
  }

  onTestCaseResult(test) {
    const { module, fullName } = test
    const { state } = test.result()
    const tries = 1 + (test.diagnostic()?.retryCount ?? 0)
    this.#write({ event: 'test done', file: module.moduleId, name: fullName, state, tries })
  }

  onTestModuleEnd(module) {
    this.#write({ event: 'file done', file: module.moduleId, errors: module.errors().length })
  }
}
