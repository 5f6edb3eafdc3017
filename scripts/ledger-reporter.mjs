import { appendFileSync } from 'node:fs'

/**
 * A vitest reporter that writes down what happens as it happens, a JSON line each, into the file that
 * `STEPWISE_LEDGER` names. Unlike vitest's own reports it is there for a run that never ends, too.
 */
export default class LedgerReporter {
  #begun = new Map()
  /** What passed at its second try alone. */
  #again = []

  #write(line) {
    appendFileSync(process.env.STEPWISE_LEDGER, `${JSON.stringify(line)}\n`)
  }

  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) this.#write({ event: 'file planned', file: moduleId })
  }

  onTestModuleQueued({ moduleId }) {
    this.#begun.set(moduleId, performance.now())
  }

  onTestCaseReady({ module, fullName }) {
    this.#write({ event: 'test begun', file: module.moduleId, name: fullName })
  }

  onTestCaseResult(test) {
    const { module, fullName } = test
    const result = test.result()
    const state = result.state === 'skipped' && test.tags.includes('in-full') ? 'in full only' : result.state
    if (state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0) this.#again.push(fullName)
    this.#write({ event: 'test done', file: module.moduleId, name: fullName, state })
  }

  onTestRunEnd() {
    for (const name of this.#again) process.stderr.write(`Needed a second try: ${name}\n`)
  }

  onTestModuleEnd(module) {
    const { moduleId, project } = module
    const seconds = (performance.now() - (this.#begun.get(moduleId) ?? performance.now())) / 1_000
    const errors = module.errors().length
    this.#write({ event: 'file done', file: moduleId, part: project.name, seconds, errors })
  }
}
