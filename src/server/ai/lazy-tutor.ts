import type { Tutor } from './tutor.ts'

/** A tutor that is loaded at its first task, so that the server starts without waiting for it. */
export function lazyTutor(load: () => Promise<Tutor>): Tutor {
  let loading: Promise<Tutor> | undefined
  const loaded = () => {
    loading ??= load()
    return loading
  }
  return {
    makeMarkingScheme: async (input, signal) => (await loaded()).makeMarkingScheme(input, signal),
    assess: async (input, signal) => (await loaded()).assess(input, signal),
    findGaps: async (input, signal) => (await loaded()).findGaps(input, signal),
    recommendResources: async (gaps, signal, grade) =>
      (await loaded()).recommendResources(gaps, signal, grade),
    makeQuestions: async (input, signal) => (await loaded()).makeQuestions(input, signal),
  }
}
