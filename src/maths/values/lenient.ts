import type { Judged, Value } from './value.ts'

/**
 * A value with answers beside it that must not be called wrong: what comes of a coarser factor or of another country's
 * measure.
 * @param soften what to say of an answer that is not the value; undefined where it is wrong
 */
export function lenient(value: Value, soften: (said: string) => Judged['verdict'] | undefined): Value {
  return {
    ...value,
    judge(said) {
      const judged = value.judge(said)
      if (judged.verdict !== 'wrong') return judged
      const verdict = soften(said)
      return verdict ? { verdict } : judged
    },
  }
}
