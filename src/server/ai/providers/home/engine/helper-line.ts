import type { HelperProcess, StartHelper } from '../../../../helper/helper-process.ts'
import { troubleOf } from './failures.ts'
import type { Order, Stop, Told } from './messages.ts'

/** So long it may take to hear that nobody waits any more, milliseconds; then the process is ended. */
const STOPPING = 5_000

/** The process of the engine, begun with the first order. It is given one at a time. */
export function helperLine(
  start: StartHelper,
  hooks: {
    /** It has ended by itself. */
    onExit: () => void
    /** It goes on with what nobody waits for. */
    onStuck: () => void
    /** What an order comes to that was under way. */
    whyGone: () => Error
  },
) {
  let helper: HelperProcess | undefined
  let listening: { onTold(told: Told): void; onGone(): void } | undefined
  let lastId = 0

  function begin(): HelperProcess {
    const started = start()
    const isMine = () => helper === started
    started.onMessage(told => isMine() && listening?.onTold(told as Told))
    started.onExit(() => {
      if (!isMine()) return
      helper = undefined
      hooks.onExit()
      listening?.onGone()
    })
    return started
  }

  return {
    /** Gives one order and waits for its answer. */
    async order(
      work: { do: Order['do'] } & Record<string, unknown>,
      onText: (text: string) => void,
      leave: AbortSignal,
    ): Promise<Told> {
      leave.throwIfAborted()
      lastId += 1
      const id = lastId
      helper ??= begin()
      const answer = Promise.withResolvers<Told>()
      let stopping: NodeJS.Timeout | undefined
      listening = {
        onTold(told) {
          if (told.id !== id) return
          if (told.state === 'text') onText(told.text)
          else answer.resolve(told)
        },
        onGone: () => answer.reject(hooks.whyGone()),
      }
      const stop = () => {
        helper?.send({ do: 'stop' } satisfies Stop)
        stopping = setTimeout(hooks.onStuck, STOPPING)
      }
      leave.addEventListener('abort', stop, { once: true })
      helper.send({ id, ...work } as Order)
      try {
        const told = await answer.promise
        leave.throwIfAborted()
        if (told.state === 'failed') throw troubleOf(told.trouble, told.detail)
        return told
      } catch (error) {
        leave.throwIfAborted()
        throw error
      } finally {
        clearTimeout(stopping)
        leave.removeEventListener('abort', stop)
        listening = undefined
      }
    },
    /** Ends the process, with what is under way in it. */
    end(): void {
      const gone = helper
      helper = undefined
      gone?.kill()
      listening?.onGone()
    },
    isRunning: () => helper !== undefined,
  }
}
