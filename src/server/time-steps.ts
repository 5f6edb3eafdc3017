import type { Logger } from 'pino'

/** @returns a function that runs a named step and logs its milliseconds; a promise is timed to its end */
export function timeSteps(log: Logger): <T>(name: string, run: () => T) => T {
  return (step, run) => {
    const from = performance.now()
    const done = () => log.info({ step, ms: Math.round(performance.now() - from) }, 'start-up step done')
    const result = run()
    if (result instanceof Promise) result.then(done, () => {})
    else done()
    return result
  }
}
