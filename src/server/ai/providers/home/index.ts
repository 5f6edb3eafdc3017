import type { AiProvider } from '../../provider.ts'
import { waitingForHomeAi } from './own-engine.ts'
import { patienceFor } from './patience.ts'

/** A model that runs in the app itself, in a process of its own: no server, no account, and nothing that leaves. */
export const home: AiProvider = {
  id: 'home',
  names: { screen: 'Home AI', sentence: 'The home AI', tutor: 'your home AI' },
  kind: 'home',
  intro:
    'A small AI that runs inside Stepwise, on this computer alone. Free, without an account; the internet is needed once, to download it.',
  needs: { kind: 'model' },
  // By its trial alone.
  models: { canSee: () => false, canTutor: () => true },
  patience: ({ markSeconds }) =>
    markSeconds === undefined ? undefined : patienceFor(markSeconds, waitingForHomeAi()),
  async markingSteps() {
    return (await import('./prompts/index.ts')).smallSteps
  },
  ports: {
    async mark(request, use) {
      return (await import('./mark.ts')).mark(request, use)
    },
    async *chat(question, use) {
      yield* (await import('./chat.ts')).chat(question, use)
    },
    async read(picture, use) {
      return (await import('./read/index.ts')).read(picture, use)
    },
  },
}
