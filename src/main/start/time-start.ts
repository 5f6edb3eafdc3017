import type { Logger } from 'pino'

export interface StartTimes {
  /** Runs a named step of the start; its milliseconds go to the log, also from before there is one. */
  step<T>(name: string, run: () => T): T
  /** Hands over the log as soon as there is one. */
  logTo(log: Logger): void
}

/** Times the named steps of the start. */
export function timeStart(): StartTimes {
  const waiting: { step: string; ms: number }[] = []
  let write = (time: { step: string; ms: number }): void => {
    waiting.push(time)
  }
  return {
    step(name, run) {
      const from = performance.now()
      const done = () => write({ step: name, ms: Math.round((performance.now() - from) * 10) / 10 })
      const result = run()
      if (result instanceof Promise) result.then(done, () => {})
      else done()
      return result
    },
    logTo(log) {
      write = time => log.info(time, 'start-up step done')
      for (const time of waiting.splice(0)) write(time)
    },
  }
}
