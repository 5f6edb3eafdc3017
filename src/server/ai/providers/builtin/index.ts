import type { AiProvider } from '../../provider.ts'

/** The tutor that is always there: no network, no key. Loaded at its first task, so that no start waits for it. */
export const builtin: AiProvider = {
  id: 'builtin',
  names: { screen: 'Builtin tutor', sentence: 'The builtin tutor', tutor: 'Stepwise’s own tutor' },
  kind: 'builtin',
  intro:
    'Part of Stepwise. Marks school maths exactly, reads pictures of it, needs no key and no internet, sends nothing.',
  needs: { kind: 'nothing' },
  ports: {
    async *chat(question) {
      const { tutorReply } = await import('./chat/tutor-reply.ts')
      yield tutorReply(question)
    },
    async read({ picture, onLine }, { signal }) {
      const { ownReader } = await import('./read/own-reader.ts')
      return (await ownReader()).read(picture, onLine, signal)
    },
  },
  tutor: async () => (await import('./tutor.ts')).builtinTutor,
}
