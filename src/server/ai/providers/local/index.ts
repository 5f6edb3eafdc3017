import type { AiProvider } from '../../provider.ts'

const SEEING =
  /llava|vision|[-_.]vl|vl[:\-_]|gemma-?[3-9]|minicpm-?v|pixtral|moondream|internvl|mistral-small-?3|llama-?4/i

/** Any server at home that speaks the protocol that most of them have taken over, such as Ollama or LM Studio. */
export const local: AiProvider = {
  id: 'local',
  names: { screen: 'Local AI', sentence: 'The local AI', tutor: 'your own local AI' },
  kind: 'home',
  intro: 'An AI on a computer in your home, such as Ollama or LM Studio. Nothing leaves your home.',
  needs: { kind: 'address', environment: { address: 'LOCAL_AI_BASE_URL', model: 'LOCAL_AI_MODEL' } },
  models: {
    canSee: id => SEEING.test(id),
    canTutor: id => !/embed|rerank|whisper/i.test(id),
  },
  async listModels(use) {
    return (await import('../openai/client.ts')).listModels(use)
  },
  ports: {
    async mark(request, use) {
      return (await import('../openai/mark.ts')).mark(request, use)
    },
    async *chat(question, use) {
      yield* (await import('../openai/chat.ts')).chat(question, use)
    },
  },
}
