import { replyOf, tutorInEngine } from '../../engine.ts'
import type { AiProvider } from '../../provider.ts'

/** The tutor that is always there: no network, no key. It works in the engine's threads, so that nobody waits for it. */
export const builtin: AiProvider = {
  id: 'builtin',
  names: { screen: 'Builtin tutor', sentence: 'The builtin tutor', tutor: 'Stepwise’s own tutor' },
  kind: 'builtin',
  intro:
    'Part of Stepwise. Marks school maths exactly, reads pictures of it, needs no key and no internet, sends nothing.',
  needs: { kind: 'nothing' },
  ports: {
    async *chat(question) {
      yield await replyOf(question)
    },
    async read({ picture, onLine }, { signal }) {
      const { ownReader } = await import('./read/own-reader.ts')
      return (await ownReader()).read(picture, onLine, signal)
    },
  },
  tutor: async () => tutorInEngine,
}
